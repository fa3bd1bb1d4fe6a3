part absorption_shield "Absorption Shield"
    ru         "Поглощающий щит"
    opened_by  absorption_shields
    energy     4
    shield     1
