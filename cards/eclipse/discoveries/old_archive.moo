discovery_tile old_archive "5 Science"
    ru      "5 науки"
    copies  3

    reward:
        gain 5 science
