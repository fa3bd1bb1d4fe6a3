/* The heap is compacted: what the state holds is copied aside, and back to the beginning. */

static char *aside; /* where the next copy goes, within the spare room */

static char *final_place(char *copy) { return g->heap + (copy - g->spare); }

static I *aside_words(I count) {
    I *at = (I *)aside;
    aside += count * (I)sizeof(I);
    if (aside - g->spare > g->heap_end - g->heap) trap();
    return at;
}

static I *kept_words(I *old, I count) {
    if ((char *)old < g->heap) return old; /* a constant of the game */
    I *copy = aside_words(count);
    copy_words(copy, old, count);
    return (I *)final_place((char *)copy);
}

static I kept(I value, I kind);

/* INVARIANT: a list that has been copied has room -1, and `at` is its new place. */
static List *kept_list(List *old, I kind) {
    if ((char *)old < g->heap) return old;
    if (old->room == -1) return (List *)old->at;
    List *copy = (List *)aside_words(3 + old->n);
    I *at = (I *)(copy + 1), *items = old->at;
    copy_words(at, items, old->n);
    copy->n = copy->room = old->n;
    copy->at = (I *)final_place((char *)at);
    old->room = -1;
    old->at = (I *)final_place((char *)copy);
    if (kind)
        for (I i = 0; i < copy->n; i++) at[i] = kept(at[i], kind);
    return (List *)old->at;
}

static void kept_frame(I *frame) {
    List *kinds = g->frame_kinds[frame[0]];
    for (I i = 0; i < kinds->n; i++) frame[i + 1] = kept(frame[i + 1], kinds->at[i]);
}

static I kept_apart(I *frame) {
    I *copy = aside_words(g->frame_size[frame[0]]);
    copy_words(copy, frame, g->frame_size[frame[0]]);
    kept_frame(copy);
    return (I)final_place((char *)copy);
}

/* The kinds of slots: 0 a number, 1 a list of numbers, 2 an amount, 3 a list of amounts, 4 a frame, 5 a list of lists. */
static I kept(I value, I kind) {
    if (!kind || value == NONE || !value) return value;
    switch (kind) {
        case 1: return (I)kept_list((List *)value, 0);
        case 2: return (I)kept_words((I *)value, g->width);
        case 3: return (I)kept_list((List *)value, 2);
        case 4: return kept_apart((I *)value);
        default: return (I)kept_list((List *)value, 1);
    }
}

/* INVARIANT: where piles are shared, each is copied before it changes (`separate`); most piles of such a game are empty. */
static List no_cards;

static List *kept_pile(List *pile) { return g->shared && !pile->n ? &no_cards : kept_list(pile, 0); }

static void compact(void) {
    aside = g->spare;
    for (I i = 0; i < m->depth; i++) kept_frame(g->bases[i]);
    for (I i = -1; i < g->piles; i++) g->z[i] = kept_pile(g->z[i]);
    for (I i = 0; i < g->channels; i++) g->live[i] = kept_list(g->live[i], 0);
    m->options = (List *)kept((I)m->options, m->amounts ? 3 : 1);
    m->due = kept_list(m->due, 4);
    m->used = kept_list(m->used, 0);
    m->ranks = kept_list(m->ranks, 1);
    m->dice = kept_list(m->dice, 0);
    for (I i = 0; i < g->lists * g->list_slots; i++)
        if (g->gathered[i]) g->gathered[i] = kept_list(g->gathered[i], 0);
    __builtin_memcpy(g->heap, g->spare, (unsigned)(aside - g->spare));
    m->top = g->heap + (aside - g->spare);
}

EXPORT(piles_between) List *piles_between(I start, I stop) {
    List *found = new_list(stop > start ? stop - start : 0);
    for (I pile = start; pile < stop; pile++) found->at[found->n++] = (I)g->z[pile];
    return found;
}

EXPORT(numbers_between) List *numbers_between(I start, I stop) {
    List *found = new_list(stop > start ? stop - start : 0);
    for (I place = start; place < stop; place++) found->at[found->n++] = g->c[place];
    return found;
}
