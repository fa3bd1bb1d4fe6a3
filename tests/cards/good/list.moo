value z = []
value b = [farm]
value c = [farm, mill, farm]
