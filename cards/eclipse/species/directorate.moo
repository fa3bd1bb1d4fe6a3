species directorate "Terran Directorate"
    ru      "Земной Директорат"
    colour  red
    stores  4 materials, 3 science, 3 credits
    known   starbases
    rate    2
