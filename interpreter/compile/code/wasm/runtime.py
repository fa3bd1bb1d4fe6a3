"""What a printer knows of the runtime: its functions, and where the numbers of a match stand."""

from __future__ import annotations

from interpreter.effects import records as r

NONE = -(1 << 31)  # Python's None
WORD = 4
STATE = 0x20000
AT = {  # the places of numbers of the match, behind STATE
    "rng": 0, "n": 8, "shown": 12, "asker": 16, "question": 20, "options": 24, "slot": 28, "ended": 32, "over": 36,
    "effort": 40, "depth": 44, "sp": 48, "top": 52, "due": 56, "used": 60, "ranks": 64, "dice": 68, "amounts": 72,
    "logs": 76, "spent": 80,
}  # fmt: skip

# What is recorded where a log is kept: what simulations count. Of each stand there its sort, a place here, and its
# numbers.
RECORDS: tuple[type[r.Record], ...] = (
    r.ActionTaken, r.PiecesMoved, r.CardMoved, r.CardMarked, r.CardDrawn, r.AbilityFired, r.EffectPerformed,
)  # fmt: skip
NUMBERS = 4  # for which there is room in each

# Function of the runtime -> how many numbers it takes and gives.
FUNCTIONS: dict[str, tuple[int, int]] = {
    name: (int(numbers[0]), int(numbers[1]))
    for row in """
        action_frame 11 affordable 31 agreeing 41 agreement 21 alike 11 alike_dice 11 alike_there 11 append 20
        at_random 41 at_the_end 31 beside 21 bordering 21 can_step_aside 11 card_of_piece 11 cells_of 11 changed 41
        contains 21 count 21 die 11 differing 41 draw 61 draw_at_random 61 effect_ready 31 encloses 21 end_game 30
        end_turn 00 endless_turns 10 fire 41 floor_div 21 floor_mod 21 floored 11 following 21 forbidden 31 highest 11
        host_of 21 in_game 11 item 21 joined 21 labour 20 lay_aside 20 leave 00 list 11 longest_way 41 look_of 11
        lowest 11 minus 21 move 30 neighbour 21 new_frame 31 new_list 11 not_discarded 11 numbers_between 21
        of_resource 31 one_empty 11 outdate 10 owner_of 11 part 31 pieces_among 11 pieces_at 21 pieces_on 11
        piles_between 21 pinned 11 places_of 31 plus 21 push 10 push_frame 11 push_instead 10 put_out 20 range 21
        reached 41 recalled 41 record 50 remember 50 remove 20 reorder 20 reroll 20 roll 31 same 21 same_amount 21
        scaled 21 set_item 30 set_mark 40 show 41 shuffle 20 sort_by 30 spend 20 steps 51 sum 11 sum_of_lengths 11
        take 11 takes_part 11 turn_card 30 turn_die 30 unanswered 01 whose 11 words 11 working 11 would 31
    """.splitlines()
    for name, numbers in zip(row.split()[::2], row.split()[1::2], strict=True)
}
