technology advanced_labs "Advanced Labs"
    ru        "Передовые лаборатории"
    category  nano
    cost      10
    least     6
    copies    5         # 1 of them printed on boards

    # R35
    always:
        your fills_science is yes
