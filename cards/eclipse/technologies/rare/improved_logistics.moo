technology improved_logistics "Improved Logistics"
    ru        "Продвинутая логистика"
    category  rare
    cost      7
    least     6
