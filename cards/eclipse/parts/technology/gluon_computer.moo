part gluon_computer "Gluon Computer"
    ru         "Глюонный компьютер"
    opened_by  gluon_computers
    energy     -2
    computer   3
