booth mill "Old Mill"
    ru      "Старая мельница"
    suit    sun
    price   2 corn
    worth   1
    source  price "the first sketch", worth original

    after barter:
        gain 1 corn

booth well "Deep Well"
    ru      "Глубокий колодец"
    suit    moon
    price   1 corn
    worth   2

    always:
        your bounty is 1 more

booth tent "Red Tent"
    ru      "Красный шатёр"
    suit    sun
    price   3 corn
    worth   0

    after barter:
        gain (number of sun cards in your row) corn
