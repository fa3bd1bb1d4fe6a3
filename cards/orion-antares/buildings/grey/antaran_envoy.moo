building antaran_envoy "Antaran Envoy"
    ru      "Посланник Антареса"
    colour  grey
    cost    2 food, 1 fleet, 1 production
    points  3
    copies  2
    source  design original, numbers original

    on build:
        may
            pay 1 glory
            gain 4 loyalty
        otherwise
            gain 1 loyalty
