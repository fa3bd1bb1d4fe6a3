/* What is done to the state of a match, for generated WebAssembly: the same as interpreter/game/{moves,run,dice}.py,
   function by function and under the same names. There the rules are explained; here stands how they look in memory.

   `make runtime` compiles this file together with bots.c to runtime.wasm, which lies in the wheel. One match is live at a
   time, and stands at fixed addresses: numbers and tables as the compiled game lays them out (`Game`), the stack of
   frames, and a heap of lists that is compacted between blocks. A trap ends the match here; it is then played again in
   Python. */

typedef int I;
typedef unsigned long long U64;
typedef unsigned int U32;
typedef struct { I n, room; I *at; } List;
typedef struct { List *places; I low, high, start; I *kept; } Mark;

#define NONE (-2147483647 - 1) /* Python's None */
#define STATE 0x20000
#define GAME 0x20100

typedef struct {
    U64 rng;
    I n, shown, asker, question;
    List *options;
    I slot, ended, over, effort, depth;
    I *sp;
    char *top;
    List *due, *used, *ranks, *dice;
    I amounts; /* whether the options are amounts */
    I logs;    /* bits: which sorts of records are kept */
    U64 spent;
} State;

/* INVARIANT: the fields of `FIELDS` in game_memory.py, in their order. */
typedef struct {
    I cards, piles, numbers, slots, channels, width, players;
    I *c; List **z; I *loc, *cells; List **live;
    I **bases; I *stack, *stack_end; char *heap, *heap_end, *spare;
    I *start_numbers; List *start_pieces; List **start_piles; I *start_places;
    I *design, *kind, *rows, *owner, *owned, *host, *watch, *play, *looks; I **works;
    List **channels_of, **always_of;
    I *frame_size; List **frame_kinds; I *known_in; List **dice_in; I *turns; I *listener_of_block;
    List ***hears, ***own; List **rules;
    I *condition, *ready, *l_slot, *once, *used, *always_on, *block, *size, *clashes; List **moments;
    List ***changes, ***forbids; List *rests, *wakes;
    I rests_moment, wakes_moment, end_moment, arrange, doer_orders, by_place;
    I *conditions; I looks_back, shared, out, won, turn;
    I *face; Mark **marks; List **carried, **beneath, **under; I *differ;
    List **dice; I *die_kind, *die_face;
    I listeners; List **card_slots; I *actions, *block_of; I designs, scoring; List *asides; I *aside_asked, *aside_once, *aside_of, *is_payment; char *saved;
    List **kept_by_pile, **kept_by_mark, *kept_by_work, **kept_keys; I remembered, *stamps; List **gathered; I *trials, *memories, memory_size;
} Game;

#define m ((State *)STATE)
#define g ((Game *)GAME)
#define DEEPEST 300
#define MOST_BLOCKS 250000
#define MOST_EFFORT 4000000
#define CALL(index, result, types, ...) (((result(*) types)(index))(__VA_ARGS__))
#define EXPORT(name) __attribute__((export_name(#name)))

I game_fields(void) EXPORT(game_fields);
I game_fields(void) { return sizeof(Game) / sizeof(I); }

/* ---- memory --------------------------------------------------------------------------------------------------- */

static void trap(void) { __builtin_trap(); }

/* Few words are copied one by one: the instruction for many takes its time before it begins. */
__attribute__((no_builtin("memcpy"))) static void copy_words(I *to, const I *from, I count) {
    if (count > 48)
        __builtin_memcpy(to, from, (unsigned)count * sizeof(I));
    else
        for (I i = 0; i < count; i++) to[i] = from[i];
}

EXPORT(words) I *words(I count) {
    char *at = m->top;
    m->top += count * (I)sizeof(I);
    if (m->top > g->heap_end) trap();
    return (I *)at;
}

EXPORT(new_list) List *new_list(I room) {
    List *list = (List *)words(3 + room);
    list->n = 0;
    list->room = room;
    list->at = (I *)(list + 1);
    return list;
}

EXPORT(append) void append(List *list, I item) {
    if (list->n >= list->room) {
        I room = list->room * 2 + 4, *at = words(room);
        copy_words(at, list->at, list->n);
        list->at = at;
        list->room = room;
    }
    list->at[list->n++] = item;
}

EXPORT(part) List *part(List *list, I start, I stop) {
    I n = list->n;
    if (start < 0) start = start + n < 0 ? 0 : start + n;
    if (stop < 0) stop = stop + n < 0 ? 0 : stop + n;
    if (stop > n) stop = n;
    I count = stop > start ? stop - start : 0;
    List *found = new_list(count);
    copy_words(found->at, list->at + start, count);
    found->n = count;
    return found;
}

EXPORT(list) List *list(List *one) { return part(one, 0, one->n); }

EXPORT(joined) List *joined(List *one, List *other) {
    List *found = new_list(one->n + other->n);
    copy_words(found->at, one->at, one->n);
    copy_words(found->at + one->n, other->at, other->n);
    found->n = one->n + other->n;
    return found;
}

EXPORT(range) List *range(I start, I stop) {
    List *found = new_list(stop > start ? stop - start : 0);
    for (I i = start; i < stop; i++) found->at[found->n++] = i;
    return found;
}

static I place_of(List *list, I item) {
    for (I i = 0; i < list->n; i++)
        if (list->at[i] == item) return i;
    return -1;
}

EXPORT(contains) I contains(List *list, I item) { return place_of(list, item) >= 0; }

EXPORT(count) I count(List *list, I item) {
    I found = 0;
    for (I i = 0; i < list->n; i++) found += list->at[i] == item;
    return found;
}

static void drop(List *list, I place) {
    for (I i = place + 1; i < list->n; i++) list->at[i - 1] = list->at[i];
    list->n--;
}

