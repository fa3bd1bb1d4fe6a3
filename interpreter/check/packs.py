"""Packs: what each says of itself, and which declarations there are once it has changed those of others.

A pack is the folder of the file that says `pack NAME`, with everything below it. It changes what another pack declares
only by saying so: `change` gives a card other facts or abilities, `replace` puts a declaration in place of another,
`remove` takes one away. A pack that requires another one comes behind it and may change what that one has changed; two
packs that change the same thing and do not know each other are in conflict, and the conflict is reported with both
places, never resolved.

The scenarios of a pack that another one requires are left out: they are about that pack by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePosixPath

from attrs import define, field

from interpreter.check.facts import Facts, is_language
from interpreter.check.laid_out import with_places
from interpreter.check.scope import Desk, a, first_line
from interpreter.check.series import kinds_of, with_series
from interpreter.frozen import evolve
from interpreter.model import Pack
from interpreter.model.versions import find_stretch, find_version, is_within
from interpreter.report import Diagnostic, Note, Reporter, closest
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n, show
from interpreter.text import Span, known_packs

Named = (
    n.KindDecl | n.CounterDecl | n.ZoneDecl | n.BoardDecl | n.RelationDecl | n.ValueDecl | n.VerbDecl | n.ActionDecl |
    n.ThingDecl
)  # fmt: skip
FAMILIES: dict[type, str] = {
    n.KindDecl: "kind",
    n.CounterDecl: "counter",
    n.ZoneDecl: "zone",
    n.BoardDecl: "board",
    n.RelationDecl: "relation",
    n.ValueDecl: "value",
    n.VerbDecl: "verb",
    n.ActionDecl: "action",
}
WHOLE = "the whole of it"
LANGUAGE = "3"
READ = ("2", LANGUAGE)  # the versions that are read as they are
BRING_OTHERS = ("two-games", "missing-pack", "wrong-version")  # faults that bring many others with them


@define
class Changeable:
    """A declaration that another pack may change, and who has changed which part of it."""

    node: Named
    pack: str
    at: int  # its place among all declarations
    changed: dict[str, tuple[str, Span]] = field(factory=dict)
    gone: bool = False


def combined(modules: Sequence[n.Module], packs: dict[str, Pack], desk: Desk) -> list[n.Decl]:
    """All declarations, with the changes done."""
    found: list[n.Decl | None] = []
    entries: dict[tuple[str, str], Changeable] = {}
    changes: list[tuple[int, str, n.ChangeDecl | n.InsteadDecl]] = []
    order = depths(packs)
    known = stood_on(packs)
    desk.kinds = kinds_of(node for module in modules for node in module.declarations)
    for module in modules:
        pack = pack_of(module.span, packs)
        for node in with_series(module.declarations, desk):
            if isinstance(node, n.ChangeDecl | n.InsteadDecl):
                changes.append((order.get(pack, 0), pack, node))
            elif not (isinstance(node, n.ScenarioDecl) and pack in known):
                if isinstance(node, Named):
                    entries.setdefault(key_of(node), Changeable(node, pack, len(found)))
                found.append(node)
    last_words = last_words_of(changes)
    for _depth, pack, change in sorted(changes, key=lambda one: one[0]):
        entry = target_of(change, pack, entries, packs, desk)
        if entry is not None and not conflicts(change, pack, entry, packs, desk, last_words):
            desk.removed.update(lost_words(change, entry.node))
            found[entry.at] = changed = result_of(change, entry.node)
            entry.gone = changed is None
            if changed is None:
                desk.removed[key_of(entry.node)[1]] = first_line(change.span)
            entry.node = changed or entry.node
    return with_places(node for node in found if node is not None)


def key_of(node: Named) -> tuple[str, str]:
    """What a declaration is known by: its family, or the kind of a card, and its name."""
    if isinstance(node, n.ThingDecl):
        return node.kind.text, node.name.text
    return FAMILIES[type(node)], node.name.letter if isinstance(node.name, n.SlotName) else node.name.text


def stood_on(packs: dict[str, Pack]) -> set[str]:
    """The packs that another one requires."""
    return {name for pack in packs.values() for name in pack.requires}


def pack_of(span: Span, packs: dict[str, Pack]) -> str:
    """The pack of what is written: the one with the nearest folder above it; nameless if there is none."""
    return pack_of_file(span.source.name, packs)


def keep_causes(reporter: Reporter, slips: Iterable[Diagnostic]) -> None:
    """Where a fault brings many others with it, keep that fault and the slips of writing, which do not come of it; of
    another version of the language even they may come."""
    reporter.keep("wrong-language")
    reporter.keep(*BRING_OTHERS, besides=slips)


def pack_of_file(name: str, packs: dict[str, Pack]) -> str:
    """The pack of a file, by the name that its source has."""
    folder = PurePosixPath(name).parent
    above = [pack for pack in packs.values() if folder.is_relative_to(folder_of(pack.span))]
    nearest = max(above, key=lambda pack: len(folder_of(pack.span).parts), default=None)
    return nearest.name if nearest else ""


def folder_of(span: Span) -> PurePosixPath:
    """The folder in which something is written."""
    return PurePosixPath(span.source.name).parent


def depths(packs: dict[str, Pack]) -> dict[str, int]:
    """How many packs stand below each one: a pack stands above all that it requires."""
    return {name: len(below(name, packs)) for name in packs}


def below(name: str, packs: dict[str, Pack]) -> set[str]:
    """All packs that a pack requires, and those that they require."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for one in packs[waiting.pop()].requires:
            if one in packs and one not in found:
                found.add(one)
                waiting.append(one)
    return found


