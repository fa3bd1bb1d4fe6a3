technology conifold_fields "Conifold Field"
    ru        "Конифолдовое поле"
    category  rare
    cost      5
    least     5
