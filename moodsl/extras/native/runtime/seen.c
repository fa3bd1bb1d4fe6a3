/* What is seen of answers, as numbers of 64 bits that are equal where the looks are (agents/seen.py). */

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
