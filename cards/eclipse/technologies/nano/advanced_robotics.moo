technology advanced_robotics "Advanced Robotics"
    ru        "Передовая робототехника"
    category  nano
    cost      8
    least     5
    copies    5

    on learn:
        put 1 disc from your disc_box into your influence_track
