/* Options that nothing tells apart are one (moves/alike.py). */

static I looks_the_same(I one, I other);

static I pile_looks_the_same(I one, I other, I openly, I ordered) {
    List *a = g->z[one], *b = g->z[other];
    if (a->n != b->n) return 0;
    if (!openly) return 1;
    List *left = ordered ? b : list(b);
    for (I i = 0; i < a->n; i++) {
        I place = i;
        if (!ordered)
            for (place = 0; place < left->n && !looks_the_same(a->at[i], left->at[place]);) place++;
        if (place >= left->n || (ordered && !looks_the_same(a->at[i], left->at[place]))) return 0;
        if (!ordered) drop(left, place);
    }
    return 1;
}

/* Whether nothing that can be seen of two cards differs. */
static I looks_the_same(I one, I other) {
    if (g->design[one] != g->design[other] || g->c[g->face[one]] != g->c[g->face[other]]) return 0;
    if (g->owned && g->owned[one] != g->owned[other]) return 0;
    for (I i = 0; g->carried && i < g->carried[g->kind[one]]->n; i++) {
        I *places = g->marks[g->carried[g->kind[one]]->at[i]]->places->at;
        if (g->c[places[one]] != g->c[places[other]]) return 0;
    }
    for (I i = 0; i < g->slots; i++)
        if (g->cells[one * g->slots + i] != g->cells[other * g->slots + i]) return 0;
    if (!g->beneath) return 1;
    List *a = g->beneath[one], *b = g->beneath[other];
    if (a->n != b->n) return 0;
    for (I i = 0; i < a->n; i += 3)
        if (!pile_looks_the_same(a->at[i], b->at[i], a->at[i + 1], a->at[i + 2])) return 0;
    return 1;
}

static List *each_look_once(List *cards, I there) {
    List *found = new_list(cards->n);
    for (I i = 0; i < cards->n; i++) {
        I card = cards->at[i], known = 0;
        for (I j = 0; j < found->n && !known; j++) {
            I other = found->at[j];
            known = g->design[card] == g->design[other] && (!there || g->loc[card] == g->loc[other]) &&
                    (!g->differ[g->design[card]] || looks_the_same(card, other));
        }
        if (!known) append(found, card);
    }
    return found;
}

EXPORT(alike) List *alike(List *cards) { return each_look_once(cards, 0); }

EXPORT(alike_there) List *alike_there(List *cards) { return each_look_once(cards, 1); }

EXPORT(one_empty) List *one_empty(List *piles) {
    List *found = new_list(piles->n);
    I empty = 0;
    for (I i = 0; i < piles->n; i++)
        if (g->z[piles->at[i]]->n || !empty++) append(found, piles->at[i]);
    return found;
}

EXPORT(beside) I beside(I card, I step) {
    if (card < 0) return -1;
    List *pile = g->z[g->loc[card]];
    I place = place_of(pile, card) + step;
    return place >= 0 && place < pile->n ? pile->at[place] : -1;
}
