/* Bots, and whole games that they play: the same as moodsl/extras/agents, under the same names. There it is explained how
   they think; here stands how what they know of a game looks in memory, as `agents/minds.py` lays it out. `make runtime`
   compiles this file together with runtime.c. Sums are added up from left to right on both sides, and nothing may be
   contracted. */

#include "runtime.c"

typedef double D;

/* ---- luck and arithmetic (agents/luck.py) ------------------------------------------------------------------------ */

static U64 *luck; /* the stream of whoever thinks */

static U64 next_of(U64 *stream) { return *stream = *stream * 6364136223846793005ULL + 1442695040888963407ULL; }

static I luck_below(I limit) { return (I)((next_of(luck) >> 33) % (U64)limit); }

static D luck_random(void) { return (D)(next_of(luck) >> 11) / 9007199254740992.0; }

static U64 scrambled(U64 bits) {
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
    return bits ^ (bits >> 31);
}

static void luck_shuffle(List *items) {
    for (I last = items->n - 1; last > 0; last--) {
        I other = luck_below(last + 1), one = items->at[last];
        items->at[last] = items->at[other];
        items->at[other] = one;
    }
}

#define FARTHEST 690.0

static D exponential(D x) {
    static const D parts[] = {1 / 6227020800.0, 1 / 479001600.0, 1 / 39916800.0, 1 / 3628800.0, 1 / 362880.0,
                              1 / 40320.0, 1 / 5040.0, 1 / 720.0, 1 / 120.0, 1 / 24.0, 1 / 6.0, 0.5, 1.0, 1.0};
    if (x < -FARTHEST) return 0.0;
    if (x > FARTHEST) x = FARTHEST;
    D times = __builtin_floor(x * 1.4426950408889634 + 0.5), found = 0.0;
    D rest = x - times * 0.6931471803691238 - times * 1.9082149292705877e-10;
    for (I i = 0; i < 14; i++) found = found * rest + parts[i];
    U64 power = (U64)((long long)times + 1023) << 52;
    D scale;
    __builtin_memcpy(&scale, &power, sizeof scale);
    return found * scale;
}

/* ---- what is known of a game ------------------------------------------------------------------------------------- */

typedef struct { I at; D *table; } NumberRow;
typedef struct { I pile; D *cards, *top, *count; } PileRow; /* by design; 0 for none */
typedef struct { I pile, *piles; D weight; } UnderRow;      /* card -> the pile under it, -1 for none */
typedef struct { I first, count, *places, *numbers; D *worth; } NamedRow;
typedef struct { I function, first, count, flag; D *table; } ValueRow; /* `count` 0: of the player */
typedef struct {
    I kind, first, count, function, turned, flag, width, *things, *piles, *sizes, **groups;
    D *weights;
} PartRow;
typedef struct {
    I numbers, piles, under, named, values, parts;
    NumberRow *number;
    PileRow *pile;
    UnderRow *below;
    NamedRow *name;
    ValueRow *value;
    PartRow *part;
    D slot;
} Side;
typedef struct { I low, high, *at; } Habits; /* key of an answer -> its row of weights, -1 for none */

/* INVARIANT: as `Minds` in agents/minds.py writes it. */
typedef struct {
    I clock, times, result, players, kinds;
    Side **sides; /* (own, player, time) */
    I *form, *sort;
    Habits ***habits; /* question -> player */
    D *weights;       /* (row, time) */
    I *is_board;
    List **hidden; /* player -> piles, each with the kind that it takes or -1, and how many kinds that are */
    I *backs;      /* card -> what its back says, 0 for nothing */
    I **sees;      /* player -> pile */
    List *bags, *carried; /* places under cards: card -> pile, -1 for none */
    I has_secrets_under, *zone_at;
    List **held;
    I has_habits;
    D win, loss;
} Minds;

static Minds *minds;

enum { LOOK_PLAIN, LOOK_CARD, LOOK_DIE, LOOK_EFFECT, LOOK_CELL, LOOK_PIECE, LOOK_AMOUNT };
enum { KEY_NONE, KEY_PLAIN, KEY_DESIGN, KEY_CELL, KEY_PIECE };
/* What else is so of a question: whether it begins an action, names cards, is of numbers in a row, chooses a card. */
enum { IS_ACTION = 1, NAMES_CARDS = 2, IN_A_ROW_OF_NUMBERS = 4, IS_CARD = 8 };
#define LOOKS_OF(question) (minds->form[question] & 15)
#define KEYS_OF(question) (minds->form[question] >> 4 & 15)
#define IS(question, what) (minds->sort[question] & (what))

EXPORT(minds_at) void minds_at(Minds *where) { minds = where; }

/* ---- room behind everything: copies of the match, and the tree --------------------------------------------------- */

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

/* ---- weighing a side (agents/measure.py) ------------------------------------------------------------------------- */

#define LOW (-8)
#define HIGH 24
#define LONGEST_PILE 24

static I bounded(I number) { return number < LOW ? LOW : number > HIGH ? HIGH : number; }

static I asked_of(I function, I flag, I thing) {
    I found = CALL(function, I, (I), thing);
    return flag ? found != 0 : found;
}

static I asked_of_both(PartRow *part, I thing, I player) {
    I one = part->turned ? player : thing, other = part->turned ? thing : player;
    I found = CALL(part->function, I, (I, I), one, other);
    return part->flag ? found != 0 : found;
}

