setup:
    choose a number from 1 to 5
    choose a number from -3 to (your limit + 1) as bid where it is not 0
    target chooses a number from 0 to their food
    choose a colour from red, blue, green as named
    choose a resource as good where your good is at least 4
    choose a resource from coin, food
    choose a colour as named where it is not red
