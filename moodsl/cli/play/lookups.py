"""What a person may ask before answering: what a card says, what an action does, what lies in a place."""

from __future__ import annotations

import textwrap
from collections import Counter

from interpreter.game.match import Decision, Match
from interpreter.game.sheet import DesignInfo, NamedPart, ZoneInfo, title_of
from moodsl.boards.scene import Scene, Spot, in_words, neighbours, scenes
from moodsl.cli.play.option_numbers import span
from moodsl.cli.play.why import called
from moodsl.cli.shared.sentences import say
from moodsl.cli.table.card_words import all_titles, find_designs, folded, names_of, page
from moodsl.prose.facts_told import facts_in_short
from moodsl.prose.option_notes import design_in

MOST_TITLES = 12  # of cards that may be meant
MANY_EMPTY = 60  # places of a board, of which only their number is told


def hanging(text: str, width: int) -> str:
    """Lines broken where the paper ends; how they go on stands a little deeper than how they begin."""
    found = []
    for line in text.split("\n"):
        deeper = " " * (len(line) - len(line.lstrip(" ")) + 2)
        found += textwrap.wrap(line, width, subsequent_indent=deeper, break_on_hyphens=False) or [""]
    return "\n".join(found)


def about_action(match: Match, decision: Decision, action: NamedPart) -> str:
    """What an action is made of, as the rules have it, and the verb if it only does one."""
    words = match.words(decision.player)
    lines = words.action_lines(action)
    if verb := words.verb_lines(action):
        lines = [*lines, "", *verb]
    title = title_of(action.titles, action.name, match.language)
    head = say("action-head", titles=all_titles(action.titles, action.name), action=title)
    return "\n".join([head, "", *(f"    {line}".rstrip() for line in lines)])


def about_card(match: Match, decision: Decision, asked: str, numbers: list[int]) -> str:
    """The page of a card that is named or that an option's number means, or what lies in a place; without a name, the
    pages of all cards that are offered, or what the actions that are offered do."""
    sheet, words = match.sheet, match.words(decision.player)
    if not asked:
        offered = [design for option in decision.options if (design := design_in(match, decision, option))]
        if not offered and decision.form == "action":
            return "\n\n".join(about_card(match, decision, str(number), numbers) for number in numbers)
        if not offered:
            return say("which-card")
        once = {design.name: design for design in offered}.values()
        return "\n\n".join(page(sheet, design, words) for design in once)
    if told := about_map(match, decision, asked):
        return told
    if asked.isdecimal():
        number = int(asked) if len(asked) < 6 else -1
        if number not in numbers:
            closed = decision.form == "action" and 0 < number <= len(sheet.actions)
            if closed:
                return about_action(match, decision, sheet.actions[number - 1])
            return say("no-such-option", typed=asked[:20], numbers=span(numbers))
        option = decision.answers[numbers.index(number)]
        if option.sort == "aside":
            return about_action(match, decision, sheet.actions[sheet.action_number(option.value)])
        design = design_in(match, decision, option)
        if design:
            return "\n".join([page(sheet, design, words), *about_spot(match, decision, option.value)])
        if decision.form == "action":
            return about_action(match, decision, sheet.actions[option.value])
        return say("option-no-card", typed=asked, label=option.label)
    found = find_designs(sheet, asked)
    so_called = [page(sheet, design, words) for design in found if folded(asked) in names_of(design)]
    so_called += [about_action(match, decision, one) for one in sheet.actions if folded(asked) in called(one)]
    if so_called:
        return "\n\n".join(so_called)
    place = about_place(match, decision, asked)
    if place:
        return place
    if not found:
        from interpreter.report import closest

        every: dict[str, ZoneInfo | DesignInfo] = {name: one for one in card_places(match) for name in called(one)}
        every |= {name: design for design in sheet.designs for name in names_of(design)}
        near = closest(folded(asked), every)
        if near is None:
            return say("no-such-card", typed=asked[:40])
        title = title_of(every[near].titles, every[near].name, match.language)
        return say("no-such-card-but", typed=asked[:40], near=title)
    titles = [title_of(one.titles, one.name, match.language) for one in found]
    if len(set(titles)) > 1:
        told = ", ".join(list(dict.fromkeys(titles))[:MOST_TITLES])
        return say("card-may-be", typed=asked[:40], titles=told) + (
            say("and-more") if len(set(titles)) > MOST_TITLES else ""
        )
    return "\n\n".join(page(sheet, design, words) for design in found)


