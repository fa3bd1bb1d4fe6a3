/* Habits (agents/priors.py), and few of many. */

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
