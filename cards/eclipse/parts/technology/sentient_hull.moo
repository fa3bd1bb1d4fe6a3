part sentient_hull "Sentient Hull"
    ru         "Разумный корпус"
    opened_by  sentient_hulls
    computer   1
    plates     1