def target_of(
    change: n.ChangeDecl | n.InsteadDecl,
    pack: str,
    entries: dict[tuple[str, str], Changeable],
    packs: dict[str, Pack],
    desk: Desk,
) -> Changeable | None:
    """What is to be changed, or None after a fault."""
    key = changed_key(change)
    if isinstance(change, n.InsteadDecl):
        name = change.declaration.name
        if change.word != "replace":
            help = msg("write `replace`, and the whole declaration as it shall be")
            message = msg("only cards and kinds are changed line by line, not {}", a(key[0]))
            desk.reporter.report("nothing-to-change", message, first_word(change), help=help, fix="replace")
            return None
    else:
        name = change.name
        if is_no_card(change, desk):
            return None
        if key[0] == "kind":
            check_lines(change, desk)
            desk.index.mention("kind", name.text, name)
        else:
            desk.index.mention("kind", change.kind.text, change.kind)
            desk.index.mention("action" if change.kind.text == "action" else "card", name.text, name)
        if change.pack is not None and change.pack.text not in packs:
            if is_incomplete(pack, packs):
                return None  # told already: what is not here may have required it
            names = [one for one in packs if one != pack]
            desk.strange("missing-pack", msg("there is no pack `{}` here", change.pack.text), "", change.pack, names)
            return None
    entry = entries.get(key)
    if entry is None:
        names = [one for family, one in entries if family == key[0]]
        message = msg("there is no {} `{}` to {}", Message(key[0]), key[1], Message(change.word))
        desk.strange("nothing-to-change", message, key[1], name, names, elsewhere(change.word, key[1], entries))
    elif entry.pack == pack:
        notes = [Note(entry.node.name.span, msg("it is declared here"))]
        message = msg("`{}` belongs to this very pack: write there what it shall be", key[1])
        alone = msg("leave it out behind `each`, and write it as a card of its own")
        help_of_series = alone if key[1] in desk.reporter.members else None
        desk.reporter.report("nothing-to-change", message, name.span, notes=notes, help=help_of_series)
    elif isinstance(change, n.ChangeDecl) and change.pack is not None and change.pack.text != entry.pack:
        message = msg("`{}` belongs to the pack `{}`", key[1], entry.pack)
        desk.reporter.report("nothing-to-change", message, change.pack.span, fix=entry.pack or None)
    else:
        return entry
    return None


def is_no_card(change: n.ChangeDecl, desk: Desk) -> bool:
    """Whether something is changed as a card is that is none: a verb, a relation, a mark, a pack; that is told."""
    family, name = changed_key(change)
    if family == "mark":
        message, help = msg("a mark of another pack stays as it is"), msg("declare another one, with a name of its own")
    elif family == "pack":
        message = msg("what a pack says of itself stays as it is")
        help = msg("change what it declares: each card, value, verb and action by its own name")
    elif change.word != "remove" and family != "kind" and family in FAMILIES.values():
        message = msg("{} is replaced by its whole declaration", a(family))
        help = msg("write `{}`, and all of it as it shall be", as_a_whole(family, name))
    else:
        return False
    desk.reporter.report("nothing-to-change", message, first_word(change), help=help)
    return True