def about_place(match: Match, decision: Decision, asked: str) -> str | None:
    """The cards that lie in a place, with their facts, as far as whoever is asked may see them; before every player, if
    every one has such a place. None if no place is called so."""
    sheet, words = match.sheet, match.words(decision.player)
    meant = [zone for zone in card_places(match) if folded(asked) in (*called(zone), folded(words.place(zone, None)))]
    if not meant:
        return None
    lines = []
    for pile in match.view(decision.player).piles:
        if pile.zone != meant[0].name or not pile.count:
            continue
        lines.append(f"{words.pile(pile.pile)}: {say('cards', count=pile.count)}")
        held = Counter(sheet.design_of[card] for card in reversed(pile.cards or ()))
        for number, count in held.items():
            design = sheet.designs[number]
            title = title_of(design.titles, design.name, match.language)
            facts = facts_in_short(sheet, design, words)
            lines.append(
                f"  {say('times', thing=title, count=count) if count > 1 else title}" + f"  {facts}" * bool(facts)
            )
    return "\n".join(lines) or say("place-empty", place=words.place(meant[0], None))


def about_map(match: Match, decision: Decision, asked: str) -> str:
    """All places of a board, or of a kind, with what lies there and what is next to them; of a place that is named its
    page as well. Of a board that everyone has one's own is told, and of others where something lies. Empty if nothing
    is called so."""
    sheet, words = match.sheet, match.words(decision.player)
    found = scenes(sheet, match.view(decision.player), words)
    found.sort(key=lambda scene: scene.board is not None and scene.board.owner not in (-1, decision.player))
    if named := [scene for scene in found if folded(asked) in names_of_map(match, decision, scene)]:
        whole = [scene for scene in named if folded(asked) == folded(scene.title)] or named[:1]
        others = [scene for scene in named if scene not in whole and len(whole) < len(named)]
        lines = [line for scene in whole for line in board_lines(scene)]
        return "\n".join([*lines, *(line for scene in others for line in place_lines(scene, scene.taken))])
    for scene in found:
        for spot in scene.everywhere.values():
            design = sheet.design(spot.place)
            if folded(asked) in (folded(spot.title), *names_of(design)):
                return "\n".join([page(sheet, design, words).rstrip(), *place_lines(scene, [spot])])
    return ""


def names_of_map(match: Match, decision: Decision, scene: Scene) -> list[str]:
    """All that a map may be called, ready to be compared: by its title or name, or by the kind of its places."""
    kind = match.sheet.design(next(iter(scene.spots))).kind
    board = called(scene.board) if scene.board else []
    return [*board, *map(folded, (scene.title, match.words(decision.player).kind(kind), kind))]


def about_spot(match: Match, decision: Decision, place: int) -> list[str]:
    """What lies on a place, and what is next to it; nothing of what is no place of a map."""
    found = scenes(match.sheet, match.view(decision.player), match.words(decision.player))
    return [line for scene in found if place in scene.spots for line in place_lines(scene, [scene.spots[place]])]


def board_lines(scene: Scene) -> list[str]:
    """The places of a board; of a large one those of which something is to be told and those next to them, and how many
    more."""
    near = scene.around_told
    more = len(scene.spots) - len(near)
    if not near or more < MANY_EMPTY:
        return place_lines(scene, list(scene.spots.values()))
    told = place_lines(scene, [spot for spot in scene.spots.values() if spot.place in near])
    return [*told, say("more-empty", count=more)]


def place_lines(scene: Scene, spots: list[Spot]) -> list[str]:
    """Places with what lies there, and what is next to them."""
    found = []
    for line, spot in zip(in_words(scene, spots, say("nothing-there")), spots, strict=True):
        near = neighbours(scene, spot)
        found.append("; ".join([line, *(say("next-to", places=one) if scene.board else one for one in near)]))
    return found


def card_places(match: Match) -> list[ZoneInfo]:
    """The places for cards that lie on the table or before the players."""
    return [zone for zone in match.sheet.zones.values() if zone.store == "cards" and not zone.host]
