# Words that a fact cannot be.

stall inn "Inn"
    colour  yellow                      ### unknown-word
    price   1 coin
    points  1

    on build:
        if there is a gren card in your lanes       ### unknown-word
            gain 1 coin
        if this card's colour is yellow             ### unknown-word
            gain 1 coin
        score 1 for each purple card in your lanes  ### unknown-word
        for each green guest in inn                 ### unknown-word
            gain 1 coin
