/* Values are remembered until something changes that they look at (game/remembering.py). */

/* Every value has a stamp in the match, which is a new one whenever something changes that it looks at. What it gave lies
   outside of the match, under its stamp: a copy of the match that comes back has its stamps again, and finds what was
   true for them. A list that is gathered lies in the match itself: the first numbers are those of lists, and each has a slot
   for what is asked of nobody and one for every player. */

#define MEMORY_BITS 12 /* INVARIANT: as `MEMORIES` in game_memory.py */
#define KEY 5          /* INVARIANT: as there */
#define TRIAL 1000     /* times that a value is asked before it is judged, as in game/remembering.py */
#define LAST 2147483647

static I last_stamp;

static I new_stamp(void) {
    if (last_stamp == LAST) trap();
    return ++last_stamp;
}

static void forget_lists(I number) {
    if (number >= g->lists) return;
    for (I i = 0; i < g->list_slots; i++) g->gathered[number * g->list_slots + i] = 0;
}

static void renew(List *values) {
    if (!values->n) return;
    I stamp = new_stamp();
    for (I i = 0; i < values->n; i++) {
        g->stamps[values->at[i]] = stamp;
        forget_lists(values->at[i]);
    }
}

EXPORT(outdate) void outdate(I pile) {
    if (g->remembered) renew(g->kept_by_pile[pile]);
}

/* Behind a change of the match that was made in another way. */
EXPORT(outdate_all) void outdate_all(void) {
    for (I i = 0; i < g->remembered; i++) {
        g->stamps[i] = new_stamp();
        forget_lists(i);
    }
}

/* Where it belongs what a value gave for these things: behind the value, its stamp and the things stand the counters that it
   looks at, and then what it gave. */
static I *memory_of(I number, I a, I b, I c) {
    List *counters = g->kept_keys[number];
    U32 hash = (U32)number * 2654435761u ^ (U32)g->stamps[number] * 2246822519u;
    hash ^= (U32)a * 3266489917u + (U32)b * 668265263u + (U32)c * 374761393u;
    for (I i = 0; i < counters->n; i++) hash = hash * 2654435761u + (U32)g->c[counters->at[i]];
    return g->memories + (hash * 2654435761u >> (32 - MEMORY_BITS)) * (U32)g->memory_size;
}

static I is_so(const I *memory, I number, I a, I b, I c) {
    if (memory[1] != g->stamps[number] || memory[2] != a || memory[3] != b || memory[4] != c) return 0;
    if (memory[0] != number) return 0;
    List *counters = g->kept_keys[number];
    for (I i = 0; i < counters->n; i++)
        if (memory[KEY + i] != g->c[counters->at[i]]) return 0;
    return 1;
}

enum { TRIED, WORTH_IT, NOT_WORTH_IT };

/* Where what a value gave lies, 0 if it has to be worked out. Which values are worth it shows after the first times. */
EXPORT(recalled) I *recalled(I number, I a, I b, I c) {
    I *trial = g->trials + 3 * number;
    if (trial[0] == NOT_WORTH_IT) return 0;
    I *memory = memory_of(number, a, b, c), found = is_so(memory, number, a, b, c);
    if (trial[0] == TRIED) {
        trial[2] += !found;
        if (++trial[1] == TRIAL) trial[0] = 3 * trial[2] < 2 * TRIAL ? WORTH_IT : NOT_WORTH_IT;
    }
    return found ? memory + g->memory_size - 1 : 0;
}

EXPORT(remember) void remember(I number, I a, I b, I c, I given) {
    if (g->trials[3 * number] == NOT_WORTH_IT) return;
    List *counters = g->kept_keys[number];
    I *memory = memory_of(number, a, b, c);
    memory[0] = number;
    memory[1] = g->stamps[number];
    memory[2] = a;
    memory[3] = b;
    memory[4] = c;
    for (I i = 0; i < counters->n; i++) memory[KEY + i] = g->c[counters->at[i]];
    memory[g->memory_size - 1] = given;
}
