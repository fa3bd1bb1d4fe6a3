/* Luck and arithmetic of bots (agents/luck.py). */

typedef double D;

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
