technology artifact_key "Artifact Key"
    ru        "Ключ от артефакта"
    category  nano
    cost      16
    least     8
    copies    3
