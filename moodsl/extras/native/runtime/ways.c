/* Ways from one place to others (moves/ways.py). */

/* The neighbours of the places of a ring that are not yet found and to which all `passes` let one go; they are found
   then, and are the next ring. */
static List *further(List **rows, List *passes, List *ring, List *found) {
    List *next = new_list(8);
    for (I i = 0; i < ring->n; i++)
        for (I j = 0; j < rows[ring->at[i]]->n; j++) {
            I goal = rows[ring->at[i]]->at[j], holds = !contains(found, goal);
            for (I k = 0; holds && k < passes->n; k++) holds = CALL(passes->at[k], I, (I, I), ring->at[i], goal);
            if (holds && !contains(next, goal)) append(next, goal);
        }
    for (I i = 0; i < next->n; i++) append(found, next->at[i]);
    return next;
}

EXPORT(reached) List *reached(List **rows, List *passes, I start, I most) {
    List *found = new_list(8), *ring = new_list(1);
    if (start < 0) return found;
    append(found, start);
    append(ring, start);
    for (I step = 0; step < most && ring->n; step++) ring = further(rows, passes, ring, found);
    return found;
}

EXPORT(bordering) List *bordering(List **rows, List *places) {
    I *there = words(g->cards);
    __builtin_memset(there, 0, (unsigned)g->cards * sizeof(I));
    for (I i = 0; i < places->n; i++)
        for (I j = 0; j < rows[places->at[i]]->n; j++) there[rows[places->at[i]]->at[j]] = 1;
    List *found = new_list(places->n * 6);
    for (I place = 0; place < g->cards; place++)
        if (there[place]) append(found, place);
    return found;
}

EXPORT(steps) I steps(List **rows, List *passes, I start, I goal, I places) {
    if (start < 0 || goal < 0) return places;
    List *found = new_list(8), *ring = new_list(1);
    append(found, start);
    append(ring, start);
    for (I step = 0; ring->n; step++) {
        if (contains(ring, goal)) return step;
        ring = further(rows, passes, ring, found);
    }
    return places;
}
