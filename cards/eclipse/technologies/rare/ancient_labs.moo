technology ancient_labs "Ancient Labs"
    ru        "Лаборатории древних"
    category  rare
    cost      13
    least     9
