ancient_part shard_hull "Shard Hull"
    ru      "Фрагментарный корпус"
    plates  3
