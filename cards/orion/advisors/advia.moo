advisor advia "Advia"
    ru      "Адвия"
    source  name "public notes", ru "original transliteration", effect original

    always:
        your propaganda_gain is 2 more
