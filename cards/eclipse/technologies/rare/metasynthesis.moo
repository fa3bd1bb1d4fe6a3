technology metasynthesis "Metasynthesis"
    ru        "Метасинтез"
    category  rare
    cost      17
    least     11

    # R35
    always:
        your fills_credits is yes
        your fills_science is yes
        your fills_materials is yes
