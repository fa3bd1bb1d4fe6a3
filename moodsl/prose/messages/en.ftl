### What every game says in English. A message stands here once; nothing of any one game does.
### NOM and ACC ask for a case (`they`, `them`), OF for the owner (`their`). Attributes of a verb are its forms:
### .one `he gains`, .past `you gained`, .past-one `he gained`; what is regular need not be written.

# ---- nouns ----

noun-card = card
    .at = on
noun-board = board
    .at = on
noun-piece = piece
noun-die = die
    .plural = dice
noun-player = player
noun-opponent = opponent
noun-opponent-together = teammate
noun-slot = slot
noun-action = action
noun-resource = resource
noun-point = point
noun-unit = unit
noun-stock = stock
noun-turn = turn
noun-number = number
    .definite = that number
noun-length = length
noun-rotation = rotation
noun-side = side
noun-neighbour = neighbour
noun-total = total
noun-product = product
noun-half = half
noun-third = third
noun-quarter = quarter
noun-higher = higher
noun-lower = lower
noun-highest = highest
noun-lowest = lowest
noun-amount = amount
noun-roll = total rolled
noun-pile = pile
noun-place = place
noun-holder = holder
noun-owner = owner
noun-left = left neighbour
noun-right = right neighbour
noun-home = place at home
noun-result = result
noun-face = side
noun-first = first player
noun-anybody = any
noun-nobody = nobody
    .definite = nobody
noun-nothing = nothing
    .definite = nothing
noun-card_below = card directly below
noun-card_above = card directly above
moment-game = game
moment-turn = turn

face-front = front side
face-back = back side

quality-random = random
quality-working = working
quality-not-working = resting
quality-empty = empty
quality-not-empty = non-empty
quality-full = full
quality-not-full = not yet full
quality-second = second chosen
quality-chosen = chosen
quality-noted = noted
quality-same = same
quality-different = different
quality-performed = performed
quality-drawn = drawn
quality-discarded = discarded
quality-rolled = rolled
quality-shown = shown
quality-moved = moved
quality-top = top
quality-other = other
quality-bottom = bottom
quality-total = total
quality-first = first
quality-highest = highest
quality-lowest = lowest

pronoun-you = you
    .own = your
    .person = you
pronoun-yourself = yourself
pronoun-themselves = themselves
pronoun-they = they
    .acc = them
    .gen = them
    .own = their
    .person = many
pronoun-it = it
    .own = its
pronoun-who = who
    .acc = whom
    .own = whose
pronoun-which = that
    .gen = which
    .own = whose

# ---- verbs ----

verb-become = become
verb-note = note
verb-remember = note
verb-gain = gain
verb-lose = lose
    .past = lost
    .past-one = lost
verb-score = score
verb-set = set
verb-pay = pay
verb-put = put
verb-take = take
verb-hand-on = put
verb-give = pay
verb-spend = spend
verb-draw = draw
verb-discard = discard
verb-shuffle = shuffle
verb-reveal = reveal
verb-look = look at
    .one = looks at
verb-show = show
verb-flip = turn
verb-include = include
verb-arrange = change
verb-roll = roll
verb-reroll = reroll
verb-turn = turn
verb-lay-aside = set aside
    .one = sets aside
    .past = set aside
    .past-one = set aside
verb-do = do
    .one = does
verb-perform = perform
verb-win = win
verb-put-out = drop
    .past = dropped
    .past-one = dropped
verb-skip = skip
verb-go = take
verb-choose = choose
verb-have = have
    .one = has
verb-be = are
    .one = is
verb-may = may
    .one = may
verb-can = can
    .one = can
verb-would = would
    .one = would

# ---- clauses ----

subject-verb = { $who } { $what }
subject-verb-of-all = all at once, { $who } { $what }
subject-verb-at-once = secretly and all at once, { $who } { $what }
verb-and-object = { $verb } { ACC($what) }
verb-place-object = { $verb } { ACC($what) } { $where }
verb-place-long = { $verb } { $where } { ACC($what) }
verb-object-place = { $verb } { ACC($what) } { $where }
object = { ACC($what) }
title = “{ $title }”
name-owns = { $name }'s
printed-on = { $card }: { $what }
of = of { GEN($what) }
out-of = of { GEN($what) }
in-amount = in { $amount }
plus = { " plus " }
minus = { " minus " }
times-before = { $count ->
    [2] twice
   *[other] { $count } times
 }
times-behind = { "" }
word-yes = yes
word-no = no

join-and = { " and " }
join-or = { " or " }
join-and-apart = { ", and " }
join-either = { " or " }
join-or-apart = { ", or " }
join-next = { ", " }
join-next-key = { ", then by " }
join-then = { ", then " }
join-other = { " and " }
join-cases = { "; " }