static I value_of(ValueRow *row, I player) {
    if (!row->count) return bounded(asked_of(row->function, row->flag, player));
    I total = 0, first = row->first + player * row->count;
    for (I pile = first; pile < first + row->count; pile++)
        for (I i = 0; i < g->z[pile]->n; i++) total += asked_of(row->function, row->flag, g->z[pile]->at[i]);
    return bounded(total);
}

static D meeting(PartRow *part, I player) {
    I places = 0, met = 0, *leads = words(part->width);
    for (I i = 0; i < part->width; i++) leads[i] = 0;
    for (I p = part->first; p < part->first + part->count; p++) {
        List *pile = g->z[p];
        I mine = 0;
        for (I i = 0; i < pile->n; i++) mine += g->owned[pile->at[i]] == player;
        places += mine > 0;
        if (!mine || mine == pile->n) continue;
        met++;
        for (I i = 0; i < pile->n; i++)
            for (I k = 0; k < part->width; k++) {
                I number = part->things[pile->at[i] * part->width + k];
                leads[k] += g->owned[pile->at[i]] == player ? number : -number;
            }
    }
    D total = 0.0 + part->weights[0] * places;
    total += part->weights[1] * met;
    for (I k = 0; k < part->width; k++) total += part->weights[2 + k] * leads[k];
    return total;
}

static D filled(I full, I size) { return size ? ((D)full / size) * ((D)full / size) : 0.0; }

/* `width` is of how many zones the places are looked at, `things` how many there are and which. */
static D stand(PartRow *part, I player) {
    I sum = 0, count = part->count, *told = words(count ? count : 1);
    for (I i = 0; i < count; i++) sum += told[i] = asked_of_both(part, part->things[i], player);
    D total = 0.0 + part->weights[0] * sum;
    total += part->weights[1] * (sum > 0);
    for (I zone = 0; zone < part->width; zone++) {
        I cards = 0;
        D full = 0.0;
        for (I i = 0; i < count; i++) {
            I n = g->z[part->piles[zone * count + i]]->n;
            if (!told[i] || !n) continue;
            cards += n;
            full += filled(n, part->sizes[zone * count + i]);
        }
        total += part->weights[2 + zone * 2] * cards;
        total += part->weights[3 + zone * 2] * full;
    }
    return total;
}

static D stand_within(PartRow *part, I player) {
    I sum = 0;
    for (I pile = part->first; pile < part->first + part->count; pile++)
        for (I i = 0; i < g->z[pile]->n; i++) sum += asked_of_both(part, g->z[pile]->at[i], player);
    D total = 0.0 + part->weights[0] * sum;
    return total + part->weights[1] * (sum > 0);
}

/* `groups` has for a card how many there are, and of each its word, how many piles it has, and these. */
static D groups(PartRow *part, I player) {
    D *found = (D *)words(part->width * 2 + 1), total = 0.0;
    found = (D *)(((unsigned)found + 7) & ~7u);
    for (I i = 0; i < part->width; i++) found[i] = 0.0;
    I first = part->first + player * part->count;
    for (I p = first; p < first + part->count; p++)
        for (I i = 0; i < g->z[p]->n; i++) {
            I *row = part->groups[g->z[p]->at[i]];
            if (!row) continue;
            for (I left = *row++; left > 0; left--) {
                I word = *row++, size = *row++, full = 0;
                for (I k = 0; k < size; k++) full += g->z[row[k]]->n > 0;
                row += size;
                if (full) found[word] += filled(full, size);
            }
        }
    for (I i = 0; i < part->width; i++) total += part->weights[i] * found[i];
    return total;
}

static D kinds(PartRow *part, I player) {
    I found = 0, *known = words(g->designs), first = part->first + player * part->count;
    for (I i = 0; i < g->designs; i++) known[i] = 0;
    for (I p = first; p < first + part->count; p++)
        for (I i = 0; i < g->z[p]->n; i++) found += !known[g->design[g->z[p]->at[i]]]++;
    return 0.0 + part->weights[0] * found;
}

static D part_of_side(PartRow *part, I player) {
    switch (part->kind) {
        case 1: return meeting(part, player);
        case 2: return stand(part, player);
        case 3: return stand_within(part, player);
        case 4: return groups(part, player);
        default: return kinds(part, player);
    }
}

static D weigh_pile(PileRow *row, D total) {
    List *pile = g->z[row->pile];
    if (row->count) total += row->count[pile->n < LONGEST_PILE ? pile->n : LONGEST_PILE];
    if (!pile->n) return total;
    for (I i = 0; i < pile->n; i++) total += row->cards[g->design[pile->at[i]]];
    return row->top ? total + row->top[g->design[pile->at[pile->n - 1]]] : total;
}

static D weigh_named(NamedRow *row, I player, D total) {
    I first = row->first + player * row->count;
    for (I p = first; p < first + row->count; p++)
        for (I i = 0; i < g->z[p]->n; i++) {
            I inside = row->places[g->z[p]->at[i]];
            if (inside < 0) continue;
            for (I k = 0; k < g->z[inside]->n; k++) {
                I named = g->c[row->numbers[g->z[inside]->at[k]]];
                if (named >= 0) total += row->worth[named];
            }
        }
    return total;
}

