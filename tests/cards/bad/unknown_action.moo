stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        perform seling                  ### unknown-action
