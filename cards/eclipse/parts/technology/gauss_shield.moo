part gauss_shield "Gauss Shield"
    ru         "Щит Гаусса"
    opened_by  gauss_shields
    shield     1
