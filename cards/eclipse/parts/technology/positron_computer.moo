part positron_computer "Positron Computer"
    ru         "Позитронный компьютер"
    opened_by  positron_computers
    energy     -1
    computer   2