part-into = into { ACC($what) }
part-onto = onto { ACC($what) }
part-under = under { ACC($what) }
part-along = along { ACC($what) }
part-through = through { ACC($what) }
part-to = to { ACC($what) }
part-by = by { ACC($what) }
part-for = for { ACC($what) }
part-against = against { ACC($what) }
some-number = some

place-in = { $at ->
    [on] on { ACC($place) }
    [under] under { ACC($place) }
   *[in] in { ACC($place) }
 }
place-from = { $at ->
    [under] from under { ACC($place) }
   *[in] from { ACC($place) }
 }
place-into = { $at ->
    [on] onto { ACC($place) }
    [under] under { ACC($place) }
   *[in] into { ACC($place) }
 }
place-onto = on top of { ACC($place) }
place-under = under { ACC($place) }

choice-of = ({ $what })
held-of-which = of which { $clause }
bound-of = { $what }
from-to = from { $low } to { $high }
for-each = for { $what }
for-every = for every { $what }
divided-by = divided by { $number } (rounded down)
rounded-down = (rounded down)
so-many-on-top = , as many as { $number }{ $close }
at-most-as-many = , no more than { $number }{ $close }
as-many-held = { $what } equal to { $number }
and-number = , plus { $number }
as-many-as = equal to { $number }
beside = { ACC($what) }
things-other-than = other than { ACC($what) }
things-except = except { $what } ones
things-same-as-it = of the same { $fact }
things-same = of the same { $fact } as { ACC($what) }
things-if = (if { $clause })
things-with = with { $much }
things-called = called { $what }
things-relative = { $clause }
things-such = such that { $clause }

pay-less = { $verb } { ACC($what) }, less { $number }
pay-to = { $price } to { $what }
draw-at-random = { $verb } { ACC($what) } at random
draw-up = { $verb } { $what } until there are { $most } { $where }
draw-up-to = { $verb } { $what } up to { $most }
discard-down-to = { $verb } { $what } down to { $least }
discard-down = { $verb } { $what } down to { $number }
arrange = { $verb } the order of the cards { $where }
arrange-under = { $verb } { ACC($what) } at the bottom of { $where }
arrange-card = { $verb } the place of { ACC($what) }
set = { $verb } { $what } to { $new }
gain-of-all = { $what } { AGREE($what) ->
    [pl] go
   *[other] goes
 } up by { $number }
lose-of-all = { $what } { AGREE($what) ->
    [pl] go
   *[other] goes
 } down by { $number }
flip = { $verb } { ACC($what) } { $face } up
turn-die = { $verb } { ACC($what) } to { $face }
now-is = { $what } { $be } now { $new }
set-mark = { $verb } { ACC($what) } to { $new }
become-named = { $who } { $verb } { $what }
now-lack-there = there is now no { $what }
now-lack = { $who } now { $verb } no { $much }
reveal-to = { $verb } { ACC($who) } { ACC($what) }
score-value = { $verb } { ACC($what) }
score-sum = { $verb } points equal to { ACC($what) }
score-counter = { score-sum }
score-so-many = { $verb } that many points
become-first = { $verb } the first player
set-first = { $what } { $verb } the first player
set-flag = { $verb } that { $clause }
note-what = { $verb } { ACC($what) }
note-whether = { $verb } whether { $what }
rank-nobody = nobody is ranked before another
rank = the players are ranked by { $what }
rank-lowest = (lowest first)
perform-action = { $verb } the action { $what }
perform-one = { $verb } one of the actions { $what }
perform-its-effect = { $verb } { OF($card) } effect { $what }
perform-effect = { $verb } the effect { $what } of { $card }
announce-start = all effects “at the start of { $what }” happen
announce-end = all effects “at the end of { $what }” happen
end = the game ends
end-by = the game ends: { $ending }
put-out = { $who } { $verb } out of the game
is-out = { $what } { $be } out of the game
not-out = { $what } { $be } still in the game
end-turn = the turn ends
take-turn = { $verb } another turn
end-lost = the game ends, and nobody wins: { $ending }
ending-when-lost = { $ending } (nobody wins)
end-won = { $end }, and { $who } { $verb }

# ---- blocks ----

