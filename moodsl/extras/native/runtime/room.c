/* Room behind everything: copies of the match, and the tree. */

static char *shelf, *shelf_end; /* copies of the match, one on top of the other */

static void reach(char *end) {
    long more = (long)((unsigned)end / 65536 + 1) - (long)__builtin_wasm_memory_size(0);
    if (more > 0 && __builtin_wasm_memory_grow(0, (unsigned long)more) == (unsigned long)-1) trap();
}

#define SHELF (32 << 20)

static void set_room(char *at) {
    shelf = at;
    shelf_end = at + SHELF;
    reach(shelf_end);
}

static unsigned copied(char *to, char *from, char *end) {
    unsigned count = (unsigned)(end - from);
    __builtin_memcpy(to, from, count);
    return (count + 7) / 8 * 8;
}

/* Put a copy of the match onto the shelf; gives where it is. */
static char *keep(void) {
    char *at = shelf;
    unsigned numbers = (unsigned)((char *)(g->bases + m->depth) - (char *)g->c);
    unsigned frames = (unsigned)((char *)m->sp - (char *)g->stack), lists = (unsigned)(m->top - g->heap);
    unsigned most = numbers + frames + lists + sizeof(State) + 64;
    if (shelf + most > shelf_end) trap();
    shelf += copied(shelf, (char *)STATE, (char *)STATE + sizeof(State));
    shelf += copied(shelf, (char *)g->c, (char *)(g->bases + m->depth));
    shelf += copied(shelf, (char *)g->stack, (char *)m->sp);
    shelf += copied(shelf, g->heap, m->top);
    return at;
}

static void bring_back(char *at) {
    at += copied((char *)STATE, at, at + sizeof(State));
    at += copied((char *)g->c, at, at + ((char *)(g->bases + m->depth) - (char *)g->c));
    at += copied((char *)g->stack, at, at + ((char *)m->sp - (char *)g->stack));
    copied(g->heap, at, at + (m->top - g->heap));
}

static void answer(I option) {
    if (m->dice->n > 1) give_up();
    g->bases[m->depth - 1][m->slot] = option;
    m->options = 0;
    m->effort = 0;
    if (m->top - g->heap > 65536) compact();
    run();
}