static void insert(List *list, I place, I item) {
    append(list, item);
    for (I i = list->n - 1; i > place; i--) list->at[i] = list->at[i - 1];
    list->at[place] = item;
}

EXPORT(remove) void remove(List *list, I item) {
    I place = place_of(list, item);
    if (place < 0) trap();
    drop(list, place);
}

EXPORT(item) I item(List *list, I place) {
    if (place < 0) place += list->n;
    if (place < 0 || place >= list->n) trap();
    return list->at[place];
}

EXPORT(set_item) void set_item(List *list, I place, I value) {
    if (place < 0) place += list->n;
    if (place < 0 || place >= list->n) trap();
    list->at[place] = value;
}

EXPORT(same) I same(List *one, List *other) {
    if (one->n != other->n) return 0;
    for (I i = 0; i < one->n; i++)
        if (one->at[i] != other->at[i]) return 0;
    return 1;
}

EXPORT(same_amount) I same_amount(I *one, I *other) {
    for (I i = 0; i < g->width; i++)
        if (one[i] != other[i]) return 0;
    return 1;
}

EXPORT(highest) I highest(List *list) {
    if (!list->n) return 0;
    I found = list->at[0];
    for (I i = 1; i < list->n; i++)
        if (list->at[i] > found) found = list->at[i];
    return found;
}

EXPORT(lowest) I lowest(List *list) {
    if (!list->n) return 0;
    I found = list->at[0];
    for (I i = 1; i < list->n; i++)
        if (list->at[i] < found) found = list->at[i];
    return found;
}

EXPORT(sum) I sum(List *list) {
    long long found = 0;
    for (I i = 0; i < list->n; i++) found += list->at[i];
    if (found != (I)found) trap();
    return (I)found;
}

EXPORT(sum_of_lengths) I sum_of_lengths(List *piles) {
    I found = 0;
    for (I i = 0; i < piles->n; i++) found += ((List *)piles->at[i])->n;
    return found;
}

/* Sorts `list` by `keys`, which are as many; equal ones keep their order. */
EXPORT(sort_by) void sort_by(List *list, List *keys, I highest_first) {
    for (I i = 1; i < list->n; i++) {
        I one = list->at[i], key = keys->at[i], j = i;
        while (j > 0 && (highest_first ? keys->at[j - 1] < key : keys->at[j - 1] > key)) {
            list->at[j] = list->at[j - 1];
            keys->at[j] = keys->at[j - 1];
            j--;
        }
        list->at[j] = one;
        keys->at[j] = key;
    }
}

EXPORT(floor_div) I floor_div(I a, I b) {
    if (!b || (a == NONE && b == -1)) trap();
    I q = a / b;
    return (a % b && (a < 0) != (b < 0)) ? q - 1 : q;
}

EXPORT(floor_mod) I floor_mod(I a, I b) {
    if (!b) trap();
    I r = b == -1 ? 0 : a % b;
    return r && (r < 0) != (b < 0) ? r + b : r;
}

/* ---- the log ---------------------------------------------------------------------------------------------------- */

/* INVARIANT: as `RECORDS` in compile/code/wasm/runtime.py. */
enum { ACTION_TAKEN, PIECES_MOVED, CARD_MOVED, CARD_MARKED, CARD_DRAWN, ABILITY_FIRED, EFFECT_PERFORMED };
#define RECORD 5 /* words: its sort, and what it tells */
#define KEPT(sort) (m->logs >> sort & 1)

static I *log_at, *log_end;

EXPORT(record) void record(I sort, I a, I b, I c, I d) {
    if (log_at + RECORD > log_end) trap();
    I words[RECORD] = {sort, a, b, c, d};
    copy_words(log_at, words, RECORD);
    log_at += RECORD;
}

/* ---- the heap is compacted: what the state holds is copied aside, and back to the beginning ------------------------ */

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
    for (I i = 0; i < g->remembered; i++)
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

/* ---- values are remembered (game/remembering.py) ---------------------------------------------------------------- */

/* Every value has a stamp in the match, which is a new one whenever something changes that it looks at. What it gave lies
   outside of the match, under its stamp: a copy of the match that comes back has its stamps again, and finds what was
   true for them. A list that is gathered lies in the match itself. */

#define MEMORY_BITS 12 /* INVARIANT: as `MEMORIES` in game_memory.py */
#define KEY 5          /* INVARIANT: as there */
#define TRIAL 1000     /* times that a value is asked before it is judged, as in game/remembering.py */
#define LAST 2147483647

static I last_stamp;

static I new_stamp(void) {
    if (last_stamp == LAST) trap();
    return ++last_stamp;
}

static void renew(List *values) {
    if (!values->n) return;
    I stamp = new_stamp();
    for (I i = 0; i < values->n; i++) {
        g->stamps[values->at[i]] = stamp;
        g->gathered[values->at[i]] = 0;
    }
}

EXPORT(outdate) void outdate(I pile) {
    if (g->remembered) renew(g->kept_by_pile[pile]);
}