needs = this is possible only if { $clause }
needs-all = this is possible only if:
if = if { $clause },
otherwise-if = otherwise, if { $clause },
while = while { $clause },
otherwise-while = otherwise, while { $clause },
otherwise = otherwise
if-done = if you do,
if-done-they = if this is done,
if-not-done = if you do not,
may-nobody = may
may-do = { $may } do this:
either-you = either { $first } or { $second }
either-they = { $first } or { $second }, as they choose
choose-one = { $verb } one:
for-each-do = for { $what },
then-by = { ", then " }
ordered-by = , beginning with { $fact }{ $close }
whoever = whoever { $what }
whoever-has = whoever has { $what }
having-alone = who alone has { $what }
having-each = with { $what } (ties included)
having-among = with { $what } among them (ties included)
highest-of = the most { $what }
lowest-of = the { $many ->
    [yes] fewest
   *[no] least
 } { $what }
for-each-tail = , for { $what },
for-each-by = for { $what }, beginning with { $fact },
each-does = { $who }:
each-does-of-all = all at once, { $who }:
each-does-at-once = secretly and all at once, { $who }:
in-any-order = do these in any order:
repeat = { $count ->
    [2] twice
   *[other] { $count } times
 },
repeat-block-while = repeat { $head }
repeat-block = repeat { $head }
repeat-line = { $what }, { $count ->
    [2] twice
   *[other] { $count } times
 }
repeat-counted = as many times as { $count },
repeat-each = { $each },
repeat-most = up to { $count } times,
repeat-may = up to { $count } times, { $may } { $what }
repeat-may-endless = any number of times, { $may } { $what }
repeat-endless = until the game ends,
as-long = as long as { $clause },
as-long-at-most = as long as { $clause } (up to { $count } times),
as-long-as = { $head } as long as { $clause },
turns-right = in turns to the right, beginning with { $first },
turns = in turns, beginning with { $first },
phase = { $title }:
option = { $title }:

# ---- conditions ----

players-are-subjects = yes
any-of-them = of { $what }
nobody-has = { "" }
have = { $who } { $verb } { $much } { $where }
have-long = { $who } { $verb } { $where } { $much }
have-any = { $who } { $verb } { $much } { $where }
have-any-long = { $who } { $verb } { $where } { $much }
lack-there = there is no { $what }
have-any-there = there is a { $what }
lack = { $who } { $verb } no { $much } { $where }
lack-long = { $who } { $verb } { $where } no { $much }
lack-of = { $who } { $verb } none of { $much } { $where }
show = { have }
there-have = there { $number ->
    [1] is
   *[other] are
 } { $much } { $where }
there-have-any = there { $number ->
    [1] is
   *[other] are
} { $much } { $where }
there-have-any-long = there { $number ->
    [1] is
   *[other] are
} { $where } { $much }
there-lack = there are no { $much } { $where }
there-lack-long = there are { $where } no { $much }
there-lack-of = there are none of { $much } { $where }
there-show = { there-have }
much-is = exactly { $what }
much-is-not = more or less than { $what }
many-is-not = more or fewer than { $what }
much-is-at-least = at least { $what }
much-is-at-most = at most { $what }
much-is-at-most-0 = { $what } or less
much-is-more-than = more than { $what }
much-is-less-than = less than { $what }
many-is-less-than = fewer than { $what }
than-is = exactly as much { $what } as { ACC($whom) }
than-is-not = more or less { $what } than { ACC($whom) }
than-is-at-least = at least as much { $what } as { ACC($whom) }
than-is-at-most = at most as much { $what } as { ACC($whom) }
than-is-more-than = more { $what } than { ACC($whom) }
than-is-less-than = less { $what } than { ACC($whom) }
amount = it is { $much }
compare-is-times = { $left } { $be } { $right }
compare-is-not-times = { $left } { $be } not { $right }
compare-is-number = { $left } { $be } { $right }
compare-is = { $left } { $be } { ACC($right) }
compare-is-not = { $left } { $be } not { ACC($right) }
compare-is-they = { $right } { $be } { ACC($left) }
compare-is-not-they = { $right } { $be } not { ACC($left) }
compare-is-they-whose = { $left } { $right } { $be }
compare-is-not-they-whose = { $left } { $right } { $be } not
compare-equal = { $left } and { $right } are equal
compare-not-equal = { $left } and { $right } are not equal
number-named = of times that { $what } is among { $whole }
compare-is-named = { $left } { $be } { $right }
compare-is-not-named = { $left } { $be } not { $right }
related = { $left } { $be } { $how }
not-related = { $left } { $be } not { $how }
relations-take-to = yes
along-among = by steps between { $what } that are { $name }
relation-to = { $name } to { $what }
near = { $left } { $be } within { $count } { $number ->
    [one] step
   *[other] steps
 } of { $of }{ $along }
not-near = { $left } { $be } not within { $count } { $number ->
    [one] step
   *[other] steps
 } of { $of }{ $along }