static D weigh(Side *side, I player) {
    D total = 0.0;
    for (I i = 0; i < side->numbers; i++) total += side->number[i].table[bounded(g->c[side->number[i].at]) - LOW];
    for (I i = 0; i < side->piles; i++) total = weigh_pile(&side->pile[i], total);
    for (I i = 0; i < side->under; i++) {
        UnderRow *row = &side->below[i];
        List *pile = g->z[row->pile];
        for (I k = 0; k < pile->n; k++)
            if (row->piles[pile->at[k]] >= 0) total += row->weight * g->z[row->piles[pile->at[k]]]->n;
    }
    for (I i = 0; i < side->named; i++) total = weigh_named(&side->name[i], player, total);
    for (I i = 0; i < side->values; i++) total += side->value[i].table[value_of(&side->value[i], player) - LOW];
    for (I i = 0; i < side->parts; i++) total += part_of_side(&side->part[i], player);
    if (side->slot != 0.0)
        for (I cell = 0, end = g->cards * g->slots; cell < end; cell++)
            if (g->cells[cell] == player) total += side->slot;
    return total;
}

/* ---- weighing a position (agents/worth.py) ----------------------------------------------------------------------- */

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

/* ---- habits (agents/priors.py) and few of many (agents/few.py) --------------------------------------------------- */

static I cell_key(I cell) { return g->design[cell / g->slots] * g->slots + cell % g->slots; }

static I key_of(I option) {
    switch (KEYS_OF(m->question)) {
        case KEY_NONE: return 0;
        case KEY_DESIGN: return option < 0 ? -1 : g->design[option];
        case KEY_CELL: return option < 0 ? -1 : cell_key(option);
        case KEY_PIECE: return option >= 0 ? -2 : option == -1 ? -1 : cell_key(-1 - option);
        default: return option;
    }
}

static D leaning(I option, I time) {
    Habits **rows = minds->habits[m->question];
    if (!rows) return 1.0;
    Habits *habits = rows[m->asker];
    I key = key_of(option);
    if (!habits || key < habits->low || key > habits->high || habits->at[key - habits->low] < 0) return 1.0;
    return minds->weights[habits->at[key - habits->low] * minds->times + time];
}

#define MANY 20

static I few_places(I count) { return count <= MANY || !IS(m->question, IN_A_ROW_OF_NUMBERS) ? count : MANY; }

static I few_place(I step, I count, I few) { return few == count ? step : step * (count - 1) / (MANY - 1); }

static void few(void) {
    I count = m->options->n, looked_at = few_places(count);
    if (looked_at == count) return;
    List *found = new_list(looked_at);
    for (I i = 0; i < looked_at; i++) append(found, m->options->at[few_place(i, count, looked_at)]);
    m->options = found;
}

/* ---- what is hidden (agents/hidden.py) --------------------------------------------------------------------------- */

static List *way(I pile) {
    if (g->host[pile] < 0) {
        List *found = new_list(6);
        append(found, pile);
        return found;
    }
    I place = g->loc[g->host[pile]];
    List *found = way(place);
    append(found, minds->zone_at[pile]);
    append(found, place_of(g->z[place], g->host[pile]));
    return found;
}

static I is_before(List *one, List *other) {
    for (I i = 0; i < one->n && i < other->n; i++)
        if (one->at[i] != other->at[i]) return one->at[i] < other->at[i];
    return one->n < other->n;
}

/* The piles that are hidden from somebody, with the kind that each takes, in turn. */
static List *hidden_piles(I viewer) {
    List *rows = minds->hidden[viewer], *found = new_list(rows->n), *ways = new_list(8), *breadths = new_list(8);
    for (I i = 0; i < rows->n; i += 3) {
        I pile = rows->at[i], breadth = rows->at[i + 2];
        if (g->owner[pile] >= m->n || (minds->has_secrets_under && !g->z[pile]->n)) continue;
        I place = found->n / 2;
        if (minds->has_secrets_under) {
            List *mine = way(pile);
            for (place = 0; place < ways->n; place++)
                if (breadth != breadths->at[place] ? breadth < breadths->at[place]
                                                   : is_before(mine, (List *)ways->at[place]))
                    break;
            insert(ways, place, (I)mine);
            insert(breadths, place, breadth);
        }
        insert(found, place * 2, pile);
        insert(found, place * 2 + 1, rows->at[i + 1]);
    }
    return found;
}

static void unlearn(I player) {
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i];
        List *held = minds->held[frame[0]];
        for (I k = 0; held && k < held->n; k += 2) {
            if (frame[held->at[k]] == NONE) continue;
            List *left = list((List *)frame[held->at[k]]), *answers = list((List *)frame[held->at[k + 1]]);
            for (I seat = 0; seat < answers->n; seat++)
                if (answers->at[seat] != NONE && seat != player) {
                    append(left, seat);
                    answers->at[seat] = NONE;
                }
            frame[held->at[k]] = (I)left;
            frame[held->at[k + 1]] = (I)answers;
        }
    }
}

/* Whether all cards that were shown to a player in one place still lie there, or where he sees them. */
static I knows_all(List *known, I player, I pile) {
    for (I i = 0; i < known->n; i += 2) {
        I now = g->loc[known->at[i]];
        if (known->at[i + 1] == pile && now != pile && !minds->sees[player][now]) return 0;
    }
    return 1;
}

