/* Actions at any time (game/asides.py). */

#define IN_A_ROW 100

static I is_used(I number, I player) {
    I once = g->aside_once[number], *at = use_at(-1 - (number * m->n + player));
    return once >= 0 && at && *at == (once ? g->c[once] : 1);
}

static I is_going(I number) {
    for (I i = 0; i < m->depth; i++)
        if (g->aside_of[g->bases[i][0]] == number) return 1;
    return 0;
}

static I can_be_done(I number, I player) {
    return !is_going(number) && !is_used(number, player) && CALL(g->aside_asked[number], I, (I), player);
}

EXPORT(can_step_aside) I can_step_aside(I player) {
    if (!g->asides->n || g->c[g->turn] != player + 1) return 0;
    for (I i = 0; i < g->asides->n; i++)
        if (can_be_done(g->asides->at[i], player)) return 1;
    return 0;
}

static List *asides(I player) {
    List *found = new_list(g->asides->n);
    if (!g->asides->n || g->c[g->turn] != player + 1) return found;
    for (I i = 0; i < g->asides->n; i++)
        if (can_be_done(g->asides->at[i], player)) append(found, g->asides->at[i]);
    sort_by(found, list(found), 0);
    return found;
}

EXPORT(step_aside) void step_aside(I number) {
    I *frame = g->bases[m->depth - 1], player = m->asker, once = g->aside_once[number];
    m->effort += MOST_EFFORT / IN_A_ROW;
    if (m->effort > MOST_EFFORT) trap();
    if (KEPT(ACTION_TAKEN)) record(ACTION_TAKEN, player, number, 0, 0);
    if (once >= 0) use(-1 - (number * m->n + player), once ? g->c[once] : 1);
    if (frame[0] != BATCH) {
        frame[0] = frame[m->slot];
        frame[m->slot] = NONE;
    }
    m->options = 0;
    push_frame(g->actions[number])[1] = player;
    run();
}

/* The state is saved behind the room for a second heap; brought back, everything has its place again. */
static void save(I back) {
    char *parts[4] = {(char *)STATE, (char *)g->c, (char *)g->stack, g->heap}, *at = g->saved;
    State *saved = back ? (State *)at : m;
    char *ends[4] = {(char *)STATE + sizeof(State), (char *)(g->bases + saved->depth), (char *)saved->sp, saved->top};
    for (I i = 0; i < 4; i++) {
        unsigned long count = (unsigned long)(ends[i] - parts[i]);
        __builtin_memcpy(back ? parts[i] : at, back ? at : parts[i], count);
        at += (count + 7) / 8 * 8;
    }
}

static I leaves_asked(I number) {
    I question = m->question, depth = m->depth;
    U64 rng = m->rng;
    save(0);
    step_aside(number);
    I same = m->options && m->question == question && m->depth == depth && m->rng == rng;
    save(1);
    return same;
}

/* The actions that can come before the answer that is asked for. */
EXPORT(offered) List *offered(void) {
    List *found = m->options ? asides(m->asker) : new_list(0);
    if (!found->n || !g->is_payment[m->question]) return found;
    List *left = new_list(found->n);
    for (I i = 0; i < found->n; i++)
        if (leaves_asked(found->at[i])) append(left, found->at[i]);
    return left;
}
