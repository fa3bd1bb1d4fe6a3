lantern harbour_light "Harbour Light"
    ru      "Портовый огонь"
    glass   clear
    price   2 oil
    points  2
    copies  6

lantern storm_lamp "Storm Lamp"
    ru      "Штормовой фонарь"
    glass   green
    price   3 oil
    points  3
    copies  4

    on light:
        draw 1 card

lantern whale_lamp "Whale Lamp"
    ru      "Китовая лампа"
    glass   clear
    price   1 oil
    points  1
    copies  4

    at night start:
        gain 1 oil

lantern great_lens "Great Lens"
    ru      "Большая линза"
    glass   green
    price   5 oil
    points  4
    copies  2

    always:
        your catch is 1 more

    end of game:
        score 1 for each green lantern in your coast