static void note_shown(I *offered, I player) {
    List *known = new_list(8);
    for (I i = 0; i < m->depth; i++) {
        I *frame = g->bases[i], at = g->known_in[frame[0]];
        if (!at || frame[at] == NONE) continue;
        List *shown = (List *)frame[at];
        for (I k = 0; k < shown->n; k += 3)
            if (shown->at[k] == player) {
                append(known, shown->at[k + 1]);
                append(known, shown->at[k + 2]);
            }
    }
    for (I i = 0; i < known->n; i += 2)
        if (knows_all(known, player, known->at[i + 1])) offered[known->at[i]] = 1;
}

static I *offered_cards(I viewer) {
    I *offered = words(g->cards);
    __builtin_memset(offered, 0, (unsigned)g->cards * sizeof(I));
    note_shown(offered, viewer);
    if (m->asker == viewer && m->options && IS(m->question, NAMES_CARDS))
        for (I i = 0; i < m->options->n; i++)
            if (m->options->at[i] >= 0) offered[m->options->at[i]] = 1;
    return offered;
}

static I one_of(List **unseen, List *below) {
    I total = 0;
    for (I i = 0; i < below->n; i++) total += unseen[below->at[i]]->n;
    if (!total) trap();
    I heaps = 0, last = 0;
    for (I i = 0; i < below->n; i++)
        if (unseen[below->at[i]]->n) heaps++, last = below->at[i];
    if (heaps == 1) return unseen[last]->at[--unseen[last]->n];
    I point = luck_below(total);
    for (I i = 0; i < below->n; i++) {
        List *heap = unseen[below->at[i]];
        if (point < heap->n) return heap->at[--heap->n];
        point -= heap->n;
    }
    return -1;
}

static I with_this_back(List *same, I back) {
    for (I i = 0; i < same->n; i++)
        if (minds->backs[same->at[i]] == back) {
            I found = same->at[i];
            drop(same, i);
            return found;
        }
    trap();
    return -1;
}

static I is_told(I card, I pile) { return minds->backs[card] > 0 && g->owner[pile] >= 0; }

static List *rest_of(List **unseen) {
    List *rest = new_list(16);
    for (I kind = 0; kind < minds->kinds; kind++)
        for (I i = 0; i < unseen[kind]->n; i++) append(rest, unseen[kind]->at[i]);
    luck_shuffle(rest);
    return rest;
}

/* `places` are, one behind the other, a pile, a place in it, and the kind that the pile takes. Gives in turn the card
   that lay there and the one that does now. */
static List *deal(List *places, List **unseen) {
    List *dealt = new_list(places->n), *rest = 0;
    for (I told = 1; told >= 0; told--)
        for (I i = 0; i < places->n; i += 3) {
            I pile = places->at[i], *at = &g->z[pile]->at[places->at[i + 1]], old = *at, only = places->at[i + 2], card;
            if (is_told(old, pile) != told) continue;
            if (told)
                card = with_this_back(unseen[g->kind[old]], minds->backs[old]);
            else if (only >= 0)
                card = one_of(unseen, g->under[only]);
            else {
                if (!rest) rest = rest_of(unseen);
                card = rest->at[--rest->n];
            }
            append(dealt, old);
            append(dealt, card);
            append(dealt, pile);
            append(dealt, places->at[i + 1]);
        }
    return dealt;
}

/* What lies under a card stays where it is, whichever card that now is. */
static void carry(List *dealt) {
    List *held = new_list(dealt->n);
    for (I zone = 0; zone < minds->carried->n; zone++) {
        I *piles = (I *)minds->carried->at[zone];
        held->n = 0;
        for (I i = 0; i < dealt->n; i += 4) append(held, piles[dealt->at[i]] >= 0 ? (I)g->z[piles[dealt->at[i]]] : 0);
        for (I i = 0; i < dealt->n; i += 4) {
            List *cards = (List *)held->at[i / 4];
            if (!cards) continue;
            I place = piles[dealt->at[i + 1]];
            if (place < 0) trap();
            g->z[place] = cards;
            for (I k = 0; k < cards->n; k++) g->loc[cards->at[k]] = place;
        }
    }
}

static void turn_back(List *dealt) {
    for (I i = 1; i < dealt->n; i += 4) {
        I card = dealt->at[i];
        List *marks = g->carried ? g->carried[g->kind[card]] : 0;
        for (I k = 0; marks && k < marks->n; k++) {
            Mark *mark = g->marks[marks->at[k]];
            g->c[mark->places->at[card]] = mark->start;
        }
        if (g->face[card] != g->face[-1]) g->c[g->face[card]] = g->start_numbers[g->face[card]];
    }
}

#define MANY_CARDS 24 /* from so many on each card of the game is looked for in turn */

static List *sorted(List *cards) {
    if (cards->n < MANY_CARDS) {
        sort_by(cards, list(cards), 0);
        return cards;
    }
    I *there = words(g->cards), count = 0;
    __builtin_memset(there, 0, (unsigned)g->cards * sizeof(I));
    for (I i = 0; i < cards->n; i++) there[cards->at[i]] = 1;
    for (I card = 0; card < g->cards; card++)
        if (there[card]) cards->at[count++] = card;
    return cards;
}

