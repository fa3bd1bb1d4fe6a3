# What the site says around a game's own texts.

yes = yes
no = no
nothing = nothing
day = { $day }
copies = Copies
kind = Kind
pack = Pack
slot = Slot
keyword = Keyword
text = Text
card = Card
gain = Gain: { $what }
lose = Lose: { $what }

home = Home
how-to-play = How to play
cards = Cards
all-cards = All cards
keywords = Keywords
rulings = Rulings
glossary = Glossary

search = Search
search-hint = Search cards, rules and rulings
search-close = Close
search-none = Nothing was found.
search-failed = The search works where the site is served: run `moo site serve`.
search-found = Pages found
dark = Dark colours
light = Light colours

# ---- home
tagline = A game of { $cards } cards{ $others ->
    [0] { "" }
    [one] , and { $others } board or piece,
   *[other] , and { $others } boards and pieces,
} for { $players } players.
players = { $low }–{ $high }
read-rules = Read how to play
see-cards = Look at the cards
to-table = Play it here
to-studio = Try a card
designs = Designs
verified-count = { $scenarios ->
    [one] { $scenarios } ruling is verified
   *[other] { $scenarios } rulings are verified
}
verified-by = Each is a scenario that was played through the engine on { $day }.
print-sheets = Printable sheets
print-hint = nine cards a page, with cut marks.
version = Version
made-of = What this site was made of
licence = Licence
authors = By

# ---- boards
boards = Boards
board-hint = { $count } places: { $places }.
board-of-each = Each player has one such board.
board-begins = Drawn as it may lie when a match begins.
board-places = All places
board-next = Next to it

# ---- places
places = Places
place-hint = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} here in a match that was set up for this page.

# ---- how to play
actions-hint = What a player can do with a turn.
meanings-hint = What is done wherever a card or an action says so. What can only be done if something holds cannot be chosen otherwise.
other-meaning = Or, with other cards or pieces:
things = Things, places, numbers
things-hint = A number never leaves its limits: what would go beyond them is lost.
from-to = { $low } to { $high }
up-to = up to { $high }
or-more = { $low } or more
starts-at = Starts at
for-each-player = one for each player
for-each-thing = one for each { $what }
for-each-card = one for { $card }
of-the-game = one for the game
holds = holds { $count }

components-hint = What lies where before you begin.
limits-hint = What would be gained beyond it is lost; nobody loses what they have already.
working-hint = Only a card that works does what its text says; what it says “working or not” holds all the same.
numbers-hint = As they are while no card changes them.
example = Example
example-hint = The first turns of a match that was played while this page was made. Below each turn stands all that came of it, in the words of the log: “hand → discard pile” is from where to where something went.
people = Ann, Ben, Cleo, Dan

# ---- a card
fact = Fact
facts = Facts
value = Value
origin = Origin
as-written = As written
as-written-hint = The card as its author wrote it. The game reads nothing else.
rulings-of = Rulings
verified-on = Verified on { $day }: each of these scenarios was played through the engine.
no-rulings = No scenario names this card yet.
more-rulings = { $count ->
    [one] One more scenario in which it takes part
   *[other] { $count } more scenarios in which it takes part
}
goes-with = Goes with
goes-with-hint = Worked out from the cards' own texts.
nothing-ties = No other card has to do with this one by name.

ties-touch = { $sort ->
    [verb] Done by
    [value] Used by
    [word] Written on
    [effect] Performed by
    [zone] Filled by
    [card] It
   *[other] Caused by
}
ties-mind = { $sort ->
    [verb] Sets off
    [value] Changed by
    [word] Looked for by
    [effect] On
    [zone] Drawn on by
    [card] Named by
   *[other] Sets off
}
ties-like = { $sort ->
    [verb] At the same moment
    [value] Changed by this card and by
    [word] Looked for by this card and by
    [effect] Also on
    [zone] Drawn on by this card and by
    [card] Also named by
   *[other] At the same moment
}
about = About
provenance = Where this comes from
provenance-hint = What of this card is taken from where.
original = invented for this project
previous = Before
next = Next

# ---- the gallery
filter = Filter
any = any
at-least = { $what }, from
at-most = { $what }, up to
reset = Show all
cards-shown = { $shown } of { $all } cards
no-cards = No card is like that.
filter-text = In the text
gallery-hint = Every card and board of the game. The address of this page keeps what is filtered.

# ---- kinds, keywords, glossary, rulings
kind-hint = { $count ->
    [one] { $count } card of this kind
   *[other] { $count } cards of this kind
}
keywords-hint = When cards act. Every moment, with the cards that wait for it.
no-keyword = Without a keyword
glossary-hint = Every name of the game, in all its languages.
means = What it is
is-resource = resource
is-counter = counter
is-mark = mark
is-zone = place
is-bag = bag, from which is drawn at random
is-kind = kind
is-fact = fact
is-word = word
about-alone = These scenarios are about { $pack } by itself: they were played without the packs that expand it.
rulings-hint = Every ruling is a scenario: a position, what happens, and what must then be so. They were played on { $day }, and all hold.
ruling-number = { $number } and the like are the numbers of rulings, given by the game's authors: each answers one question about the rules, and scenarios with the same number show the same ruling.
ruling-given = Before.
ruling-laid = Done first.
ruling-when = What happens.
ruling-then = Then.
to-card = { $card }: the card
sheet-hint = { $count ->
    [one] { $count } scenario, verified on { $day }
   *[other] { $count } scenarios, verified on { $day }
}

# ---- everything of the game
everything = Everything of the game
everything-hint = Every name of the game with its titles, the line that declares it, and how many lines use it.
name = Name
declared = Declared
used = Used
family-kind = Kinds
one-kind = kind
family-fact = Facts
one-fact = fact
family-word = Words of facts
one-word = word of a fact
family-card = Cards
one-card = card
family-zone = Zones
one-zone = zone
family-slot = Slots
one-slot = slot
family-counter = Counters and resources
one-counter = counter
family-value = Values
one-value = value
family-board = Boards
one-board = board
family-relation = Relations
one-relation = relation
family-verb = Verbs
one-verb = verb
family-action = Actions
one-action = action
family-phase = Phases
one-phase = phase
family-moment = Moments that something waits for, or that are announced
one-moment = moment
family-effect = Named effects
one-effect = named effect
family-ending = Endings
one-ending = ending
family-variant = Variants
one-variant = variant
