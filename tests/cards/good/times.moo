value z = 2 times your food
value y = food times coin times (day + 1) - 3
value x = 2 for each card in hand times highest of food and coin

to feed
    repeat food + 2 - day times
        gain (2 times food + day) food
    repeat at most (2 times food) times while food is highest of 2 and 3
        gain 1 food