static void guess(I viewer) {
    m->rng = scrambled(next_of(luck));
    I *offered = offered_cards(viewer), moved = 0;
    unlearn(viewer);
    List **unseen = (List **)words(minds->kinds), *places = new_list(64), *rows = hidden_piles(viewer);
    for (I kind = 0; kind < minds->kinds; kind++) unseen[kind] = new_list(16);
    for (I i = 0; i < rows->n; i += 2) {
        List *cards = g->z[rows->at[i]];
        for (I at = 0; at < cards->n; at++) {
            if (offered[cards->at[at]]) continue;
            append(unseen[g->kind[cards->at[at]]], cards->at[at]);
            append(places, rows->at[i]);
            append(places, at);
            append(places, rows->at[i + 1]);
        }
        moved |= cards->n && g->watch[rows->at[i]];
    }
    for (I kind = 0; kind < minds->kinds; kind++) luck_shuffle(sorted(unseen[kind]));
    List *dealt = deal(places, unseen);
    for (I i = 0; i < dealt->n; i += 4) {
        g->z[dealt->at[i + 2]]->at[dealt->at[i + 3]] = dealt->at[i + 1];
        g->loc[dealt->at[i + 1]] = dealt->at[i + 2];
    }
    for (I i = 0; i < minds->bags->n; i++) sorted(g->z[minds->bags->at[i]]);
    carry(dealt);
    turn_back(dealt);
    outdate_all();
    if (!moved) return;
    tune_anew();
    outdate_all();
}

/* ---- looking one turn ahead (agents/outlook.py) ------------------------------------------------------------------ */

#define GREEDY_LOOKS 10
#define STRANGERS 8
#define DEEPEST_LINE 40
#define WORST (-1e9)

static I is_choice_of_boards(void) {
    if (!IS(m->question, IS_CARD)) return 0;
    for (I i = 0; i < m->options->n; i++)
        if (m->options->at[i] < 0 || !minds->is_board[m->options->at[i]]) return 0;
    return 1;
}

static D best_after(I me, I looks, U32 fate, I depth);

/* Uses the match up. */
static D after(I option, I me, I looks, U32 fate, I depth) {
    I strangers = 0;
    answer(option);
    while (m->options && !IS(m->question, IS_ACTION)) {
        List *options = m->options;
        if (m->asker == me) {
            if (strangers || depth > DEEPEST_LINE) break;
            if (options->n > 1) return best_after(me, looks, fate, depth + 1);
            answer(options->at[0]);
            continue;
        }
        if (strangers++ == STRANGERS) break;
        fate = fate * 1103515245u + 12345u;
        answer(options->at[(fate >> 8) % (U32)options->n]);
    }
    return value(me);
}

/* The most usual options, as many as there are looks; those behind the first come before it, where they are alike. */
static List *usual(I first, I looks) {
    I count = m->options->n, time = time_now();
    List *found = new_list(count);
    D *weights = (D *)(((unsigned)words(count * 2 + 2) + 7) & ~7u);
    for (I i = 0; i < count; i++) {
        I option = m->options->at[(first + i) % count], place = i;
        D weight = leaning(option, time);
        append(found, option);
        for (; place > 0 && weights[place - 1] < weight; place--) {
            weights[place] = weights[place - 1];
            found->at[place] = found->at[place - 1];
        }
        weights[place] = weight;
        found->at[place] = option;
    }
    found->n = looks;
    return found;
}

static List *tried_options(I looks, U32 fate) {
    I count = m->options->n;
    if (count <= looks) return m->options;
    I first = (I)(fate % (U32)count);
    if (minds->has_habits) return usual(first, looks);
    List *found = new_list(looks);
    for (I i = 0; i < looks; i++) append(found, m->options->at[(first + i * count / looks) % count]);
    return found;
}

static D best_after(I me, I looks, U32 fate, I depth) {
    List *options = tried_options(looks, fate);
    I share = looks / options->n, last = options->n - 1;
    if (share < 1) share = 1;
    char *kept = keep();
    D most = 0.0;
    for (I i = 0; i <= last; i++) {
        D found = after(options->at[i], me, share, fate, depth);
        if (!i || found > most) most = found;
        if (i < last) bring_back(kept);
    }
    shelf = kept;
    return most;
}

/* The place of the best option of a position that is guessed. */
static I weighed_options(U32 fate, D *worth) {
    I me = m->asker, count = m->options->n, looked_at = few_places(count), best = 0;
    D most = 2 * WORST;
    char *kept = keep();
    for (I i = 0; i < looked_at; i++) {
        I place = few_place(i, count, looked_at);
        D found = after(m->options->at[place], me, GREEDY_LOOKS, fate, 0);
        if (found > most) best = place, most = found;
        bring_back(kept);
    }
    shelf = kept;
    *worth = most;
    return best;
}

static I greedy(List *others) {
    if (!others->n && m->options->n < 2) return 0;
    if (!others->n && is_choice_of_boards()) return luck_below(m->options->n);
    I asker = m->asker, count = m->options->n;
    D most, found;
    compact();
    char *real = keep();
    guess(asker);
    U32 fate = (U32)(next_of(luck) >> 32);
    char *guessed = keep();
    I best = weighed_options(fate, &most);
    for (I i = 0; i < others->n; i++) {
        bring_back(guessed);
        step_aside(others->at[i]);
        if (!m->options || m->asker != asker) continue;
        weighed_options(fate, &found);
        if (found > most) best = count + i, most = found;
    }
    bring_back(real);
    shelf = real;
    return best;
}

