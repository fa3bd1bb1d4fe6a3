species mechanema "Mechanema"
    ru      "Механемы"
    colour  white
    stores  4 materials, 3 science, 3 credits
    known   positron_computers
    rate    3
