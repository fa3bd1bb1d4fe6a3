setup:
    shuffle deck