/* ---- what is seen of answers (agents/seen.py), as numbers of 64 bits that are equal where the looks are ---------- */

static U64 with(U64 sum, U64 more) { return scrambled(sum * 0x9E3779B97F4A7C15ULL + more + 1); }

static U64 plain_look(I number) { return with(1, (U64)(U32)number); }

static U64 pair_look(U64 one, U64 other) { return with(with(with(2, 2), one), other); }

static U64 cell_look(I cell) {
    return cell < 0 ? plain_look(cell) : pair_look(plain_look(g->design[cell / g->slots]), plain_look(cell % g->slots));
}

static U64 look(I option) {
    I *frame = g->bases[m->depth - 1];
    switch (LOOKS_OF(m->question)) {
        case LOOK_CARD:
            return option < 0 ? plain_look(option) : pair_look(plain_look(g->design[option]), plain_look(g->loc[option]));
        case LOOK_DIE: return plain_look(option < 0 ? option : m->dice->at[option]);
        case LOOK_EFFECT:
            return pair_look(plain_look(((List *)frame[LISTENERS])->at[option]),
                             plain_look(g->design[((List *)frame[CARDS])->at[option]]));
        case LOOK_CELL: return cell_look(option);
        case LOOK_PIECE: return option < -1 ? cell_look(-1 - option) : plain_look(option);
        case LOOK_AMOUNT: {
            U64 found = with(2, (U64)g->width);
            for (I i = 0; i < g->width; i++) found = with(found, plain_look(((I *)option)[i]));
            return found;
        }
        default: return plain_look(option);
    }
}

#define MOST_OPTIONS 4096

static void looks_of_options(U64 *found) {
    I count = m->options->n, twins = 0;
    if (count > MOST_OPTIONS) trap();
    for (I i = 0; i < count; i++) found[i] = look(m->options->at[i]);
    for (I i = 0; i < count && !twins; i++)
        for (I k = 0; k < i && !twins; k++) twins = found[i] == found[k];
    if (!twins) return;
    U64 *apart = (U64 *)(((unsigned)words(count * 2 + 2) + 7) & ~7u);
    for (I i = 0; i < count; i++) {
        I number = 1;
        for (I k = 0; k < i; k++) number += found[k] == found[i];
        apart[i] = pair_look(found[i], plain_look(number));
    }
    for (I i = 0; i < count; i++) found[i] = apart[i];
}

/* ---- searching (agents/tree.py) ---------------------------------------------------------------------------------- */

#define TURNS 3
#define LONGEST_LOOK 60
#define DEEPEST_LOOK 400
#define CURIOSITY 0.3
#define EVEN 0.1
#define DOUBT 1.0
#define RESULT 0.9
#define CHECK 16
#define MOST_PLAYERS 16

typedef struct { U64 key; D chances; I looks, next; } Answer; /* `next` answer of the first decision, -1 behind the last */
typedef struct { U64 look; I doer, card; } Event;
typedef struct { U64 key; I player; } Step;

static struct {
    Answer *table;
    I size, used, done, first, me;
    char *root;
    U64 *looks;
    Event events[DEEPEST_LOOK];
    Step path[DEEPEST_LOOK];
    I steps, spread_count;
    D spread_mean, spread_squares;
} tree;

static Answer *entry(U64 key) {
    U32 at = (U32)(key >> 32) & (U32)(tree.size - 1);
    while (tree.table[at].key && tree.table[at].key != key) at = (at + 1) & (U32)(tree.size - 1);
    return &tree.table[at];
}

static void clear_tree(I size) {
    tree.size = size;
    reach((char *)(tree.table + size));
    __builtin_memset(tree.table, 0, (unsigned)size * sizeof(Answer));
}

/* Twice the size, behind the old one. */
static void grow_tree(void) {
    Answer *old = tree.table;
    I size = tree.size;
    if (size >= 1 << 24) trap();
    I *order = &tree.first;
    tree.table = old + size;
    clear_tree(size * 2);
    for (I i = 0; i < size; i++)
        if (old[i].key) *entry(old[i].key) = old[i];
    for (I at = *order; at >= 0; at = *order) { /* the chain of the first decision */
        Answer *one = entry(old[at].key);
        *order = (I)(one - tree.table);
        order = &one->next;
    }
}

static Answer *answer_at(U64 node, U64 seen, I is_first) {
    Answer *found = entry(with(node, seen));
    if (found->key) return found;
    found->key = with(node, seen);
    tree.used++;
    found->next = is_first ? tree.first : -1;
    if (is_first) tree.first = (I)(found - tree.table);
    return found;
}

static void room_for_answers(I count) {
    while ((tree.used + count + 1) * 3 > tree.size * 2) grow_tree();
}

