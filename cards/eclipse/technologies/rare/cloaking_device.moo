technology cloaking_device "Cloaking Device"
    ru        "Маскировочное устройство"
    category  rare
    cost      7
    least     6

    # R70
    always:
        your is_cloaked is yes
