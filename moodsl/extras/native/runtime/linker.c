/* What the linker wants. */

void *memcpy(void *to, const void *from, unsigned long count) {
    char *a = to;
    const char *b = from;
    while (count--) *a++ = *b++;
    return to;
}

void *memset(void *to, int value, unsigned long count) {
    char *a = to;
    while (count--) *a++ = (char)value;
    return to;
}
