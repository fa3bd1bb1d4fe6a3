part conifold_field "Conifold Field"
    ru         "Конифолдовое поле"
    opened_by  conifold_fields
    energy     -2
    plates     3
