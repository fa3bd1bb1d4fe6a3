part phase_shield "Phase Shield"
    ru         "Фазовый щит"
    opened_by  phase_shields
    energy     -1
    shield     2
