setup:
    choose a number from 1 to 5
    choose a number from -3 to (your limit + 1) as bid where it is not 0
    target chooses a number from 0 to their food
