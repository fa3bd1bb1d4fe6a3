/* Which bot decides. */

enum { RANDOM, GREEDY, TREE }; /* behind it how many looks */

/* Whether the answer takes no search: `place` is it. */
EXPORT(is_plain) I is_plain(U64 *stream, I *place) {
    luck = stream;
    if (m->options->n > 1 && !is_choice_of_boards()) return 0;
    *place = m->options->n > 1 ? luck_below(m->options->n) : 0;
    return 1;
}

/* The best option for `greedy`, or behind all options one of `others`. */
EXPORT(greedy_best) I greedy_best(U64 *stream, char *room, List *others) {
    luck = stream;
    set_room(room);
    return greedy(others);
}

static I tree_best(U64 *stream, char *room, I looks) {
    I place;
    if (is_plain(stream, &place)) return place;
    tree_begin(stream, room);
    tree_looks(looks, looks);
    return tree_end();
}

static I decide(I bot, I looks, U64 *stream, char *room, List *others) {
    I options = m->options->n;
    if (bot == RANDOM) return (I)((next_of(stream) >> 33) % (U64)(options + others->n));
    if (bot == GREEDY) return greedy_best(stream, room, others);
    if (others->n) {
        I place = greedy_best(stream, room, others);
        if (place >= options) return place;
    }
    return tree_best(stream, room, looks);
}
