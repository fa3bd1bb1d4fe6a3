/* The vanilla rules of Master of Orion once more, by hand and for speed: what an engine of these rules can reach at all.

   The same games as `orion_oracle.py` plays by `Factored`, question by question, for the same streams of chance;
   `test_limit.py` holds it to that. Cards are given from outside. */

#include <string.h>

typedef unsigned long long U64;
enum { CARDS = 128, SYSTEMS = 4, HEIGHT = 5, HAND = 5, ROUNDS = 8, RESERVE = 10, MARKED = 6, ADVISORS = 8, SHOWN = 5 };
enum { BUILD, EXPLOIT, RESEARCH, TRADE, PROPAGANDA, DEAL, ZONES, ATTACK = ZONES };
enum { GREY = 3 };

typedef struct { int colour, cost[3], income[3], points, marked; } Card;
typedef struct { int n, cards[CARDS]; } Pile;

static const Card *cards;
static int count, n;       /* cards of the deck, players */
static U64 rng, *stream;   /* of the game, of the players */
static int first, turn, turns_of_round, choices;
static int stock[4][3], loyalty[4], points[4], act[4], reserve[4], income[4][3], advisor[4];
static int spent[4][ZONES], mark[4][4];
static Pile hand[4], deck, discarded, market, place[4][SYSTEMS];
static int systems[4], over;

static int below(U64 *state, int limit) {
    *state = *state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)((*state >> 33) % (U64)limit);
}

/* The place of an answer; a question with one answer takes no chance. */
static int pick(int options) {
    choices++;
    return options > 1 ? below(stream, options) : 0;
}

static void put(Pile *pile, int card) { pile->cards[pile->n++] = card; }

static int take(Pile *pile, int at) {
    int card = pile->cards[at];
    memmove(pile->cards + at, pile->cards + at + 1, sizeof(int) * (size_t)(--pile->n - at));
    return card;
}

static void shuffle(Pile *pile) {
    for (int i = pile->n - 1; i > 0; i--) {
        int j = below(&rng, i + 1), one = pile->cards[i];
        pile->cards[i] = pile->cards[j];
        pile->cards[j] = one;
    }
}

static void reverse(Pile *pile) {
    for (int i = 0, j = pile->n - 1; i < j; i++, j--) {
        int one = pile->cards[i];
        pile->cards[i] = pile->cards[j];
        pile->cards[j] = one;
    }
}

static void draw(int p, int number) {
    while (number-- > 0) {
        if (!deck.n) {
            if (discarded.n < 2) return;
            int top = discarded.cards[--discarded.n];
            deck = discarded;
            shuffle(&deck);
            reverse(&deck);
            discarded.n = 0;
            put(&discarded, top);
        }
        put(&hand[p], deck.cards[--deck.n]);
    }
}

static void throw_away(int p, int at) { put(&discarded, take(&hand[p], at)); }

static void gain(int p, int what, int number) {
    stock[p][what] += number;
    if (stock[p][what] > 9) stock[p][what] = 9;
}

static void set_loyalty(int p, int change) {
    loyalty[p] += change;
    if (loyalty[p] > 10) loyalty[p] = 10;
}

/* ---- what can be done -------------------------------------------------------------------------------------------- */

static const int RATE[3] = {3, 2, 1};

static int can_build(int p, int card) {
    const Card *it = cards + card;
    return stock[p][0] >= it->cost[0] && stock[p][1] >= it->cost[1] && stock[p][2] >= it->cost[2] &&
           (!it->marked || loyalty[p] >= MARKED);
}

static int targets_of(int p, int *found) {
    int number = 0;
    for (int i = 0; i < systems[p]; i++)
        if (place[p][i].n < HEIGHT) found[number++] = i;
    if (systems[p] < SYSTEMS) found[number++] = systems[p];
    return number;
}

static int builds_of(int p, int *found) {
    int number = 0, somewhere[SYSTEMS + 1];
    if (!targets_of(p, somewhere)) return 0;
    for (int i = 0; i < hand[p].n; i++)
        if (can_build(p, hand[p].cards[i])) found[number++] = i;
    return number;
}

