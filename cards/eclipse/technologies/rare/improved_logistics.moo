technology improved_logistics "Improved Logistics"
    ru        "Продвинутая логистика"
    category  rare
    cost      7
    least     6

    # R68
    always:
        your moves is 1 more
