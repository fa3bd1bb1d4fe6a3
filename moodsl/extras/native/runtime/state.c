/* The state of a match, and what does not change of its game: both stand at fixed addresses. */

typedef int I;
typedef unsigned long long U64;
typedef unsigned int U32;
typedef struct { I n, room; I *at; } List;
typedef struct { List *places; I low, high, start; I *kept; I open; } Mark;

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
    I *conditions; I looks_back, shared, out, won, turn; I *lost;
    I *face; Mark **marks; List **carried, **beneath, **under; I *differ;
    List **dice; I *die_kind, *die_face;
    I listeners; List **card_slots; I *actions, *block_of; I designs, scoring; List *asides; I *aside_asked, *aside_once, *aside_of, *is_payment; char *saved;
    List **kept_by_pile, **kept_by_mark, *kept_by_work, **kept_keys; I remembered, *stamps, lists, list_slots; List **gathered; I *trials, *memories, memory_size;
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

EXPORT(below) I below(I limit) {
    m->rng = m->rng * 6364136223846793005ULL + 1442695040888963407ULL;
    return (I)((m->rng >> 33) % (U64)limit);
}
