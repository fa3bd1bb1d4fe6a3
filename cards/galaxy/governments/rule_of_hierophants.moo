government rule_of_hierophants "Rule of Hierophants"
    ru      "Власть иерофантов"
    cells   upper green, upper blue, upper black, 4 lower green
    source  effect original, numbers original

    upper:
        take_from leader_deck

    lower:
        take_development

    always:
        your leader_favour is 1 more