facing = that faces { ACC($what) }
towards = towards { ACC($what) }
in-line = in line from { ACC($start) } { $where }
stretch-while = as long as each is { $what }{ $close }
stretch-until = up to { ACC($what) }{ $close }
next-on-ring = after { ACC($what) }
before-on-ring = before { ACC($what) }
on-side = on side { $number }
on-side-there = on side { $number } ({ $where })
sides-4 = top, right, bottom, left
sides-6 = top, top right, bottom right, bottom, bottom left, top left
sides-8 = top, top right, right, bottom right, bottom, bottom left, left, top left
on-that-side = on { ACC($what) }
opposite-to = opposite to { ACC($what) }
turned-by = (turned by { $by })
so-turned = (turned that way)
now-turned = { $what } { $be } turned by { $by }
now-turned-so = { $what } { $be } turned that way
in-which = in which { $clause }{ $close }
side-by-side = { $left } and { $right } lie side by side
not-side-by-side = { $left } and { $right } do not lie side by side
has-on-side = { $who } { $verb } { ACC($what) } { $where }
lacks-on-side = { $who } { $verb } { ACC($what) } { $where }
longest-way = of the longest unbroken way along { $things }{ $avoided }
longest-way-by = of an unbroken way along { $things }{ $avoided }
not-through = { " " }that leads through none of { ACC($things) }
steps = of steps from { $start } to { $goal }{ $along }
a-way = there is a way from { $start } to { $goal }{ $along }
no-way = there is no way from { $start } to { $goal }{ $along }
compare-is-like = { $left } { $be } a copy of { $right }
compare-is-not-like = { $left } { $be } not a copy of { $right }
shows-is = { $what } { $verb } { $face }
shows-is-not = { $what } { $does } not show { $face }
shows-is-at-least = { $what } { $verb } { $face } or more
shows-is-at-most = { $what } { $verb } { $face } or less
shows-is-more-than = { $what } { $verb } more than { $face }
shows-is-less-than = { $what } { $verb } less than { $face }
same-face = that show the same
same-face-as = that show the same as { ACC($what) }{ $close }
different-faces = that show different faces
no-dice-left = no { $what } are left
dice-left = { $what } are left
on-die = on { $what }
compare-is-at-least = { $left } { $be } at least { $right }
compare-is-at-most = { $left } { $be } at most { $right }
compare-is-more-than = { $left } { $be } more than { $right }
compare-is-less-than = { $left } { $be } { AGREE($left) ->
    [pl] fewer
   *[other] less
 } than { $right }
not-you = { $left } { $be } another player
not-you-or-nobody = { $left } { $be } not you
quality-is = { $what } { $be } { $quality }
quality-is-not = { $what } { $be } not { $quality }
is-working = { $what } { $be } working
not-working = { $what } { $be } not working
is-full = { $what } { $be } full
not-full = { $what } { $be } not full
is-there = { $what } { $be } there
is-somebody = { $what } { $be } somebody
not-somebody = { $what } { $be } nobody
not-there = { $what } { $be } not there
is-empty = { $what } { $be } empty
not-empty = { $what } { $be } not empty
either-clause = either { $clause }
either = { $left } { $be } { $options }
whose-place = { $where }
inside = { $what } { $be } { $where }
one-of = { $what } { $be } one of { $whole }
not-one-of = { $what } { $be } not one of { $whole }
among = { $whole } { $verb } { $what }
not-among = { $what } is not among { $whole }
among-which = { $what } { $be } among { $whole }
not-among-which = { $what } { $be } not among { $whole }
face-is = { $titled ->
    [yes] the { $face } of { $what }
   *[no] { OF($what) } { $face }
 } is up
face-is-not = { $titled ->
    [yes] the { $face } of { $what }
   *[no] { OF($what) } { $face }
 } is not up
not-inside = { $what } { $be } not { $where }
extreme-highest = { $what } { $be } the highest
extreme-lowest = { $what } { $be } the lowest
can = { $who } { $verb } { $what }
said-for = for { $who }: { $what }
cannot = { $who } cannot { $what }
not = it is not true that { $clause }
was-noted = it was noted that { $clause }
was-not-noted = it was not noted that { $clause }

lacking-slot = there is no empty slot [{ $letter }] on { $what }
lacking-options = none of these options is possible: { $what }
lacking-of = none of { $what } will do

# ---- headers ----

