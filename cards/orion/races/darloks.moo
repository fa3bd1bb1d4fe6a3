race darloks "Darloks"
    ru      "Дарлоки"
    start   3 food, 3 fleet, 1 production
    source  effect "rulebook, clarifications", moment original, numbers original

    # R46: the opponents' discards lie on the pile before the three cards are counted.
    after attack, once a round:
        each opponent discards 1 card from their hand
        put a card from top 3 of discard_pile into your hand
