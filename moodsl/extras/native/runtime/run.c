/* The loop: the frame on top of the stack runs until a decision is needed; turns and the game end (game/run.py). */

EXPORT(endless_turns) void endless_turns(I clause) { trap(); }

EXPORT(labour) void labour(I work, I clause) {
    m->effort += work;
    if (m->effort > MOST_EFFORT) trap();
}

EXPORT(end_turn) void end_turn(void) {
    for (I place = m->depth - 1; place >= 0; place--) {
        I head = g->turns[g->bases[place][0]];
        if (head == NONE) continue;
        m->depth = place + 1; /* the room above stays: the running block may still write to its frame */
        g->bases[place][0] = head;
        return;
    }
}

EXPORT(end_game) void end_game(I ending, I clause, I winner) {
    if (g->out >= 0) g->c[g->out + g->players] = 1;
    if (winner >= 0) g->c[g->won + winner] = 1;
    m->ended = ending;
    if (g->turn >= 0) g->c[g->turn] = 0;
    I scoring = m->depth && g->bases[0][0] == 1 ? g->bases[0][1] : g->scoring;
    m->due->n = 0;
    m->depth = 0; /* as above */
    if (scoring != NONE) push_frame(scoring);
    if (g->end_moment < 0) return;
    I frame = (I)fire(g->end_moment, -1, new_list(0), -1);
    if (frame != NONE) push((I *)frame);
}

static void take_up(void) {
    for (I i = m->due->n - 1; i >= 0; i--) push((I *)m->due->at[i]);
    m->due->n = 0;
}

static void run(void) {
    char *limit = g->heap + (g->heap_end - g->heap) / 2;
    for (I i = 0; i < MOST_BLOCKS; i++) {
        if (m->top > limit) compact();
        if (m->due->n) take_up();
        if (!m->depth) {
            m->over = 1;
            return;
        }
        I *frame = g->bases[m->depth - 1];
        if (frame[0] == 0)
            batch(frame);
        else if (frame[0] == 1)
            end_game(-1, -1, -1);
        else
            CALL(g->block_of[frame[0]], void, (I *), frame);
        if (m->options) return;
    }
    trap();
}

EXPORT(choose) void choose(I place) {
    if (m->dice->n > 1) give_up();
    g->bases[m->depth - 1][m->slot] = item(m->options, place);
    m->options = 0;
    m->effort = 0;
    if (m->top - g->heap > 65536) compact();
    run();
}
