/* Frames: what is under way (game/frames.py). */

/* A frame on the stack; its slots are none. */
EXPORT(push_frame) I *push_frame(I block) {
    I size = g->frame_size[block], *frame = m->sp;
    if (frame + size > g->stack_end || m->depth > DEEPEST * 4) trap();
    g->bases[m->depth++] = frame;
    m->sp = frame + size;
    frame[0] = block;
    for (I i = 1; i < size; i++) frame[i] = NONE;
    return frame;
}

EXPORT(leave) void leave(void) { m->sp = g->bases[--m->depth]; }

EXPORT(push) void push(I *frame) { copy_words(push_frame(frame[0]), frame, g->frame_size[frame[0]]); }

EXPORT(push_instead) void push_instead(I *frame) {
    leave();
    push(frame);
}

/* A frame that is not yet on the stack. */
EXPORT(fresh_frame) I *fresh_frame(I block) {
    I size = g->frame_size[block], *frame = words(size);
    frame[0] = block;
    for (I i = 1; i < size; i++) frame[i] = NONE;
    return frame;
}

EXPORT(new_frame) I *new_frame(I block, List *args, I size) {
    I *frame = fresh_frame(block);
    if (args->n > size) trap();
    copy_words(frame + 1, args->at, args->n);
    return frame;
}

EXPORT(action_frame) I *action_frame(I number) { return fresh_frame(g->actions[number]); }
