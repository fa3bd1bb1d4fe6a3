technology metasynthesis "Metasynthesis"
    ru        "Метасинтез"
    category  rare
    cost      17
    least     11
