species draco "Descendants of Draco"
    ru      "Наследники Дракона"
    colour  yellow
    stores  3 materials, 4 science, 2 credits
    known   fusion_drives
    rate    3
