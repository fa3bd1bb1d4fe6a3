technology antimatter_splitter "Antimatter Splitter"
    ru        "Расщепитель антиматерии"
    category  rare
    cost      5
    least     5
