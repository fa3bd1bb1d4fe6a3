value z = your food is 1
value b = your food is not 1
value c = your food is at least 1
value d = your food is at most 1
value e = your food is more than 1
value f = your food is less than 1
value g = your actions are not empty
value h = your actions are at least 2
value i = your hand is [farm, mill]
value j = card's colour is either blue or red
value k = their colours are either blue or red
value l = it is like this
value m = card's key is not like barn

stall shed "Shed"
    on build:
        if top of deck is a development and it is not an estate
            gain 1 coin
