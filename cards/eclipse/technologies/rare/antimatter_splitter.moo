technology antimatter_splitter "Antimatter Splitter"
    ru        "Расщепитель антиматерии"
    category  rare
    cost      5
    least     5

    # R91
    always:
        your splits_damage is yes
