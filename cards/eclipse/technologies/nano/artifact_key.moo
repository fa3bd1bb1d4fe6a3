technology artifact_key "Artifact Key"
    ru        "Ключ от артефакта"
    category  nano
    cost      16
    least     8
    copies    3

    on learn:
        for each hex where its ruler is you and has_artifact of it
            choose a resource as good
            gain 5 good
