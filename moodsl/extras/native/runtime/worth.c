/* Weighing a position (agents/worth.py). */

#define LONGEST_SCORING 50

static I time_now(void) {
    if (minds->clock < 0) return 0;
    I time = g->c[minds->clock];
    return time < 0 ? 0 : time >= minds->times ? minds->times - 1 : time;
}

static D weighed(I player, I own, I time) {
    return weigh(minds->sides[(own * minds->players + player) * minds->times + time], player);
}

static void score(void) {
    run();
    for (I i = 0; i < LONGEST_SCORING && m->options && m->options->n; i++) answer(m->options->at[0]);
}

static void end_now(void) {
    m->options = 0;
    end_game(-1, -1, -1);
    score();
}

static I result_of(I player) { return g->c[minds->result + player]; }

static D lead_of(D mine, D all) { return mine - (all - mine) / (m->n > 1 ? m->n - 1 : 1); }

static D ahead(I player) {
    D all = 0.0;
    for (I i = 0; i < m->n; i++) all += result_of(i);
    return lead_of(result_of(player), all);
}

/* Whether one player ends up before another: more than 0, or behind: less. */
static I compared(I one, I other) {
    I *won_by = g->c + g->won;
    if (g->won >= 0 && won_by[one] != won_by[other]) return won_by[one] > won_by[other] ? 1 : -1;
    for (I i = 0; i < m->ranks->n; i++) {
        I *column = ((List *)m->ranks->at[i])->at;
        if (column[one] != column[other]) return column[one] > column[other] ? 1 : -1;
    }
    if (m->ranks->n || result_of(one) == result_of(other)) return 0;
    return result_of(one) > result_of(other) ? 1 : -1;
}

static D won(I player) {
    I alike = 0;
    if (m->ended >= 0 && g->lost[m->ended]) return 0.0;
    for (I i = 0; i < m->n; i++) {
        I how = compared(i, player);
        if (how > 0) return 0.0;
        alike += how == 0;
    }
    return 1.0 / alike;
}

/* Uses the match up, as `value` does. */
static void heights(D *found) {
    I over = m->over, time = time_now();
    for (I i = 0; i < m->n && !over; i++) found[i] = weighed(i, 1, time);
    if (!over) end_now();
    for (I i = 0; i < m->n; i++) found[i] = over ? result_of(i) : found[i] + result_of(i);
}

static D value(I player) {
    if (m->over) {
        D share = won(player), found = ahead(player);
        found = found + minds->win * share;
        return found - minds->loss * (1 - share);
    }
    I time = time_now();
    D rest = 0.0;
    for (I i = 0; i < m->n; i++) {
        D one = weighed(i, i == player, time);
        rest += i == player ? one : -one / (m->n - 1);
    }
    end_now();
    return rest + ahead(player);
}