/* Behind a change of the match that was made in another way. */
EXPORT(outdate_all) void outdate_all(void) {
    for (I i = 0; i < g->remembered; i++) {
        g->stamps[i] = new_stamp();
        g->gathered[i] = 0;
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

/* ---- frames --------------------------------------------------------------------------------------------------- */

/* A frame on the stack; its slots are none. */
EXPORT(push_frame) I *push_frame(I block) {
    I size = g->frame_size[block], *frame = m->sp;
    if (frame + size > g->stack_end || m->depth > DEEPEST * 4) trap();
    g->bases[m->depth++] = frame;
    m->sp = frame + size;
    frame[0] = block;
    for (I i = 1; i < size; i++) frame[i] = NONE;
    return frame;
}

EXPORT(leave) void leave(void) { m->sp = g->bases[--m->depth]; }

EXPORT(push) void push(I *frame) { copy_words(push_frame(frame[0]), frame, g->frame_size[frame[0]]); }

EXPORT(push_instead) void push_instead(I *frame) {
    leave();
    push(frame);
}

/* A frame that is not yet on the stack. */
EXPORT(fresh_frame) I *fresh_frame(I block) {
    I size = g->frame_size[block], *frame = words(size);
    frame[0] = block;
    for (I i = 1; i < size; i++) frame[i] = NONE;
    return frame;
}

EXPORT(new_frame) I *new_frame(I block, List *args, I size) {
    I *frame = fresh_frame(block);
    if (args->n > size) trap();
    copy_words(frame + 1, args->at, args->n);
    return frame;
}

EXPORT(action_frame) I *action_frame(I number) { return fresh_frame(g->actions[number]); }

/* ---- cards ---------------------------------------------------------------------------------------------------- */

EXPORT(below) I below(I limit) {
    m->rng = m->rng * 6364136223846793005ULL + 1442695040888963407ULL;
    return (I)((m->rng >> 33) % (U64)limit);
}

static I top_of(I pile) { return g->z[pile]->at[g->z[pile]->n - 1]; }

static I is_fit(I card) {
    I condition = g->conditions[g->kind[card]];
    return !condition || CALL(condition, I, (I), card);
}

EXPORT(working) I working(I card) {
    if (card < 0) return 0;
    I place = g->loc[card], how = g->works[g->rows[card]][place];
    I works = how == 1 || (how == 2 && top_of(place) == card);
    return works && (!g->conditions || is_fit(card));
}

EXPORT(owner_of) I owner_of(I pile) {
    while (g->host[pile] >= 0) pile = g->loc[g->host[pile]];
    return g->owner[pile];
}

static I is_owned(I card) { return g->owned && g->owned[card] >= 0; }

EXPORT(whose) I whose(I card) {
    if (is_owned(card)) return g->owned[card];
    return owner_of(g->loc[card]);
}

static I holder_of(I card) { return g->by_place ? g->owner[g->loc[card]] : whose(card); }

EXPORT(host_of) I host_of(I card, I kind) {
    I host = g->host[g->loc[card]];
    while (host >= 0 && !contains(g->under[kind], g->kind[host])) host = g->host[g->loc[host]];
    return host;
}

EXPORT(encloses) I encloses(I card, I pile) {
    while (g->host[pile] >= 0 && g->host[pile] != card) pile = g->loc[g->host[pile]];
    return g->host[pile] == card;
}

static void separate(I pile) {
    if (g->shared) g->z[pile] = list(g->z[pile]);
}

static void tune_in(I channel, I card) {
    List *heard = new_list(g->live[channel]->n + 1);
    copy_words(heard->at, g->live[channel]->at, g->live[channel]->n);
    heard->n = heard->room;
    heard->at[heard->n - 1] = card;
    g->live[channel] = heard;
    renew(g->kept_by_work);
}

static void tune_out(I channel, I card) {
    List *old = g->live[channel], *heard = new_list(old->n);
    for (I i = 0; i < old->n; i++)
        if (old->at[i] != card) heard->at[heard->n++] = old->at[i];
    g->live[channel] = heard;
    renew(g->kept_by_work);
}

static void tune_all(List *channels, I card, I on) {
    for (I i = 0; i < channels->n; i++) (on ? tune_in : tune_out)(channels->at[i], card);
}

static void tune(I card, I on) { tune_all(g->channels_of[g->design[card]], card, on); }

static void enter_play(I card, I source, I target) {
    if (g->play[source] != g->play[target]) tune_all(g->always_of[g->design[card]], card, g->play[target]);
}

I *fire(I moment, I doer, List *payload, I own);

static void life(I wakes, I card) {
    List *rules = wakes ? g->wakes : g->rests;
    for (I i = 0; i < rules->n; i++) CALL(rules->at[i], void, (I), card);
    I moment = wakes ? g->wakes_moment : g->rests_moment;
    if (moment >= 0) {
        List *payload = new_list(1);
        append(payload, card);
        I frame = (I)fire(moment, -1, payload, -1);
        if (frame != NONE) append(m->due, frame);
    }
}

static void live_on(I card, I was, I now) {
    if (was) {
        life(0, card);
        if (now) tune(card, 1);
    }
    if (now) life(1, card);
}

static I works_for(I card) { return working(card) ? whose(card) : -1; }

/* `before`: cards and for whom each one worked, in turn. */
static void settle(List *before) {
    List *changes = new_list(before->n * 3);
    for (I i = 0; i < before->n; i += 2) {
        I card = before->at[i], was = before->at[i + 1], now = works_for(card);
        if (now == was) continue;
        append(changes, card);
        append(changes, was >= 0);
        append(changes, now >= 0);
    }
    for (I i = 0; i < changes->n; i += 3) tune(changes->at[i], !changes->at[i + 1]);
    for (I i = 0; i < changes->n; i += 3) live_on(changes->at[i], changes->at[i + 1], changes->at[i + 2]);
}

static void note(List *before, I card) {
    for (I i = 0; i < before->n; i += 2)
        if (before->at[i] == card) return;
    append(before, card);
    append(before, works_for(card));
}

EXPORT(forbidden) I forbidden(I channel, I doer, List *args) {
    List *heard = g->live[channel];
    for (I i = 0; i < heard->n; i++) {
        I card = heard->at[i];
        List *row = g->forbids[channel][g->design[card]];
        for (I j = 0; j < row->n; j++)
            if (CALL(row->at[j], I, (I, I, I, I *), card, holder_of(card), doer, args->at)) return 1;
    }
    return 0;
}

EXPORT(pinned) I pinned(I card) {
    if (g->arrange < 0) return 0;
    List *args = new_list(1);
    append(args, card);
    return forbidden(g->arrange, -1, args);
}

static I first_free(List *pile) {
    I place = 0;
    while (place < pile->n && pinned(pile->at[place])) place++;
    return place;
}

static void put_mark(I number, I place, I now) {
    if (g->c[place] == now) return;
    g->c[place] = now;
    if (g->remembered) renew(g->kept_by_mark[number]);
}

static void fall_back(I card, I target) {
    if (!g->carried) return;
    List *carried = g->carried[g->kind[card]];
    for (I i = 0; i < carried->n; i++) {
        Mark *mark = g->marks[carried->at[i]];
        if (mark->kept && !mark->kept[target]) put_mark(carried->at[i], mark->places->at[card], mark->start);
    }
}

static void move_within(I card, I target, I under) {
    I source = g->loc[card];
    List *a = g->z[source], *b = g->z[target], *before = new_list(16);
    note(before, card);
    if (a->n && a->at[a->n - 1] != card) note(before, a->at[a->n - 1]);
    if (b->n && b->at[b->n - 1] != card) note(before, b->at[b->n - 1]);
    if (a->n > 1 && a->at[a->n - 1] == card) note(before, a->at[a->n - 2]);
    for (I i = 0; g->looks_back && i < 2; i++)
        for (I pile = i ? target : source; g->host[pile] >= 0; pile = g->loc[g->host[pile]]) note(before, g->host[pile]);
    remove(a, card);
    insert(b, under ? first_free(b) : b->n, card);
    g->loc[card] = target;
    enter_play(card, source, target);
    if (g->looks_back) fall_back(card, target);
    outdate(source);
    outdate(target);
    settle(before);
}

EXPORT(move) void move(I card, I target, I under) {
    I source = g->loc[card];
    separate(source);
    separate(target);
    if (under || source == target || g->looks_back) {
        move_within(card, target, under);
        return;
    }
    List *a = g->z[source], *b = g->z[target];
    I *how = g->works[g->rows[card]], on_top = a->at[a->n - 1] == card;
    I was = how[source] == 1 || (how[source] == 2 && on_top), uncovered = -1, covered = -1;
    if (on_top) {
        a->n--;
        if (a->n && g->works[g->rows[a->at[a->n - 1]]][source] == 2) uncovered = a->at[a->n - 1];
    } else
        remove(a, card);
    if (b->n && g->works[g->rows[b->at[b->n - 1]]][target] == 2) covered = b->at[b->n - 1];
    append(b, card);
    g->loc[card] = target;
    outdate(source);
    outdate(target);
    I now = how[target] != 0;
    I turned = was != now || (was && g->owner[source] != g->owner[target] && !is_owned(card));
    enter_play(card, source, target);
    if (turned) tune(card, !was);
    if (uncovered >= 0) tune(uncovered, 1);
    if (covered >= 0) tune(covered, 0);
    if (turned) live_on(card, was, now);
    if (uncovered >= 0) life(1, uncovered);
    if (covered >= 0) life(0, covered);
}

EXPORT(at_the_end) List *at_the_end(List *pile, I count, I top) {
    if (count < 0) count = 0;
    return top ? part(pile, pile->n > count ? pile->n - count : 0, pile->n) : part(pile, 0, count);
}

EXPORT(set_mark) void set_mark(I number, I card, I now, I clause) {
    Mark *mark = g->marks[number];
    I *places = mark->places->at, place = places[card];
    if (place == places[-1]) return;
    if (mark->low != NONE && now < mark->low) now = mark->low;
    if (mark->high != NONE && now > mark->high) now = mark->high;
    if (KEPT(CARD_MARKED)) record(CARD_MARKED, number, card, now, g->c[place]);
    List *before = new_list(2);
    if (g->conditions) note(before, card);
    put_mark(number, place, now);
    settle(before);
}

EXPORT(turn_card) void turn_card(I card, I side, I clause) {
    if (g->face[card] == g->face[-1]) return;
    List *before = new_list(2);
    note(before, card);
    g->c[g->face[card]] = side;
    settle(before);
}

static void forget(I pile) {
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i], at = g->known_in[frame[0]];
        if (!at || frame[at] == NONE || !((List *)frame[at])->n) continue;
        List *known = (List *)frame[at], *left = new_list(known->n);
        for (I j = 0; j < known->n; j += 3)
            if (known->at[j + 2] != pile)
                for (I k = 0; k < 3; k++) append(left, known->at[j + k]);
        frame[at] = (I)left;
    }
}

