/* How a price can be paid (moves/prices.py). */

static void payments(I *cost, I *paid, I place, I left, I *stock, List *found) {
    if (place == g->width) {
        if (left) return;
        for (I i = 0; i < g->width; i++)
            if (paid[i] > stock[i]) return;
        I *one = words(g->width);
        copy_words(one, paid, g->width);
        append(found, (I)one);
        return;
    }
    I rest = 0;
    for (I i = place + 1; i < g->width; i++) rest += cost[i];
    for (I piece = cost[place] < left ? cost[place] : left; piece >= 0; piece--) {
        if (left - piece > rest) continue;
        paid[place] = piece;
        payments(cost, paid, place + 1, left - piece, stock, found);
    }
}

EXPORT(affordable) List *affordable(I *cost, I discount, I *stock) {
    List *found = new_list(4);
    I width = g->width, *part = words(width);
    if (!discount) {
        for (I i = 0; i < width; i++) {
            part[i] = cost[i] > 0 ? cost[i] : 0;
            if (part[i] > stock[i]) return found;
        }
        append(found, (I)part);
        return found;
    }
    I due = discount > 0 ? -discount : 0;
    for (I i = 0; i < width; i++) due += cost[i];
    payments(cost, part, 0, due > 0 ? due : 0, stock, found);
    return found;
}
