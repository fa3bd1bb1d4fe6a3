leader quartermaster "Quartermaster"
    ru      "Интендант"
    cells   red, green
    steals  blue
    asks    military
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your red_in_green is yes
