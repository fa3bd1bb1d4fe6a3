pack eminent "Eminent Domain"
    ru        "Космическая эра"
    version   "0.1.0"
    language  "2"
