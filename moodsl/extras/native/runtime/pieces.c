/* Pieces: in places, where they are counted, and in the slots of cards (moves/pieces.py). */

EXPORT(look_of) I look_of(I piece) { return piece < 0 ? g->cells[-1 - piece] : g->looks[piece]; }

EXPORT(card_of_piece) I card_of_piece(I piece) { return piece < 0 ? (-1 - piece) / g->slots : -1; }

EXPORT(pieces_among) List *pieces_among(List *places) {
    List *found = new_list(8);
    for (I i = 0; i < places->n; i++)
        for (I k = 0; k < g->c[places->at[i]]; k++) append(found, places->at[i]);
    return found;
}

EXPORT(pieces_at) List *pieces_at(I at, I looks) { return pieces_among(range(at, at + looks)); }

EXPORT(pieces_on) List *pieces_on(I card) {
    List *found = new_list(4);
    I from = card < 0 ? 0 : card * g->slots, to = card < 0 ? (g->cards - 1) * g->slots : from + g->slots;
    for (I cell = from; cell < to; cell++)
        if (g->cells[cell] != -1) append(found, -1 - cell);
    return found;
}

EXPORT(take) I take(I piece) {
    if (piece >= 0) {
        g->c[piece]--;
        return g->looks[piece];
    }
    I look = g->cells[-1 - piece];
    if (look == -1) trap();
    g->cells[-1 - piece] = -1;
    return look;
}

EXPORT(cells_of) List *cells_of(I card) {
    List *numbers = g->card_slots[g->design[card]], *found = new_list(numbers->n);
    for (I i = 0; i < numbers->n; i++) append(found, card * g->slots + numbers->at[i]);
    return found;
}