static void reorder_now(I place, List *order) {
    if (!order->n) return;
    List *before = new_list(4);
    I a = top_of(place), b = order->at[order->n - 1];
    note(before, a < b ? a : b);
    note(before, a < b ? b : a);
    g->z[place] = list(order);
    outdate(place);
    forget(place);
    settle(before);
}

EXPORT(reorder) void reorder(I place, List *order) { reorder_now(place, order); }

EXPORT(show) List *show(List *known, I player, List *cards, I clause) {
    List *found = (I)known == NONE ? new_list(6) : list(known);
    I seen = 0;
    for (I i = 0; i < cards->n; i++) {
        if (cards->at[i] < 0) continue;
        seen = 1;
        append(found, player);
        append(found, cards->at[i]);
        append(found, g->loc[cards->at[i]]);
    }
    if (seen) m->shown |= 1 << player;
    return found;
}

EXPORT(unanswered) List *unanswered(void) {
    List *found = new_list(m->n);
    for (I i = 0; i < m->n; i++) append(found, NONE);
    return found;
}

EXPORT(shuffle) void shuffle(I place, I clause) {
    if (g->z[place]->n < 2) return;
    separate(place);
    List *pile = g->z[place], *order = g->watch[place] ? list(pile) : pile;
    for (I i = order->n - 1; i > 0; i--) {
        I j = below(i + 1), one = order->at[i];
        order->at[i] = order->at[j];
        order->at[j] = one;
    }
    outdate(place);
    if (order != pile)
        reorder_now(place, order);
    else
        forget(place);
}

