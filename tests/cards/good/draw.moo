setup:
    draw 1 card
    draw 4 cards as drawn
    draw (your research_draw) cards
