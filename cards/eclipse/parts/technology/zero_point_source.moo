part zero_point_source "Zero-Point Source"
    ru         "Реактор нулевой энергии"
    opened_by  zero_point_sources
    energy     12