def elsewhere(word: str, name: str, entries: dict[tuple[str, str], Changeable]) -> Message | None:
    """How what is declared by this name as something else is changed, replaced or removed."""
    for (family, one), entry in entries.items():
        if one == name and isinstance(entry.node, n.ThingDecl):
            return msg("write `{}`", f"{word} {family} {name}")
        if one == name and word != "remove":
            return msg("write `{}`", f"{word} kind {name}" if family == "kind" else as_a_whole(family, name))
    return None


def as_a_whole(family: str, name: str) -> str:
    """How a declaration of another pack begins that takes the place of the old one."""
    return f"replace {'to' if family == 'verb' else family} {name} …"


def check_lines(change: n.ChangeDecl, desk: Desk) -> None:
    """Of a kind only lines are changed, and none of them is an ability."""
    if change.word == "replace":
        message = msg("a kind is changed line by line, and never replaced as a whole")
        help = msg("write `change kind {}`, and the lines that are new", change.name.text)
        desk.reporter.report("nothing-to-change", message, first_word(change), help=help, fix="change")
    for item in change.items:
        if isinstance(item, n.Ability):
            help = msg("write it as a rule of the game, or on the cards")
            desk.reporter.report("out-of-place", msg("a kind has no abilities"), first_line(item.span), help=help)


def first_word(node: n.Node) -> Span:
    """The place of the word with which a declaration begins."""
    span = node.span
    word = span.source.line(span.line)[span.column - 1 :].split()[0]
    return Span(span.source, span.line, span.column, span.line, span.column + len(word))


def is_incomplete(pack: str, packs: dict[str, Pack]) -> bool:
    """Whether something that a pack stands on is not here."""
    known = {pack, *below(pack, packs)} & packs.keys()
    return any(name not in packs for one in known for name in packs[one].requires)


def last_words_of(
    changes: Iterable[tuple[int, str, n.ChangeDecl | n.InsteadDecl]],
) -> dict[tuple[str, str, str], set[str]]:
    """The packs that change each part of each declaration."""
    found: dict[tuple[str, str, str], set[str]] = {}
    for _depth, pack, change in changes:
        for part in changed_parts(change):
            found.setdefault((*changed_key(change), part), set()).add(pack)
    return found


def changed_key(change: n.ChangeDecl | n.InsteadDecl) -> tuple[str, str]:
    """By what that which is changed is known."""
    if isinstance(change, n.InsteadDecl):
        return key_of(change.declaration)
    return change.kind.text, change.name.text


def conflicts(
    change: n.ChangeDecl | n.InsteadDecl,
    pack: str,
    entry: Changeable,
    packs: dict[str, Pack],
    desk: Desk,
    last_words: dict[tuple[str, str, str], set[str]],
) -> bool:
    """Whether a pack that this one does not require has changed the same before, and no third one, which requires both,
    says what shall hold; notes what is changed now."""
    parts = changed_parts(change)
    friends = below(pack, packs) if pack in packs else set()
    family, name = key_of(entry.node)
    for part, (other, place) in entry.changed.items():
        if other not in friends and (WHOLE in (part, *parts) or part in parts):
            what = msg("`{}`", name) if WHOLE in (part, *parts) else msg("`{}` of `{}`", part, name)
            if other == pack:
                notes = [Note(place, msg("the first time is here"))]
                message = msg("{} is changed twice", what)
                desk.reporter.report("duplicate", message, first_line(change.span), notes=notes)
                return True
            judges = last_words[*key_of(entry.node), part] if part in parts and not entry.gone else ()
            if not is_removal(change) and any(
                {pack, other} <= below(judge, packs) for judge in judges if judge in packs
            ):
                continue
            notes = [Note(place, msg("`{}` changes it here", other))]
            help = msg(
                "leave one out, let one require the other (`requires {} …`), or let a third one require both", other
            )
            message = msg("two packs change {}: `{}` and `{}`", what, other, pack)
            desk.reporter.report("pack-conflict", message, first_line(change.span), notes=notes, help=help)
            return True
    if entry.gone:
        notes = [Note(place, msg("`{}` removes it here", other)) for other, place in entry.changed.values()]
        message = msg("there is no {} `{}` any more", Message(family), name)
        desk.reporter.report("nothing-to-change", message, first_line(change.span), notes=notes)
        return True
    entry.changed.update({part: (pack, first_line(change.span)) for part in parts})
    return False


