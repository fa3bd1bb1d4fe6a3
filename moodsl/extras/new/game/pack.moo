pack lanterns "Lanterns"
    ru        "Фонари"
    version   "0.1.0"
    language  "3"
