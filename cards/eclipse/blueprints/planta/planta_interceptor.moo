blueprint planta_interceptor "Interceptor"
    ru         "Перехватчик"
    ship_type  interceptor
    energy     2
    computer   1
    bays       built ion_cannon, built nuclear_source, built nuclear_drive
