planet marghannah_prime "Marghannah Prime"
    ru          "Марганна Прайм"
    type        metallic
    warfare     5
    colonize    4
    points      3
    extra_hand  1
    source      facts "printed planet", name_ru translated