on = On { $deed }
after-deed = After { $deed }
before-deed = Before { $deed }
after-clause = After { $clause }
before-clause = Before { $clause }
after-rests = After { $what } stops working
after-wakes = After { $what } starts working
when-would = When { $who } { $verb } { $what }
instead = { $what } instead
instead-first = instead, { $what }
at-start = At the start of { $what }
at-end = At the end of { $what }
phase-the-word = \bphase\b
phase-so-named = the phase “{ $title }”
phase-as-titled = the { $title }
at-phase-start = At the start of { $phase }
at-phase-end = At the end of { $phase }
keyword-used-once = { $when }, usable once per { $what }
at-any-time = At any time in your turn
keyword-once = Once per { $what }, { $when }
keyword-working-or-not = { $when }, working or not
working-or-not = Working or not

# ---- how the text of a designer is held against the rule: patterns for what it says ----

number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
hold-each = each
hold-plain-opponent = opponent
hold-plain-opponent-together = teammate
hold-each-opponent = (each|every|all)( other| of)?( your)? (opponents?|teammates?|players? but you)
hold-opponent = (opponents?|teammates?)
hold-each-player = (each|every|all) players?
hold-player = players?
target-each-opponent = each opponent
target-each-opponent-together = each teammate
target-opponent = an opponent
target-opponent-together = a teammate
target-each-player = each player
target-player = a player

# ---- scenarios, told at the table ----

noun-seat-rival = opponent
    .definite = your opponent
noun-seat-rival-together = teammate
    .definite = your teammate
noun-seat-second = second opponent
noun-seat-second-together = second teammate
noun-seat-third = third opponent
noun-seat-third-together = third teammate
noun-seat-fourth = fourth opponent
noun-seat-fourth-together = fourth teammate
noun-seat-fifth = fifth opponent
noun-seat-fifth-together = fifth teammate
noun-seat-sixth = sixth opponent
noun-seat-sixth-together = sixth teammate
noun-seat-seventh = seventh opponent
noun-seat-seventh-together = seventh teammate
verb-accept = accept
verb-decline = decline
verb-take-place = finish

ruling-players = { $count } players are playing
ruling-rolls = the next dice show { $what }
ruling-draws = what is drawn at random next is { $what }
ruling-options = the choices are { $what }
ruling-must = nothing need be chosen
ruling-not-must = something has to be chosen
ruling-offered = { ACC($what) } can be chosen
ruling-not-offered = { ACC($what) } cannot be chosen
ruling-asked = { $who } { $be } asked to choose
ruling-not-asked = { $who } { $be } not asked to choose
ruling-something-asked = there is something to choose
ruling-nothing-asked = there is nothing to choose
ruling-over = the game is over
ruling-not-over = the game is not over
ruling-rank = { $who } { $verb } { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
 }
ruling-fires = “{ $card }” takes effect
ruling-does-not-fire = “{ $card }” does not take effect
ruling-in-log = the log says “{ $words }”
ruling-not-in-log = the log does not say “{ $words }”
ruling-pile = { $low }, then { $top } on top
ruling-copies = { $what } ({ $count } copies)
ruling-no-others = { $told } and no other resources
ruling-because = {" because of "}{ $what }
ruling-because-line = . What stands in the way: { $reason }
ruling-choose-nothing = { $who } { $verb } nothing
ruling-reach-turn = play goes on until it is { $what }
ruling-reach-choice = play goes on until { $who } { $be } asked to choose
ruling-reach-start = play goes on to the start of { $phase }
ruling-reach-end = play goes on to the end of { $phase }
ruling-reach-game = play goes on to the end of the game
ruling-first = { $who } { $be } the first player
pile-with-card = with { $card }

# ---- what a reader of the rules has to know ----

term-table = it depends on { $what }:
term-cell = { $numbers } for { $what }
term-row = { $what }: { $numbers }
term-corner = { $rows } \ { $columns }
term-up-to = up to { $high }
term-or-more = { $low } or more
term-from-to = { $low } to { $high }
term-if = { $what } if { $clause }
term-sum = all of this together:
term-plus = { $what }
term-minus = minus { $what }
term-cases = the first of these that applies:
players-number = there { $count ->
    [1] is { $what }
   *[other] are { $what }
}
term-works = { $what } works while { $clause }
term-lies = { $what } lie { $where }
term-lies-own = each player has all their { $what } { $where }
term-lies-each = each player has { $what } { $where }
term-when = When { $clause }

# headings of the parts of the rules of a game
chapter-components = What there is
chapter-setup = Setup
chapter-course = The course of a game
chapter-actions = Actions
chapter-scoring = End and scoring
chapter-endings = The game ends when
chapter-always = Rules that always hold
chapter-working = Cards that work
chapter-limits = How much there may be
chapter-meanings = What the words mean
chapter-numbers = Numbers and sums
chapter-variant = Variant: { $name }
