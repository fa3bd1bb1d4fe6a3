planet srod_avein_n2 "Srod Avein N2"
    ru        "Срод-Авейн N2"
    type      advanced
    warfare   6
    colonize  3
    points    4
    icons     research
    source    facts "printed planet", name_ru translated