/* `refill` is 0, or the function that refills behind the number of its place in the table. */
EXPORT(draw) List *draw(I player, I source, I target, I count, I *refill, I clause) {
    List *drawn = new_list(count > 0 ? count : 0);
    I watched = g->watch[source] || g->watch[target];
    for (I i = 0; i < count; i++) {
        if (!g->z[source]->n) {
            if ((I)refill != NONE) CALL(refill[0], void, (I *), refill);
            if (!g->z[source]->n) break;
        }
        I card = top_of(source);
        if (watched)
            move(card, target, 0);
        else {
            separate(source);
            separate(target);
            g->z[source]->n--;
            append(g->z[target], card);
            g->loc[card] = target;
            outdate(source);
            outdate(target);
        }
        append(drawn, card);
        if (KEPT(CARD_DRAWN)) record(CARD_DRAWN, player, card, 0, 0);
    }
    if (drawn->n) m->shown |= 1 << player;
    return drawn;
}

EXPORT(draw_at_random) List *draw_at_random(I player, I source, I target, I count, I *refill, I clause) {
    List *drawn = new_list(count > 0 ? count : 0);
    for (I i = 0; i < count; i++) {
        if (!g->z[source]->n && (I)refill != NONE) CALL(refill[0], void, (I *), refill);
        if (!g->z[source]->n) break;
        separate(source);
        List *pile = g->z[source];
        I at = below(pile->n), last = pile->n - 1, card = pile->at[at];
        pile->at[at] = pile->at[last];
        pile->at[last] = card;
        append(drawn, draw(player, source, target, 1, (I *)NONE, clause)->at[0]);
    }
    return drawn;
}

/* ---- prices, pieces, players ---------------------------------------------------------------------------------- */

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

EXPORT(look_of) I look_of(I piece) { return piece < 0 ? g->cells[-1 - piece] : g->looks[piece]; }

EXPORT(card_of_piece) I card_of_piece(I piece) { return piece < 0 ? (-1 - piece) / g->slots : -1; }

EXPORT(pieces_among) List *pieces_among(List *places) {
    List *found = new_list(8);
    for (I i = 0; i < places->n; i++)
        for (I k = 0; k < g->c[places->at[i]]; k++) append(found, places->at[i]);
    return found;
}

EXPORT(pieces_at) List *pieces_at(I at, I looks) { return pieces_among(range(at, at + looks)); }

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

EXPORT(pieces_on) List *pieces_on(I card) {
    List *found = new_list(4);
    I from = card < 0 ? 0 : card * g->slots, to = card < 0 ? (g->cards - 1) * g->slots : from + g->slots;
    for (I cell = from; cell < to; cell++)
        if (g->cells[cell] != -1) append(found, -1 - cell);
    return found;
}

EXPORT(take) I take(I piece) {
    if (piece >= 0) {
        g->c[piece]--;
        return g->looks[piece];
    }
    I look = g->cells[-1 - piece];
    if (look == -1) trap();
    g->cells[-1 - piece] = -1;
    return look;
}

EXPORT(cells_of) List *cells_of(I card) {
    List *numbers = g->card_slots[g->design[card]], *found = new_list(numbers->n);
    for (I i = 0; i < numbers->n; i++) append(found, card * g->slots + numbers->at[i]);
    return found;
}

/* ---- amounts and lists of keys ---------------------------------------------------------------------------------- */

EXPORT(agreement) I agreement(List *keys, I one) {
    I found = 0;
    for (I i = 0; i < keys->n; i++) {
        I how = one ? count(keys, keys->at[i]) : place_of(keys, keys->at[i]) == i;
        found = one ? (how > found ? how : found) : found + how;
    }
    return found;
}

EXPORT(agreeing) List *agreeing(List *options, List *keys, List *taken, I least) {
    List *found = new_list(options->n);
    for (I i = 0; i < options->n; i++)
        if (taken->n ? keys->at[i] == taken->at[0] : count(keys, keys->at[i]) >= least) append(found, options->at[i]);
    return found;
}

EXPORT(differing) List *differing(List *options, List *keys, List *taken, I least) {
    List *found = new_list(options->n);
    if (agreement(joined(keys, taken), 0) < least) return found;
    for (I i = 0; i < options->n; i++)
        if (!contains(taken, keys->at[i])) append(found, options->at[i]);
    return found;
}

EXPORT(of_resource) I *of_resource(I resource, I count, I width) {
    I *found = words(width);
    for (I i = 0; i < width; i++) found[i] = i == resource ? count : 0;
    return found;
}

static I within(long long number) {
    if (number != (I)number) trap();
    return (I)number;
}

EXPORT(narrow) I narrow(long long number) { return within(number); }

EXPORT(plus) I *plus(I *a, I *b) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = within((long long)a[i] + b[i]);
    return found;
}

EXPORT(minus) I *minus(I *a, I *b) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = within((long long)a[i] - b[i]);
    return found;
}

EXPORT(scaled) I *scaled(I *a, I times) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = within((long long)a[i] * times);
    return found;
}

EXPORT(floored) I *floored(I *a) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = a[i] > 0 ? a[i] : 0;
    return found;
}

/* ---- values --------------------------------------------------------------------------------------------------- */

static I limited(I number, List *limits, I place, I amount) {
    I most = NONE;
    for (I i = 0; i < limits->n; i += 2) {
        I limit = amount ? ((I *)limits->at[i + 1])[place] : limits->at[i + 1];
        if (limit == NONE) continue;
        if (limits->at[i] == 2 && limit > number) number = limit;
        if (limits->at[i] == 3 && (most == NONE || limit < most)) most = limit;
    }
    return most != NONE && most < number ? most : number;
}