static I pick(U64 node, I is_first) {
    I count = m->options->n, time = time_now(), times = 0, best = 0;
    D *promises = (D *)(((unsigned)words(count * 2 + 2) + 7) & ~7u), promised = 0.0, chances = 0.0, most = -1.0;
    room_for_answers(count);
    looks_of_options(tree.looks);
    for (I i = 0; i < count; i++) {
        promises[i] = leaning(m->options->at[i], time);
        promised += promises[i];
    }
    for (I i = 0; i < count; i++) {
        Answer *one = answer_at(node, tree.looks[i], is_first);
        times += one->looks;
        chances += one->chances;
    }
    D usually = times ? chances / times : 0.5, even = EVEN / count, curious = CURIOSITY * __builtin_sqrt((D)times + 1);
    D share = (1 - EVEN) / promised;
    for (I i = 0; i < count; i++) {
        Answer *one = entry(with(node, tree.looks[i]));
        D part = curious * (promises[i] * share + even);
        D worth = (one->looks ? one->chances / one->looks : usually) + part / (1 + one->looks);
        if (worth > most) best = i, most = worth;
    }
    return best;
}

/* The node of a decision: what its player has seen of answers since his last one. */
static U64 node_below(U64 node, I from, I to, I player) {
    U64 key = with(with(node, (U64)m->question), (U64)(to - from));
    for (I i = from; i < to; i++) {
        Event *one = &tree.events[i];
        I seen = one->card < 0 || one->doer == player || minds->sees[player][g->loc[one->card]];
        key = with(key, seen ? pair_look(plain_look(one->doer), one->look) : plain_look(one->doer));
    }
    return key;
}

static void go_down(void) {
    U64 nodes[MOST_PLAYERS];
    I since[MOST_PLAYERS], events = 0, new = 0;
    for (I i = 0; i < m->n; i++) nodes[i] = with(3, (U64)i), since[i] = 0;
    tree.steps = 0;
    for (I step = 0; step < DEEPEST_LOOK && m->options && !new; step++) {
        few();
        if (m->options->n == 1) {
            answer(m->options->at[0]);
            continue;
        }
        I player = m->asker;
        if (events) {
            U64 key = node_below(nodes[player], since[player], events, player);
            room_for_answers(1);
            Answer *node = entry(key);
            new = !node->key;
            if (new) node->key = key, tree.used++;
            nodes[player] = key;
        }
        I place = pick(nodes[player], !events), option = m->options->at[place];
        since[player] = events;
        tree.events[events++] = (Event){tree.looks[place], player, IS(m->question, NAMES_CARDS) ? option : -1};
        tree.path[tree.steps++] = (Step){with(nodes[player], tree.looks[place]), player};
        answer(option);
    }
}

static void habitually(void) {
    I count = m->options->n, time = time_now(), place = 0;
    D *parts = (D *)(((unsigned)words(count * 2 + 2) + 7) & ~7u), total = 0.0;
    for (I i = 0; i < count; i++) {
        parts[i] = leaning(m->options->at[i], time);
        total += parts[i];
    }
    D point = luck_random() * total;
    for (place = 0; place < count; place++) {
        point -= parts[place];
        if (point <= 0) break;
    }
    answer(m->options->at[place < count ? place : count - 1]);
}

static void go_on(void) {
    I turns = TURNS * m->n;
    for (I step = 0; step < LONGEST_LOOK && m->options; step++) {
        few();
        if (IS(m->question, IS_ACTION) && !turns--) return;
        if (m->options->n == 1)
            answer(m->options->at[0]);
        else
            habitually();
    }
}

static D spread_with(D number) {
    tree.spread_count++;
    D before = number - tree.spread_mean;
    tree.spread_mean += before / tree.spread_count;
    tree.spread_squares += before * (number - tree.spread_mean);
    return tree.spread_count >= 8 ? __builtin_sqrt(tree.spread_squares / tree.spread_count) : 8.0;
}

static void chances(D *found) {
    I over = m->over;
    D all = 0.0, most, total = 0.0;
    heights(found);
    for (I i = 0; i < m->n; i++) all += found[i];
    D unit = DOUBT * spread_with(lead_of(found[tree.me], all));
    if (unit < 0.5) unit = 0.5;
    most = found[0];
    for (I i = 1; i < m->n; i++)
        if (found[i] > most) most = found[i];
    for (I i = 0; i < m->n; i++) {
        found[i] = exponential((found[i] - most) / unit);
        total += found[i];
    }
    for (I i = 0; i < m->n; i++) {
        D part = over ? (1 - RESULT) * found[i] : found[i];
        found[i] = over ? RESULT * won(i) + part / total : part / total;
    }
}

static I is_settled(D left) {
    I first = 0, second = 0, count = 0;
    for (I at = tree.first; at >= 0; at = tree.table[at].next, count++) {
        I looks = tree.table[at].looks;
        if (looks > first)
            second = first, first = looks;
        else if (looks > second)
            second = looks;
    }
    return count > 1 && first - second > left;
}

/* Ready to look from the match that is live, which is kept. */
EXPORT(tree_begin) void tree_begin(U64 *stream, char *room) {
    luck = stream;
    if (m->options->n > MOST_OPTIONS || m->n > MOST_PLAYERS) trap();
    set_room(room);
    compact();
    tree.root = keep();
    tree.me = m->asker;
    tree.done = tree.used = tree.spread_count = 0;
    tree.spread_mean = tree.spread_squares = 0.0;
    tree.first = -1;
    tree.looks = (U64 *)shelf_end;
    tree.table = (Answer *)(shelf_end + MOST_OPTIONS * sizeof(U64));
    clear_tree(1024);
}