static int victims_of(int p, int *found) {
    int number = 0, limit = n == 2 ? 3 : n == 3 ? 2 : 1;
    if (stock[p][1] < 2) return 0;
    for (int v = 0; v < n; v++)
        if (v != p && stock[v][1] <= stock[p][1] && mark[v][p] < limit) found[number++] = v;
    return number;
}

static int kinds_of(int p, int *found) {
    int number = 0, listed[CARDS];
    found[number++] = RESEARCH;
    if (hand[p].n) {
        found[number++] = EXPLOIT;
        if (hand[p].n >= 3 && market.n) found[number++] = DEAL;
        if (builds_of(p, listed)) found[number++] = BUILD;
    }
    if (stock[p][0] >= 3 || stock[p][1] >= 2 || stock[p][2] >= 1) found[number++] = TRADE;
    if (!spent[p][PROPAGANDA]) found[number++] = PROPAGANDA;
    if (victims_of(p, listed)) found[number++] = ATTACK;
    return number;
}

/* ---- what is done ------------------------------------------------------------------------------------------------ */

static void build(int p) {
    int fit[CARDS], at[SYSTEMS + 1], number = builds_of(p, fit), place_in_hand = fit[pick(number)];
    int where = at[pick(targets_of(p, at))], card;
    pick(1); /* the payment */
    card = take(&hand[p], place_in_hand);
    for (int i = 0; i < 3; i++) {
        stock[p][i] -= cards[card].cost[i];
        income[p][i] += cards[card].income[i];
    }
    if (where == systems[p]) systems[p]++;
    put(&place[p][where], card);
}

static void exploit(int p) {
    static const int GIVES[3] = {3, 2, 1};
    int at = pick(hand[p].n), colour = cards[hand[p].cards[at]].colour;
    throw_away(p, at);
    if (colour != GREY) {
        gain(p, colour, GIVES[colour]);
        return;
    }
    int held = hand[p].n;
    draw(p, 4);
    if (hand[p].n > held) throw_away(p, held + pick(hand[p].n - held));
}

static void trade(int p) {
    int offers[6][2], number = 0;
    for (int give = 0; give < 3; give++)
        for (int got = 0; got < 3; got++)
            if (give != got && stock[p][give] >= RATE[give]) {
                offers[number][0] = give;
                offers[number++][1] = got;
            }
    int *one = offers[pick(number)];
    stock[p][one[0]] -= RATE[one[0]];
    gain(p, one[1], RATE[one[1]]);
}

static void deal(int p) {
    int chosen = pick(market.n), left[CARDS], given[3], number = hand[p].n;
    for (int i = 0; i < number; i++) left[i] = hand[p].cards[i];
    for (int k = 0; k < 3; k++) {
        int at = pick(number);
        given[k] = left[at];
        memmove(left + at, left + at + 1, sizeof(int) * (size_t)(--number - at));
    }
    for (int k = 0; k < 3; k++) {
        int at = 0;
        while (hand[p].cards[at] != given[k]) at++;
        throw_away(p, at);
    }
    int one = take(&market, chosen);
    if (advisor[p] >= 0) put(&market, advisor[p]);
    advisor[p] = one;
}

static void attack(int p) {
    int victims[4], v = victims[pick(victims_of(p, victims))];
    mark[v][p]++;
    stock[p][1] -= 2;
    loyalty[v]--;
    points[p] += 2;
}

static void act_once(int p) {
    int kinds[7], kind = kinds[pick(kinds_of(p, kinds))];
    act[p]--;
    if (kind != ATTACK) spent[p][kind]++;
    switch (kind) {
        case BUILD: build(p); break;
        case EXPLOIT: exploit(p); break;
        case RESEARCH: draw(p, 2); break;
        case TRADE: trade(p); break;
        case PROPAGANDA: set_loyalty(p, 3); break;
        case DEAL: deal(p); break;
        default: attack(p);
    }
}

/* ---- the course of a game ---------------------------------------------------------------------------------------- */

static void begin_round(void) {
    static const int CUBES[3] = {3, 4, 5}, CHANGE[3] = {1, 0, -1}, DRAWN[3] = {1, 0, 0};
    for (int i = 0; i < n; i++)
        for (int what = 0, p = (first + i) % n; what < 3; what++) gain(p, what, income[p][what]);
    for (int i = 0; i < n; i++) {
        int p = (first + i) % n, most = stock[p][0];
        if (stock[p][1] > most) most = stock[p][1];
        if (stock[p][2] > most) most = stock[p][2];
        int level = most >= 7 ? 2 : most >= 4, cubes = CUBES[level] < reserve[p] ? CUBES[level] : reserve[p];
        reserve[p] -= cubes;
        act[p] += cubes;
        set_loyalty(p, CHANGE[level]);
        draw(p, DRAWN[level]);
    }
}

