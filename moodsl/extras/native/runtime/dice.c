/* Dice (game/dice.py). */

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

/* INVARIANT: no die behind these is discarded, for `spent` has a bit for each of them and no more. */
#define MOST_SPENT 64

static I is_discarded(I die) { return die < MOST_SPENT && m->spent >> die & 1; }

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
    for (I i = 0; i < gone->n; i++) {
        if (gone->at[i] >= MOST_SPENT) trap();
        m->spent |= 1ULL << gone->at[i];
    }
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
