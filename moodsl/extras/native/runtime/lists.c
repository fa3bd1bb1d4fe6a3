/* Memory is handed out on a heap, and lists of numbers lie there. */

static void trap(void) { __builtin_trap(); }

/* Few words are copied one by one: the instruction for many takes its time before it begins. */
__attribute__((no_builtin("memcpy"))) static void copy_words(I *to, const I *from, I count) {
    if (count > 48)
        __builtin_memcpy(to, from, (unsigned)count * sizeof(I));
    else
        for (I i = 0; i < count; i++) to[i] = from[i];
}

EXPORT(words) I *words(I count) {
    char *at = m->top;
    m->top += count * (I)sizeof(I);
    if (m->top > g->heap_end) trap();
    return (I *)at;
}

EXPORT(new_list) List *new_list(I room) {
    List *list = (List *)words(3 + room);
    list->n = 0;
    list->room = room;
    list->at = (I *)(list + 1);
    return list;
}

EXPORT(append) void append(List *list, I item) {
    if (list->n >= list->room) {
        I room = list->room * 2 + 4, *at = words(room);
        copy_words(at, list->at, list->n);
        list->at = at;
        list->room = room;
    }
    list->at[list->n++] = item;
}

EXPORT(part) List *part(List *list, I start, I stop) {
    I n = list->n;
    if (start < 0) start = start + n < 0 ? 0 : start + n;
    if (stop < 0) stop = stop + n < 0 ? 0 : stop + n;
    if (stop > n) stop = n;
    I count = stop > start ? stop - start : 0;
    List *found = new_list(count);
    copy_words(found->at, list->at + start, count);
    found->n = count;
    return found;
}

EXPORT(list) List *list(List *one) { return part(one, 0, one->n); }

EXPORT(joined) List *joined(List *one, List *other) {
    List *found = new_list(one->n + other->n);
    copy_words(found->at, one->at, one->n);
    copy_words(found->at + one->n, other->at, other->n);
    found->n = one->n + other->n;
    return found;
}

EXPORT(range) List *range(I start, I stop) {
    List *found = new_list(stop > start ? stop - start : 0);
    for (I i = start; i < stop; i++) found->at[found->n++] = i;
    return found;
}

static I place_of(List *list, I item) {
    for (I i = 0; i < list->n; i++)
        if (list->at[i] == item) return i;
    return -1;
}

EXPORT(contains) I contains(List *list, I item) { return place_of(list, item) >= 0; }

EXPORT(count) I count(List *list, I item) {
    I found = 0;
    for (I i = 0; i < list->n; i++) found += list->at[i] == item;
    return found;
}

static void drop(List *list, I place) {
    for (I i = place + 1; i < list->n; i++) list->at[i - 1] = list->at[i];
    list->n--;
}

static void insert(List *list, I place, I item) {
    append(list, item);
    for (I i = list->n - 1; i > place; i--) list->at[i] = list->at[i - 1];
    list->at[place] = item;
}

EXPORT(remove) void remove(List *list, I item) {
    I place = place_of(list, item);
    if (place < 0) trap();
    drop(list, place);
}

EXPORT(item) I item(List *list, I place) {
    if (place < 0) place += list->n;
    if (place < 0 || place >= list->n) trap();
    return list->at[place];
}

EXPORT(set_item) void set_item(List *list, I place, I value) {
    if (place < 0) place += list->n;
    if (place < 0 || place >= list->n) trap();
    list->at[place] = value;
}

EXPORT(same) I same(List *one, List *other) {
    if (one->n != other->n) return 0;
    for (I i = 0; i < one->n; i++)
        if (one->at[i] != other->at[i]) return 0;
    return 1;
}

EXPORT(same_amount) I same_amount(I *one, I *other) {
    for (I i = 0; i < g->width; i++)
        if (one[i] != other[i]) return 0;
    return 1;
}

EXPORT(highest) I highest(List *list) {
    if (!list->n) return 0;
    I found = list->at[0];
    for (I i = 1; i < list->n; i++)
        if (list->at[i] > found) found = list->at[i];
    return found;
}

EXPORT(lowest) I lowest(List *list) {
    if (!list->n) return 0;
    I found = list->at[0];
    for (I i = 1; i < list->n; i++)
        if (list->at[i] < found) found = list->at[i];
    return found;
}

EXPORT(sum) I sum(List *list) {
    long long found = 0;
    for (I i = 0; i < list->n; i++) found += list->at[i];
    if (found != (I)found) trap();
    return (I)found;
}

EXPORT(sum_of_lengths) I sum_of_lengths(List *piles) {
    I found = 0;
    for (I i = 0; i < piles->n; i++) found += ((List *)piles->at[i])->n;
    return found;
}

/* Sorts `list` by `keys`, which are as many; equal ones keep their order. */
EXPORT(sort_by) void sort_by(List *list, List *keys, I highest_first) {
    for (I i = 1; i < list->n; i++) {
        I one = list->at[i], key = keys->at[i], j = i;
        while (j > 0 && (highest_first ? keys->at[j - 1] < key : keys->at[j - 1] > key)) {
            list->at[j] = list->at[j - 1];
            keys->at[j] = keys->at[j - 1];
            j--;
        }
        list->at[j] = one;
        keys->at[j] = key;
    }
}

EXPORT(floor_div) I floor_div(I a, I b) {
    if (!b || (a == NONE && b == -1)) trap();
    I q = a / b;
    return (a % b && (a < 0) != (b < 0)) ? q - 1 : q;
}

EXPORT(floor_mod) I floor_mod(I a, I b) {
    if (!b) trap();
    I r = b == -1 ? 0 : a % b;
    return r && (r < 0) != (b < 0) ? r + b : r;
}