def is_removal(change: n.ChangeDecl | n.InsteadDecl) -> bool:
    """Whether something is taken away."""
    return isinstance(change, n.ChangeDecl) and change.word == "remove"


def changed_parts(change: n.ChangeDecl | n.InsteadDecl) -> list[str]:
    """What of a declaration is changed: facts by their names, abilities by their headers."""
    if isinstance(change, n.ChangeDecl) and change.word == "change":
        return [part_name(item) for item in change.items] or [WHOLE]
    return [WHOLE]


def part_name(item: n.Fact | n.Ability) -> str:
    """A fact by its name, an ability by its moment."""
    return item.name.text if isinstance(item, n.Fact) else show(item.when)


def result_of(change: n.ChangeDecl | n.InsteadDecl, node: Named) -> Named | None:
    """The declaration as it is after a change; None if it is taken away."""
    if isinstance(change, n.InsteadDecl):
        return change.declaration
    if change.word == "remove":
        return None
    assert isinstance(node, n.ThingDecl | n.KindDecl)
    title = change.title or node.title
    gone = change.title is not None  # the titles in other languages go with the old one
    if isinstance(node, n.KindDecl):
        lines = {item.name.text: item for item in change.items if isinstance(item, n.Fact)}
        stay = [item for item in node.items if not (gone and is_title(item))]
        own = [lines.pop(item.name.text, item) if isinstance(item, n.Fact) else item for item in stay]
        return evolve(node, title=title, items=(*own, *lines.values()))
    if change.word == "replace":
        return evolve(node, name=change.name, title=title, items=change.items, span=change.span)
    new = {part_name(item): item for item in change.items}
    kept = [new.pop(part_name(item), item) for item in node.items if not (gone and is_title(item))]
    return evolve(node, title=title, items=(*kept, *new.values()))


def lost_words(change: n.ChangeDecl | n.InsteadDecl, node: Named) -> Iterator[tuple[str, Span]]:
    """The words that the facts of a kind have no more, each with the line that leaves them out."""
    if isinstance(change, n.ChangeDecl) and isinstance(node, n.KindDecl):
        lines = {item.name.text: item for item in change.items if isinstance(item, n.Fact)}
        for fact in node.items:
            if isinstance(fact, n.Fact) and fact.name.text in lines:
                line = lines[fact.name.text]
                yield from ((word, first_line(line.span)) for word in words_of(fact) - words_of(line))


def words_of(fact: n.Fact) -> set[str]:
    """The words that a fact of a kind can be."""
    return {atom.text for atoms in fact.values for atom in atoms if isinstance(atom, n.Name)}


def is_title(item: n.Node) -> bool:
    """Whether a line says what something is called in another language: `ru "…", "…"`."""
    if not (isinstance(item, n.Fact) and is_language(item.name.text)):
        return False
    return all(isinstance(atom, n.Text) for atoms in item.values for atom in atoms)


# ---- what packs say of themselves and of each other -----------------------------------------------------------------


