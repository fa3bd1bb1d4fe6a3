advisor kual "Kual"
    ru      "Куал"
    source  name "public notes", ru "original transliteration", effect original

    always:
        your defence is 2 more

    at round start:
        gain 1 fleet
