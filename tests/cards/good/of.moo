value z of player = player's food
value b = system of farm
value c = colour of top of track's route
value d = this card's card_below's colour
value e of x = its owner's council
value f of player = your fleet + their fleet
value g = attack_strength of your opponents
value beaten = isles' rafts

value crowded of player = number of everybody's hand + number of (your opponents' hand where it is old) - number of player's opponents' hut's cards
value h of card = card's [A]
value i of card = this's owner
value j = this system
value k of card = your [A]
value l = its owner's [A]
value m of player = your cubes of science + player's cubes of (its wealth) - stock of food
