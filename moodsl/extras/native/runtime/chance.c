/* Piles are shuffled, and cards drawn (moves/chance.py). */

EXPORT(shuffle) void shuffle(I place, I clause) {
    if (g->z[place]->n < 2) return;
    separate(place);
    List *pile = g->z[place], *order = g->watch[place] ? list(pile) : pile;
    for (I i = order->n - 1; i > 0; i--) {
        I j = below(i + 1), one = order->at[i];
        order->at[i] = order->at[j];
        order->at[j] = one;
    }
    outdate(place);
    if (order != pile)
        reorder_now(place, order);
    else
        forget(place);
}

/* `refill` is 0, or the function that refills behind the number of its place in the table. */
EXPORT(draw) List *draw(I player, I source, I target, I count, I *refill, I clause) {
    List *drawn = new_list(count > 0 ? count : 0);
    I watched = g->watch[source] || g->watch[target];
    for (I i = 0; i < count; i++) {
        if (!g->z[source]->n) {
            if ((I)refill != NONE) CALL(refill[0], void, (I *), refill);
            if (!g->z[source]->n) break;
        }
        I card = top_of(source);
        if (watched)
            move(card, target, 0);
        else {
            separate(source);
            separate(target);
            g->z[source]->n--;
            append(g->z[target], card);
            g->loc[card] = target;
            outdate(source);
            outdate(target);
        }
        append(drawn, card);
        if (KEPT(CARD_DRAWN)) record(CARD_DRAWN, player, card, 0, 0);
    }
    if (drawn->n) m->shown |= 1 << player;
    return drawn;
}

EXPORT(at_random) List *at_random(List *things, I count, I sort, I clause) {
    List *left = list(things), *found = new_list(left->n);
    for (I last = left->n - 1; last >= 0 && found->n < count; last--) {
        I at = below(last + 1);
        append(found, left->at[at]);
        left->at[at] = left->at[last];
    }
    if (found->n) m->shown = -1;
    return found;
}

EXPORT(draw_at_random) List *draw_at_random(I player, I source, I target, I count, I *refill, I clause) {
    List *drawn = new_list(count > 0 ? count : 0);
    for (I i = 0; i < count; i++) {
        if (!g->z[source]->n && (I)refill != NONE) CALL(refill[0], void, (I *), refill);
        if (!g->z[source]->n) break;
        separate(source);
        List *pile = g->z[source];
        I at = below(pile->n), last = pile->n - 1, card = pile->at[at];
        pile->at[at] = pile->at[last];
        pile->at[last] = card;
        append(drawn, draw(player, source, target, 1, (I *)NONE, clause)->at[0]);
    }
    return drawn;
}
