/* A match begins. */

/* Who is heard, computed afresh (`tuned` of moves/working.py). */
static void tune_anew(void) {
    for (I i = 0; i < g->channels; i++) g->live[i] = new_list(0);
    for (I card = 0; card < g->cards - 1; card++) {
        List *heard = g->channels_of[g->design[card]], *always = g->always_of[g->design[card]];
        if (heard->n && working(card))
            for (I i = 0; i < heard->n; i++) append(g->live[heard->at[i]], card);
        if (always->n && g->play[g->loc[card]])
            for (I i = 0; i < always->n; i++) append(g->live[always->at[i]], card);
    }
}

/* A match before its set-up, and then at its first decision; `first` is -1 for a lot. */
EXPORT(start) void start(I players, U64 stream, I first, I setup, I play, I scoring) {
    I logs = m->logs;
    __builtin_memset(m, 0, sizeof(State));
    m->logs = logs;
    m->n = players;
    m->rng = stream;
    m->asker = m->question = m->ended = -1;
    m->top = g->heap;
    m->sp = g->stack;
    copy_words(g->c, g->start_numbers, g->numbers);
    for (I i = 0; i < g->start_pieces->n; i += 3)
        if (g->start_pieces->at[i + 2] < players) g->c[g->start_pieces->at[i]] = g->start_pieces->at[i + 1];
    for (I i = 0; i < g->piles; i++) g->z[i] = list(g->start_piles[i]);
    g->z[-1] = g->z[g->piles - 1];
    copy_words(g->loc - 1, g->start_places - 1, g->cards + 1);
    for (I card = 0; g->owned && card < g->cards - 1; card++)
        if (g->owned[card] >= players) {
            remove(g->z[g->loc[card]], card);
            g->loc[card] = g->loc[-1];
        }
    __builtin_memset(g->cells, -1, (unsigned)(g->cards * g->slots) * sizeof(I));
    m->due = new_list(4);
    m->used = new_list(8);
    m->ranks = new_list(4);
    m->dice = new_list(4);
    append(m->dice, -1);
    outdate_all();
    tune_anew();
    g->c[0] = first < 0 ? below(players) : first;
    push_frame(1)[1] = scoring;
    push_frame(play);
    push_frame(setup);
    run();
}