EXPORT(changed) I changed(I channel, I base, List *args, I amount) {
    List *heard = g->live[channel], *added = 0, *limits = 0;
    for (I i = 0; i < heard->n; i++) {
        I card = heard->at[i];
        List *row = g->changes[channel][g->design[card]];
        for (I j = 0; j < row->n; j += 2) {
            I sign = row->at[j], found = CALL(row->at[j + 1], I, (I, I, I *), card, holder_of(card), args->at);
            if (found == NONE) continue;
            if (!sign) {
                base = found;
                continue;
            }
            List **those = sign > 1 ? &limits : &added;
            if (!*those) *those = new_list(8);
            append(*those, sign);
            append(*those, found);
        }
    }
    for (I i = 0; added && i < added->n; i += 2) {
        I sign = added->at[i], found = added->at[i + 1];
        if (amount)
            base = (I)(sign > 0 ? plus : minus)((I *)base, (I *)found);
        else
            base = within((long long)base + (long long)sign * found);
    }
    if (!limits) return base;
    if (!amount) return limited(base, limits, 0, 0);
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = limited(((I *)base)[i], limits, i, 1);
    return (I)found;
}

static I looks_the_same(I one, I other);

static I pile_looks_the_same(I one, I other, I openly, I ordered) {
    List *a = g->z[one], *b = g->z[other];
    if (a->n != b->n) return 0;
    if (!openly) return 1;
    List *left = ordered ? b : list(b);
    for (I i = 0; i < a->n; i++) {
        I place = i;
        if (!ordered)
            for (place = 0; place < left->n && !looks_the_same(a->at[i], left->at[place]);) place++;
        if (place >= left->n || (ordered && !looks_the_same(a->at[i], left->at[place]))) return 0;
        if (!ordered) drop(left, place);
    }
    return 1;
}

/* Whether nothing that can be seen of two cards differs. */
static I looks_the_same(I one, I other) {
    if (g->design[one] != g->design[other] || g->c[g->face[one]] != g->c[g->face[other]]) return 0;
    if (g->owned && g->owned[one] != g->owned[other]) return 0;
    for (I i = 0; g->carried && i < g->carried[g->kind[one]]->n; i++) {
        I *places = g->marks[g->carried[g->kind[one]]->at[i]]->places->at;
        if (g->c[places[one]] != g->c[places[other]]) return 0;
    }
    for (I i = 0; i < g->slots; i++)
        if (g->cells[one * g->slots + i] != g->cells[other * g->slots + i]) return 0;
    if (!g->beneath) return 1;
    List *a = g->beneath[one], *b = g->beneath[other];
    if (a->n != b->n) return 0;
    for (I i = 0; i < a->n; i += 3)
        if (!pile_looks_the_same(a->at[i], b->at[i], a->at[i + 1], a->at[i + 2])) return 0;
    return 1;
}

static List *each_look_once(List *cards, I there) {
    List *found = new_list(cards->n);
    for (I i = 0; i < cards->n; i++) {
        I card = cards->at[i], known = 0;
        for (I j = 0; j < found->n && !known; j++) {
            I other = found->at[j];
            known = g->design[card] == g->design[other] && (!there || g->loc[card] == g->loc[other]) &&
                    (!g->differ[g->design[card]] || looks_the_same(card, other));
        }
        if (!known) append(found, card);
    }
    return found;
}

EXPORT(alike) List *alike(List *cards) { return each_look_once(cards, 0); }

EXPORT(alike_there) List *alike_there(List *cards) { return each_look_once(cards, 1); }

EXPORT(one_empty) List *one_empty(List *piles) {
    List *found = new_list(piles->n);
    I empty = 0;
    for (I i = 0; i < piles->n; i++)
        if (g->z[piles->at[i]]->n || !empty++) append(found, piles->at[i]);
    return found;
}

EXPORT(beside) I beside(I card, I step) {
    if (card < 0) return -1;
    List *pile = g->z[g->loc[card]];
    I place = place_of(pile, card) + step;
    return place >= 0 && place < pile->n ? pile->at[place] : -1;
}

/* ---- moments -------------------------------------------------------------------------------------------------- */

#define USE(number, card) ((number) * (g->cards + 1) + (card) + 1)

static I stretch_of(I number) { return g->once[number] ? g->c[g->once[number]] : 1; }

static I *use_at(I key) {
    for (I i = 0; i < m->used->n; i += 2)
        if (m->used->at[i] == key) return &m->used->at[i + 1];
    return 0;
}

static void use(I key, I stretch) {
    I *at = use_at(key);
    if (at) {
        *at = stretch;
        return;
    }
    append(m->used, key);
    append(m->used, stretch);
}

static I is_spent(I number, I card) {
    I *at = use_at(USE(number, card));
    return at && *at == stretch_of(number);
}

EXPORT(spend) void spend(I number, I card) { use(USE(number, card), stretch_of(number)); }

static I asked(I function, I card, I you, I doer, List *payload) {
    return !function || CALL(function, I, (I, I, I, I *), card, you, doer, payload->at);
}

static I fits(I number, I card, I you, I doer, List *payload) {
    if (g->out >= 0 && card >= 0 && !takes_part(you)) return 0;
    if (g->once[number] >= 0 && is_spent(number, card)) return 0;
    if (g->l_slot[number] >= 0 && g->cells[card * g->slots + g->l_slot[number]] != -1) return 0;
    return asked(g->condition[number], card, you, doer, payload);
}

/* The place of things in the frame of a batch, as in frames.py. */
enum { BATCH, MOMENT, DOER, PAYLOAD, LISTENERS, CARDS, ANSWER, SINGLE };

static void hear(List *numbers, I card, I doer, List *payload, List *listeners, List *cards) {
    for (I i = 0; i < numbers->n; i++) {
        I number = numbers->at[i];
        if (card >= 0 && !g->always_on[number] && !working(card)) continue;
        if (!fits(number, card, card < 0 ? -1 : holder_of(card), doer, payload)) continue;
        append(listeners, number);
        append(cards, card);
    }
}

