technology cloaking_device "Cloaking Device"
    ru        "Маскировочное устройство"
    category  rare
    cost      7
    least     6
