/* Searching (agents/tree.py). */

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
