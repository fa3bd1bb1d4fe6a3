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

#define MOST_STEPS 100000 /* that are tried in search of the longest way */

typedef struct {
    List **ends, *ways, *lengths, *avoided, **begins;
    I *walked, tried, best;
} Net;

static void walk(Net *net, I place, I length) {
    List *here = net->begins[place];
    for (I i = 0; i < here->n; i++) {
        I number = here->at[i];
        if (net->walked[number] || net->tried == MOST_STEPS) continue;
        List *ends = net->ends[net->ways->at[number]];
        I goal = ends->at[0] == place ? ends->at[1] : ends->at[0], gone = length + net->lengths->at[number];
        net->tried++;
        if (gone > net->best) net->best = gone;
        if (contains(net->avoided, goal)) continue;
        net->walked[number] = 1;
        walk(net, goal, gone);
        net->walked[number] = 0;
    }
}

EXPORT(longest_way) I longest_way(List **ends, List *ways, List *lengths, List *avoided) {
    Net net = {ends, ways, lengths, avoided, (List **)words(g->cards), words(ways->n), 0, 0};
    List *places = new_list(ways->n * 2);
    __builtin_memset(net.begins, 0, (unsigned)g->cards * sizeof(I));
    __builtin_memset(net.walked, 0, (unsigned)ways->n * sizeof(I));
    for (I number = 0; number < ways->n; number++) {
        List *two = ends[ways->at[number]];
        for (I i = 0; i < two->n; i++) {
            I place = two->at[i];
            if (!net.begins[place]) net.begins[place] = new_list(4), append(places, place);
            append(net.begins[place], number);
        }
    }
    for (I i = 0; i < places->n; i++) walk(&net, places->at[i], 0);
    return net.best;
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