static int has_ended(void) {
    for (int p = 0; p < n; p++) {
        int somewhere[SYSTEMS + 1];
        if (loyalty[p] <= 0 || !targets_of(p, somewhere)) return 1;
    }
    return turns_of_round >= ROUNDS;
}

static void mulligan(int p) {
    int chosen[HAND], number = 0, left[HAND], options = hand[p].n, at;
    for (int i = 0; i < options; i++) left[i] = hand[p].cards[i];
    while ((at = pick(options + 1)) < options) {
        chosen[number++] = left[at];
        memmove(left + at, left + at + 1, sizeof(int) * (size_t)(--options - at));
    }
    for (int i = 0; i < number; i++) {
        at = 0;
        while (hand[p].cards[at] != chosen[i]) at++;
        throw_away(p, at);
    }
    draw(p, number);
}

static void set_up(U64 seed) {
    rng = seed * 0x9E3779B97F4A7C15ULL + 0x2545F4914F6CDD1DULL;
    memset(points, 0, sizeof points), memset(act, 0, sizeof act), memset(income, 0, sizeof income);
    memset(spent, 0, sizeof spent), memset(mark, 0, sizeof mark), memset(systems, 0, sizeof systems);
    deck.n = discarded.n = market.n = choices = 0;
    for (int p = 0; p < n; p++) {
        stock[p][0] = 3, stock[p][1] = 2, stock[p][2] = 1;
        loyalty[p] = 10, reserve[p] = RESERVE, advisor[p] = -1, hand[p].n = 0;
        for (int i = 0; i < SYSTEMS; i++) place[p][i].n = 0;
    }
    for (int i = 0; i < ADVISORS; i++) put(&market, i);
    shuffle(&market);
    market.n = SHOWN;
    first = below(&rng, n);
    for (int i = 0; i < count; i++) put(&deck, i);
    shuffle(&deck);
    reverse(&deck);
    for (int i = 0; i < n; i++) draw((first + i) % n, HAND);
}

static void play_round(void) {
    begin_round();
    for (int p = first, idle = 0; idle < n; p = (p + 1) % n) {
        idle = act[p] ? 0 : idle + 1;
        if (act[p]) act_once(p);
    }
    over = has_ended();
    if (over) return;
    for (int i = 0; i < n; i++)
        for (int p = (first + i) % n; hand[p].n > HAND;) throw_away(p, pick(hand[p].n));
    for (int p = 0; p < n; p++) {
        for (int zone = 0; zone < ZONES; zone++) reserve[p] += spent[p][zone];
        for (int v = 0; v < n; v++) reserve[p] += mark[v][p];
    }
    memset(spent, 0, sizeof spent), memset(mark, 0, sizeof mark);
    first = (first + 1) % n;
}

static int score(int p) {
    int found = points[p] + loyalty[p];
    for (int i = 0; i < systems[p]; i++)
        for (int j = 0; j < place[p][i].n; j++) found += cards[place[p][i].cards[j]].points;
    return found;
}

/* Plays a game for each seed, the players by one stream that begins there. `told` gets of each how many choices there
   were, in how many rounds, and of every player the score, the loyalty and the resources. */
void play(const Card *deck_of, int how_many, int players, const U64 *seeds, int games, int *told) {
    cards = deck_of, count = how_many, n = players;
    for (int game = 0; game < games; game++) {
        U64 luck = seeds[game];
        stream = &luck;
        set_up(seeds[game]);
        for (int i = 0; i < n; i++) mulligan((first + i) % n);
        for (turns_of_round = 1, over = 0; play_round(), !over; turns_of_round++);
        *told++ = choices;
        *told++ = turns_of_round;
        for (int p = 0; p < n; p++) {
            *told++ = score(p), *told++ = loyalty[p];
            *told++ = stock[p][0] + stock[p][1] + stock[p][2];
        }
    }
}
