pack eclipse "Eclipse: Second Dawn for the Galaxy"
    ru        "Эклипс: второй рассвет галактики"
    version   "0.1.0"
    language  "3"
