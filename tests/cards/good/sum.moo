value z = 1 + 2
value b = your food + your fleet - 3
value c = 1 - (2 - 3)
