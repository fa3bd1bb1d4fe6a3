advisor kuruk "Kuruk"
    ru      "Курук"
    source  name "public notes", ru "original transliteration", effect original

    after build, once a round:
        gain 1 production
