ancient_part axion_computer "Axion Computer"
    ru          "Аксионный компьютер"
    initiative  1
    computer    2
