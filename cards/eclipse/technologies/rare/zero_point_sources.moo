technology zero_point_sources "Zero-Point Source"
    ru        "Реактор нулевой энергии"
    category  rare
    cost      15
    least     10
