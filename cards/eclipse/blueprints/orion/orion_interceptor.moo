blueprint orion_interceptor "Interceptor"
    ru          "Перехватчик"
    ship_type   interceptor
    initiative  3
    energy      1
    bays        built ion_cannon, built nuclear_source, built nuclear_drive, built gauss_shield
