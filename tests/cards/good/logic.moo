value z = your food is 1 and your fleet is 2 or your loyalty is 3
value b = not your food is 1
value c = not (your food is 1 or your fleet is 2) and not no
value d = (there is a card where it is blue) and there is a card where it is red or it is blue
value e = yes or not there is a card where it is red
value f = your food is 1 and there is a card where it is red
