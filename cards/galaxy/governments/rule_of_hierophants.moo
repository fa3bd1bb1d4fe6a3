government rule_of_hierophants "Rule of Hierophants"
    ru      "Власть иерофантов"
    source  effect original, numbers original

    always:
        your leader_favour is 1 more
