technology artifact_key "Artifact Key"
    ru        "Ключ от артефакта"
    category  nano
    cost      16
    least     8
    copies    3

    on research:
        for each hex where its ruler is you and (top of (its tile))'s artifact is yes
            choose a resource as good
            gain 5 good
