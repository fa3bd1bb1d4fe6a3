pack eclipse "Eclipse: Second Dawn for the Galaxy"
    ru        "Эклипс: второй рассвет галактики"
    version   "0.1.0"
    language  "3"
    coverage  100               # every line of every card has a scenario
