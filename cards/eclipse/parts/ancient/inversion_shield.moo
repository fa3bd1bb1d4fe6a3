ancient_part inversion_shield "Inversion Shield"
    ru      "Инверсионный щит"
    energy  2
    shield  2
