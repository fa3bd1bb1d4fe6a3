government ministry_of_everything "Ministry of Everything"
    ru      "Министерство всего"
    source  effect original, numbers original

    always:
        your black_in_yards is yes
