# What of Master of Orion is different when the Antarans are about.

change building star_fortress of orion
    after repel:
        gain 2 score

change building war_college of orion
    cost    2 food, 2 fleet, 1 production

change race darloks of orion
    start   2 food, 3 fleet, 1 production

replace building fighter_base of orion "Interceptor Base"
    ru      "База перехватчиков"
    colour  red
    cost    4 food, 1 production
    income  1 fleet
    points  1
    copies  2
    source  design original, numbers original

    on build:
        gain 2 fleet

    always:
        your defence is 1 more

# Nobody spies on allies.
remove building spy_center of orion
