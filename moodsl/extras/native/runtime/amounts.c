/* Amounts: a number of every resource (game/amounts.py). */

EXPORT(of_resource) I *of_resource(I resource, I count, I width) {
    I *found = words(width);
    for (I i = 0; i < width; i++) found[i] = i == resource ? count : 0;
    return found;
}

static I within(long long number) {
    if (number != (I)number) trap();
    return (I)number;
}

EXPORT(narrow) I narrow(long long number) { return within(number); }

EXPORT(plus) I *plus(I *a, I *b) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = within((long long)a[i] + b[i]);
    return found;
}

EXPORT(minus) I *minus(I *a, I *b) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = within((long long)a[i] - b[i]);
    return found;
}

EXPORT(scaled) I *scaled(I *a, I times) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = within((long long)a[i] * times);
    return found;
}

EXPORT(floored) I *floored(I *a) {
    I *found = words(g->width);
    for (I i = 0; i < g->width; i++) found[i] = a[i] > 0 ? a[i] : 0;
    return found;
}
