technology ancient_labs "Ancient Labs"
    ru        "Лаборатории древних"
    category  rare
    cost      13
    least     9

    # R55
    on learn:
        open_labs
