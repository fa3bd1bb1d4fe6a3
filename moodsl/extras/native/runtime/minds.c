/* What bots know of a game (agents/minds.py). */

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
