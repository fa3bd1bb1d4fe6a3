/* Looking one turn ahead (agents/outlook.py). */

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
