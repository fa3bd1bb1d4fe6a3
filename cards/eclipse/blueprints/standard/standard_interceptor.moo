blueprint standard_interceptor "Interceptor"
    ru          "Перехватчик"
    ship_type   interceptor
    initiative  2
    bays        built ion_cannon, built nuclear_source, built nuclear_drive, nothing
    copies      6