/* So many looks more; stops before if nothing else can come of `left` and those behind them. Gives whether it is settled. */
EXPORT(tree_looks) I tree_looks(I count, D left) {
    D found[MOST_PLAYERS];
    while (count-- > 0) {
        bring_back(tree.root);
        guess(tree.me);
        go_down();
        go_on();
        chances(found);
        for (I i = 0; i < tree.steps; i++) {
            Answer *one = entry(tree.path[i].key);
            one->looks++;
            one->chances += found[tree.path[i].player];
        }
        tree.done++;
        left -= 1;
        if (tree.done % CHECK == 0 && is_settled(left)) return 1;
    }
    return 0;
}

/* The place of the answer looked at most; the match is live again. */
EXPORT(tree_end) I tree_end(void) {
    bring_back(tree.root);
    looks_of_options(tree.looks);
    I best = 0, most = -1;
    D chance = -1.0;
    for (I i = 0; i < m->options->n; i++) {
        Answer *one = entry(with(with(3, (U64)tree.me), tree.looks[i]));
        if (one->looks < most || (one->looks == most && one->chances <= chance)) continue;
        best = i, most = one->looks, chance = one->chances;
    }
    return best;
}

/* ---- deciding ---------------------------------------------------------------------------------------------------- */

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

/* ---- batches ----------------------------------------------------------------------------------------------------- */

#define MOST_ASIDES 3 /* that a bot takes before an answer */

/* Plays on, each player with a stream of his own, for at most so many decisions; gives how many they were. `seats` has
   for each player what bot he is and how far it looks; 0: all are at random. */
EXPORT(play_on) I play_on(U64 *streams, I most, I *seats, char *room) {
    I done = 0, in_a_row = 0, logs = m->logs;
    while (m->options && done < most) {
        m->logs = 0; /* what is only tried is not recorded */
        List nothing = {0, 0, 0}, *beside = g->asides->n && in_a_row < MOST_ASIDES ? list(offered()) : &nothing;
        I options = m->options->n, *seat = seats ? seats + m->asker * 2 : 0, numbers[32];
        if (beside->n > 32) trap();
        copy_words(numbers, beside->at, beside->n); /* the list itself may be compacted away */
        List others = {beside->n, beside->n, numbers};
        I place = decide(seat ? seat[0] : RANDOM, seat ? seat[1] : 0, &streams[m->asker], room, &others);
        m->logs = logs;
        if (place < options) {
            choose(place);
            in_a_row = 0;
        } else {
            step_aside(numbers[place - options]);
            in_a_row++;
        }
        done++;
    }
    return done;
}

/* Play on at random from the match so many times; without decisions that is a copy. How long it takes is a figure. */
EXPORT(look_often) void look_often(I times, U64 *streams, I most, char *room) {
    set_room(room);
    compact();
    char *kept = keep();
    while (times-- > 0) {
        bring_back(kept);
        play_on(streams, most, 0, room);
    }
}

/* What is asked of a batch of games: `seeds` has for each that of the match and, if `each` is more than one, those of its
   players, for whose streams there is room in `streams`; `seats` has for each who plays (as above), `rows` gets for each
   what `engine.py` reads. Between `log` and `log_end` stand, if there are sorts of records in `logs`, one after the other
   those of each game, and where its cards lie in the end. `done` tells how many have been played, should one of them
   trap. */
typedef struct {
    U64 *seeds;
    I each;
    U64 *streams;
    I *rows, games, players, setup, play, scoring, most;
    List *piles;
    I row, *seats;
    char *room;
    I *log, *log_end, logs, done;
} Batch;

#define MOST_RANKS 16

/* As in game/state.py. */
static U64 seeded(U64 seed) { return seed * 0x9E3779B97F4A7C15ULL + 0x2545F4914F6CDD1DULL; }

EXPORT(play_games) void play_games(Batch *batch) {
    I players = batch->players;
    log_at = batch->log;
    log_end = batch->log_end;
    for (I game = 0; game < batch->games; game++) {
        U64 *seeds = batch->seeds + game * batch->each, first = seeded(seeds[0]);
        for (I i = 0; i < players; i++) batch->streams[i] = seeded(batch->each > 1 ? seeds[1 + i] : first + (U64)i);
        I *row = batch->rows + game * batch->row, *seats = batch->seats;
        I *log = log_at;
        m->logs = batch->logs;
        start(players, first, -1, batch->setup, batch->play, batch->scoring);
        *row++ = g->c[0];
        *row++ = play_on(batch->streams, batch->most, seats ? seats + game * players * 2 : 0, batch->room);
        *row++ = m->over;
        *row++ = m->ended;
        *row++ = m->ranks->n;
        *row++ = (log_at - log) / RECORD;
        if (m->ranks->n > MOST_RANKS) trap();
        for (I i = 0; i < m->ranks->n; i++) copy_words(row + i * players, ((List *)m->ranks->at[i])->at, players);
        row += MOST_RANKS * players;
        for (I i = 0; i < batch->piles->n; i++) {
            List *pile = g->z[batch->piles->at[i]];
            *row++ = pile->n ? pile->at[0] : -1;
        }
        copy_words(row, g->c, g->numbers);
        if (m->logs) {
            if (log_at + g->cards > log_end) trap();
            copy_words(log_at, g->loc, g->cards);
            log_at += g->cards;
            m->logs = 0;
        }
        batch->done = game + 1;
    }
}
