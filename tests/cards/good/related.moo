value z for system = system_discount for system
value b against player = attack_cost against player
value c = attack_cost against them
value d = symbols of it for you
