value z = 1 for each blue card in your systems
value b = (2 + 1) for each card
value c = 2 food for each system