def declare_pack(node: n.ThingDecl, desk: Desk) -> None:
    """`pack village "Village"` with its version, what it requires, and who made it."""
    facts = Facts(node.items, desk, node.name.text)
    titles = facts.titles(node.title)
    name = node.name.text
    if name in desk.model.packs:
        notes = [Note(desk.model.packs[name].span, msg("the first one is here"))]
        raise desk.fail("duplicate", msg("there are two packs `{}`", name), node.name, notes=notes)
    folder = folder_of(node.span)
    for other in desk.model.packs.values():
        if folder_of(other.span) == folder:
            notes = [Note(other.span, msg("the first one is here"))]
            help = msg("give each of them a folder of its own")
            message = msg("two packs, `{}` and `{}`, lie in one folder", other.name, name)
            raise desk.fail("duplicate", message, node.name, notes=notes, help=help)
    pack = desk.model.packs[name] = Pack(name, titles, node.name.span)
    version = taken(facts, "version")
    if version is not None and find_version(version.value) is None:
        message = msg("`{}` is no version: three numbers between dots", version.value)
        desk.reporter.report("wrong-fact", message, version.span, help=msg('write `version "0.1.0"`'))
    elif version is not None:
        pack.version = version.value
    elif not any(closest(one, ("version",)) for one in facts.left) and version is None and "version" not in facts.left:
        message, help = msg("the pack `{}` gives no version", name), msg('write under it a line `version "0.1.0"`')
        desk.reporter.report("missing-fact", message, node.name.span, help=help)
    language = taken(facts, "language")
    if language is not None and language.value in READ:
        pack.language = language.value
    elif language is not None:
        message = msg(
            "the pack is written in language `{}`, and this program reads language `{}`", language.value, LANGUAGE
        )
        desk.reporter.report("wrong-language", message, language.span, help=way_to(language.value, folder))
    demand = facts.left.get("coverage")
    coverage = facts.number("coverage")
    if demand is not None and coverage is not None and coverage > 100:
        facts.fault("out-of-bounds", demand, msg("`coverage` is a part of a hundred: 0 to 100"))
    else:
        pack.coverage = coverage
    require(facts, pack, desk)
    pack.authors = facts.texts("authors")
    pack.licence = facts.text("licence") or ""
    facts.rest(("version", "language", "requires", "authors", "licence", "coverage"))


def taken(facts: Facts, name: str) -> n.Text | None:
    """A fact that is a text, with its place."""
    fact = facts.left.get(name)
    if fact is None or facts.text(name) is None:
        return None
    atom = fact.values[0][0]
    return atom if isinstance(atom, n.Text) else None


def language_number(said: str) -> int | None:
    """A version of the language as a number: `"2"`; None for `"²"`, `"two"` and what is too long to be one."""
    return int(said) if re.fullmatch("[0-9]{1,9}", said) else None


def way_to(language: str, place: object = "PATH") -> Message:
    """What to do about a pack in another version of the language, whose folder is `place`."""
    number = language_number(language)
    older = number is not None and number < int(LANGUAGE)
    return msg("`moo upgrade {}` rewrites it", place) if older else msg("read it with a newer moodsl")


def require(facts: Facts, pack: Pack, desk: Desk) -> None:
    """`requires harbour "1.2", winter "0.3 or later"`."""
    fact = facts.take("requires")
    for value in fact.values if fact else ():
        match value:
            case (n.Name() as name, n.Text() as wanted) if find_stretch(wanted.value) is not None:
                pack.requires[name.text] = (wanted.value, name.span)
            case _:
                said = value[0].text if isinstance(value[0], n.Name) else "harbour"
                help = msg('write `requires {} "1.2"`, or `"1.2 or later"`, `"1.2 to 1.4"`, `"any"`', said)
                message = msg("a pack and the versions that will do")
                message = msg("`requires` is followed by {}", message)
                desk.reporter.report("wrong-fact", message, value[0].span, help=help)


def check_requirements(packs: dict[str, Pack], desk: Desk) -> None:
    """What a pack requires must be here, and of a version that will do."""
    for pack in packs.values():
        for name, (wanted, span) in pack.requires.items():
            if name not in packs:
                message = msg("`{}` requires the pack `{}`, and it is not here", pack.name, name)
                guess = closest(name, {*known_packs(), *packs} - {pack.name})
                help = msg("give the folder of `{}` as well, or install it: `moo pack install FILE`", name)
                help = msg("did you mean `{}`?", guess) if guess else help
                desk.reporter.report("missing-pack", message, span, help=help, fix=guess)
                desk.doubtful.doubt(["game"])
            elif not is_within(packs[name].version, wanted):
                message = msg("`{}` requires `{} {}`, and here is {}", pack.name, name, wanted, packs[name].version)
                notes = [Note(packs[name].span, msg("its version stands under this line"))]
                help = msg("get another version of `{}`, or a newer `{}`", name, pack.name)
                desk.reporter.report("wrong-version", message, span, notes=notes, help=help)
            elif pack.name in below(name, packs):
                message = msg("`{}` and `{}` require each other", pack.name, name)
                help = msg("only one of two packs can stand on the other")
                desk.reporter.report("pack-conflict", message, span, help=help)
