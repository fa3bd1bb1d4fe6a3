change building destroyer of orion
    cost    3 fleet

replace building fortress of orion "Star Fortress"
    points  2

    always:
        attack_strength of your opponents is 1 less

change building farm