EXPORT(fire) I *fire(I moment, I doer, List *payload, I own) {
    List *listeners = new_list(4), *cards = new_list(4), *heard = g->live[moment];
    hear(g->rules[moment], -1, doer, payload, listeners, cards);
    for (I i = 0; i < heard->n; i++)
        hear(g->hears[moment][g->design[heard->at[i]]], heard->at[i], doer, payload, listeners, cards);
    if (own >= 0) hear(g->own[moment][g->design[own]], own, doer, payload, listeners, cards);
    if (!listeners->n) return (I *)NONE;
    I *frame = fresh_frame(BATCH);
    frame[MOMENT] = moment;
    frame[DOER] = doer;
    frame[PAYLOAD] = (I)payload;
    frame[LISTENERS] = (I)listeners;
    frame[CARDS] = (I)cards;
    frame[SINGLE] = 0;
    return frame;
}

static I owner(I card) { return card < 0 ? -1 : holder_of(card); }

static I is_ready(I number, I card, I doer, List *payload) {
    return asked(g->ready[number], card, owner(card), doer, payload);
}

static I has_begun(I number, I card) {
    for (I i = 0; i < m->depth; i++)
        if (g->listener_of_block[g->bases[i][0]] == number && g->bases[i][1] == card) return 1;
    return 0;
}

EXPORT(would) I *would(I moment, I doer, List *payload) {
    I *frame = fire(moment, doer, payload, -1), kept = 0;
    if ((I)frame == NONE) return frame;
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS];
    for (I i = 0; i < listeners->n; i++) {
        I number = listeners->at[i], card = cards->at[i];
        if (has_begun(number, card) || !is_ready(number, card, doer, payload)) continue;
        listeners->at[kept] = number;
        cards->at[kept++] = card;
    }
    listeners->n = cards->n = kept;
    frame[SINGLE] = 1;
    return kept ? frame : (I *)NONE;
}

EXPORT(effect_ready) I effect_ready(I number, I card, I doer) {
    if (number == NONE) return 0;
    List nothing = {0, 0, 0};
    return asked(g->ready[number], card, doer, doer, &nothing);
}

static I hears_now(I moment) {
    if (g->rules[moment]->n || g->live[moment]->n) return 1;
    for (I i = 0, *rows = (I *)g->own[moment]; i < g->designs; i++)
        if (((List *)rows[i])->n) return 1;
    return 0;
}

static I is_heard(I number) {
    List *moments = g->moments[number];
    for (I i = 0; i < moments->n; i++)
        if (hears_now(moments->at[i])) return 1;
    return 0;
}

static I order_matters(List *listeners, List *group) {
    for (I i = 0; i < group->n; i++)
        for (I j = 0; j < i; j++) {
            I one = listeners->at[group->at[i]], other = listeners->at[group->at[j]];
            if (one == other) continue;
            if (g->clashes[one * g->listeners + other] || is_heard(one) || is_heard(other)) return 1;
        }
    return 0;
}

static void begin(I *frame, I place) {
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS], *payload = (List *)frame[PAYLOAD];
    I number = listeners->at[place], card = cards->at[place], doer = frame[DOER];
    drop(listeners, place);
    drop(cards, place);
    if (frame[SINGLE]) listeners->n = cards->n = 0;
    if (g->once[number] >= 0) {
        if (is_spent(number, card) || !is_ready(number, card, doer, payload)) return;
        if (!g->used[number]) spend(number, card);
    }
    if (m->depth > DEEPEST) trap();
    I you = owner(card);
    if (KEPT(ABILITY_FIRED)) record(ABILITY_FIRED, you, card, 0, 0);
    I *begun = push_frame(g->block[number]);
    if (3 + payload->n > g->size[number]) trap();
    begun[1] = card;
    begun[2] = you;
    begun[3] = doer;
    copy_words(begun + 4, payload->at, payload->n);
}

static I next_group(I *frame, List *group) {
    List *cards = (List *)frame[CARDS];
    I all = (g->doer_orders || frame[SINGLE]) && frame[DOER] >= 0;
    for (I step = 0; step < m->n && !all; step++) {
        I player = (g->c[0] + step) % m->n;
        for (I i = 0; i < cards->n; i++)
            if (owner(cards->at[i]) == player) append(group, i);
        if (group->n) return player;
    }
    for (I i = 0; i < cards->n; i++) append(group, i);
    return all ? frame[DOER] : g->c[0];
}

static I are_alike(I *frame, List *group) {
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS];
    if (!frame[SINGLE]) return !order_matters(listeners, group);
    I first = group->at[0];
    for (I i = 1; i < group->n; i++) {
        I place = group->at[i];
        if (listeners->at[place] != listeners->at[first] || owner(cards->at[place]) != owner(cards->at[first])) return 0;
    }
    return 1;
}

static void batch(I *frame) {
    List *listeners = (List *)frame[LISTENERS], *cards = (List *)frame[CARDS];
    if (frame[ANSWER] != NONE) {
        I chosen = frame[ANSWER];
        frame[ANSWER] = NONE;
        begin(frame, chosen);
        return;
    }
    for (I i = listeners->n - 1; i >= 0; i--) {
        I card = cards->at[i];
        if (card < 0 || (g->always_on[listeners->at[i]] ? g->play[g->loc[card]] : working(card))) continue;
        drop(listeners, i);
        drop(cards, i);
    }
    if (!listeners->n) {
        leave();
        return;
    }
    if (cards->at[0] < 0) {
        begin(frame, 0);
        return;
    }
    List *group = new_list(cards->n);
    I chooser = next_group(frame, group);
    if (are_alike(frame, group)) {
        begin(frame, group->at[0]);
        return;
    }
    m->asker = chooser;
    m->question = 0;
    m->options = group;
    m->amounts = 0;
    m->slot = ANSWER;
}

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

