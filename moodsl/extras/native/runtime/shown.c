/* What one player has been shown, and what players choose at once (moves/shown.py). */

static void forget(I pile) {
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i], at = g->known_in[frame[0]];
        if (!at || frame[at] == NONE || !((List *)frame[at])->n) continue;
        List *known = (List *)frame[at], *left = new_list(known->n);
        for (I j = 0; j < known->n; j += 3)
            if (known->at[j + 2] != pile)
                for (I k = 0; k < 3; k++) append(left, known->at[j + k]);
        frame[at] = (I)left;
    }
}

EXPORT(show) List *show(List *known, I player, List *cards, I clause) {
    List *found = (I)known == NONE ? new_list(6) : list(known);
    I seen = 0;
    for (I i = 0; i < cards->n; i++) {
        if (cards->at[i] < 0) continue;
        seen = 1;
        append(found, player);
        append(found, cards->at[i]);
        append(found, g->loc[cards->at[i]]);
    }
    if (seen) m->shown |= 1 << player;
    return found;
}

EXPORT(unanswered) List *unanswered(void) {
    List *found = new_list(m->n);
    for (I i = 0; i < m->n; i++) append(found, NONE);
    return found;
}
