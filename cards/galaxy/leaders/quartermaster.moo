leader quartermaster "Quartermaster"
    ru      "Интендант"
    asks    military
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your red_in_green is yes