/* ---- dice ----------------------------------------------------------------------------------------------------- */

static I cast(I kind) {
    List *rows = g->dice[kind];
    return rows->at[below(rows->n)];
}

EXPORT(roll) List *roll(List *kinds, List *counts, I clause) {
    List *rows = new_list(8), *found = new_list(8);
    for (I i = 0; i < kinds->n; i++)
        for (I k = 0; k < counts->at[i]; k++) append(rows, cast(kinds->at[i]));
    I end = m->dice->n - 1;
    for (I die = 0; die < end && found->n < rows->n; die++)
        if (m->dice->at[die] < 0) append(found, die);
    for (I die = end; found->n < rows->n; die++) {
        append(found, die);
        append(m->dice, -1);
    }
    for (I i = 0; i < rows->n; i++) m->dice->at[found->at[i]] = rows->at[i];
    if (found->n) m->shown = -1;
    return found;
}

EXPORT(die) I die(I number) { return item(m->dice, number); }

static I is_discarded(I die) {
    if (die > 63) trap();
    return (I)(m->spent >> die & 1);
}

EXPORT(not_discarded) List *not_discarded(List *dice) {
    List *found = new_list(dice->n);
    for (I i = 0; i < dice->n; i++)
        if (dice->at[i] >= 0 && !is_discarded(dice->at[i])) append(found, dice->at[i]);
    return found;
}

EXPORT(reroll) void reroll(List *dice, I clause) {
    List *again = not_discarded(dice);
    for (I i = 0; i < again->n; i++) m->dice->at[again->at[i]] = cast(g->die_kind[m->dice->at[again->at[i]]]);
    if (again->n) m->shown = -1;
}

EXPORT(turn_die) void turn_die(I number, I face, I clause) {
    I shown = die(number), kind = g->die_kind[shown];
    if (kind < 0 || g->die_face[shown] == face) return;
    List *rows = g->dice[kind];
    for (I i = 0; i < rows->n; i++)
        if (g->die_face[rows->at[i]] == face) {
            set_item(m->dice, number, rows->at[i]);
            return;
        }
}

EXPORT(lay_aside) void lay_aside(List *dice, I clause) {
    List *gone = not_discarded(dice);
    for (I i = 0; i < gone->n; i++) m->spent |= 1ULL << gone->at[i];
}

EXPORT(alike_dice) List *alike_dice(List *dice) {
    List *found = new_list(dice->n);
    for (I i = 0; i < dice->n; i++) {
        I known = 0;
        for (I j = 0; j < found->n; j++) known |= die(found->at[j]) == die(dice->at[i]);
        if (!known) append(found, dice->at[i]);
    }
    return found;
}

static I is_known(I number) {
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i];
        List *slots = g->dice_in[frame[0]], *kinds = g->frame_kinds[frame[0]];
        for (I j = 0; j < slots->n; j++) {
            I held = frame[slots->at[j]];
            if (held == NONE || (i == m->depth - 1 && slots->at[j] == m->slot)) continue;
            if (kinds->at[slots->at[j] - 1] ? contains((List *)held, number) : held == number) return 1;
        }
    }
    return 0;
}

static void give_up(void) {
    List *dice = m->dice;
    I last = -1;
    U64 spent = 0;
    for (I number = 0; number < dice->n - 1; number++) {
        if (!is_known(number)) {
            dice->at[number] = -1;
            continue;
        }
        if (is_discarded(number)) spent |= 1ULL << number;
        if (dice->at[number] >= 0) last = number;
    }
    dice->n = last + 2;
    dice->at[last + 1] = -1;
    m->spent = spent;
}

/* ---- the loop ------------------------------------------------------------------------------------------------- */

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

/* ---- actions at any time ---------------------------------------------------------------------------------------- */

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

/* ---- ways between places ---------------------------------------------------------------------------------------- */

/* The neighbours of the places of a ring that are not yet found and to which all `passes` let one go; they are found
   then, and are the next ring. */
static List *further(List **rows, List *passes, List *ring, List *found) {
    List *next = new_list(8);
    for (I i = 0; i < ring->n; i++)
        for (I j = 0; j < rows[ring->at[i]]->n; j++) {
            I goal = rows[ring->at[i]]->at[j], holds = !contains(found, goal);
            for (I k = 0; holds && k < passes->n; k++) holds = CALL(passes->at[k], I, (I, I), ring->at[i], goal);
            if (holds && !contains(next, goal)) append(next, goal);
        }
    for (I i = 0; i < next->n; i++) append(found, next->at[i]);
    return next;
}

EXPORT(reached) List *reached(List **rows, List *passes, I start, I most) {
    List *found = new_list(8), *ring = new_list(1);
    if (start < 0) return found;
    append(found, start);
    append(ring, start);
    for (I step = 0; step < most && ring->n; step++) ring = further(rows, passes, ring, found);
    return found;
}

EXPORT(steps) I steps(List **rows, List *passes, I start, I goal, I places) {
    if (start < 0 || goal < 0) return places;
    List *found = new_list(8), *ring = new_list(1);
    append(found, start);
    append(ring, start);
    for (I step = 0; ring->n; step++) {
        if (contains(ring, goal)) return step;
        ring = further(rows, passes, ring, found);
    }
    return places;
}

/* Who is heard, computed afresh (`tuned` of game/moves.py). */
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

/* ---- what the linker wants -------------------------------------------------------------------------------------- */

void *memcpy(void *to, const void *from, unsigned long count) {
    char *a = to;
    const char *b = from;
    while (count--) *a++ = *b++;
    return to;
}

void *memset(void *to, int value, unsigned long count) {
    char *a = to;
    while (count--) *a++ = (char)value;
    return to;
}
