/* Players: in what order they sit, and who is in the game (moves/players.py). */

EXPORT(places_of) List *places_of(List *seats, I at, I each) {
    List *found = new_list(seats->n * each);
    for (I i = 0; i < seats->n; i++)
        for (I k = 0; k < each; k++) append(found, at + seats->at[i] * each + k);
    return found;
}

EXPORT(following) List *following(List *order, I player) {
    I at = place_of(order, player) + 1;
    if (!at) trap();
    return joined(part(order, at, order->n), part(order, 0, at));
}

EXPORT(takes_part) I takes_part(I player) {
    return player >= 0 && !(g->c[g->out + player] && !g->c[g->out + g->players]);
}

EXPORT(in_game) List *in_game(List *seats) {
    List *found = new_list(seats->n);
    for (I i = 0; i < seats->n; i++)
        if (takes_part(seats->at[i])) append(found, seats->at[i]);
    return found;
}

EXPORT(neighbour) I neighbour(I player, I way) {
    if (player < 0) return -1;
    for (I step = 1; step <= m->n; step++) {
        I seat = floor_mod(player + way * step, m->n);
        if (takes_part(seat)) return seat;
    }
    return player;
}

EXPORT(put_out) void put_out(I player, I clause) {
    if (!takes_part(player) || in_game(range(0, m->n))->n < 2) return;
    g->c[g->out + player] = 1;
    if (g->c[0] == player) g->c[0] = neighbour(player, 1);
}
