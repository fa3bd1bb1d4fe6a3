/* Picks that have to agree in what is said of them, or to differ (moves/agreement.py). */

EXPORT(agreement) I agreement(List *keys, I one) {
    I found = 0;
    for (I i = 0; i < keys->n; i++) {
        I how = one ? count(keys, keys->at[i]) : place_of(keys, keys->at[i]) == i;
        found = one ? (how > found ? how : found) : found + how;
    }
    return found;
}

EXPORT(agreeing) List *agreeing(List *options, List *keys, List *taken, I least) {
    List *found = new_list(options->n);
    for (I i = 0; i < options->n; i++)
        if (taken->n ? keys->at[i] == taken->at[0] : count(keys, keys->at[i]) >= least) append(found, options->at[i]);
    return found;
}

EXPORT(differing) List *differing(List *options, List *keys, List *taken, I least) {
    List *found = new_list(options->n);
    if (agreement(joined(keys, taken), 0) < least) return found;
    for (I i = 0; i < options->n; i++)
        if (!contains(taken, keys->at[i])) append(found, options->at[i]);
    return found;
}
