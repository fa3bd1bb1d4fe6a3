pack galaxy "Master of the Galaxy"
    ru        "Властелин галактики"
    version   "0.1.0"
    language  "3"
