"""What a person may ask before answering: what a card says, why an action is not offered, what an option costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.game.sheet import title_of
from moodsl.cli.cards import all_titles, facts_in_short, find_designs, folded, names_of, page

if TYPE_CHECKING:
    from interpreter.game.match import Decision, Match, Option
    from interpreter.game.sheet import DesignInfo, Named


def design_in(match: Match, decision: Decision, option: Option) -> DesignInfo | None:
    """The card that an option is, if it is one."""
    if decision.form not in ("card", "arrange") or not isinstance(option.value, int) or option.value < 0:
        return None
    return match.sheet.designs[match.sheet.design_of[option.value]]


def note_on(match: Match, decision: Decision, option: Option) -> str:
    """What stands behind an option: the facts of a card."""
    design = design_in(match, decision, option)
    return facts_in_short(match.sheet, design, match.language) if design else ""


def closed_actions(match: Match, decision: Decision) -> list[str]:
    """The actions that exist and are not offered, if an action is asked for."""
    if decision.form != "action":
        return []
    offered = {option.value for option in decision.options}
    named = enumerate(match.sheet.actions)
    return [title_of(action.titles, action.name, match.language) for place, action in named if place not in offered]


def why(match: Match, decision: Decision, asked: str) -> str:
    """Why an action cannot be taken now, in the words of the rules."""
    actions = match.sheet.actions
    known = ", ".join(title_of(one.titles, one.name, match.language) for one in actions)
    if not asked:
        return f"why which action? There is: {known}"
    found = [one for one in actions if any(name.startswith(folded(asked)) for name in called(one))]
    exact = [one for one in found if folded(asked) in called(one)]
    if len(exact or found) != 1:
        return f"`{asked[:40]}` " + ("may be several actions" if found else "is no action") + f"; there is: {known}"
    action = (exact or found)[0]
    title = title_of(action.titles, action.name, match.language)
    if decision.form == "action" and actions.index(action) in {option.value for option in decision.options}:
        return f"{title} can be taken now"
    reasons = match.why_not(action.name, decision.player)
    if reasons:
        return f"{title} cannot be taken now, because this is not possible: {'; '.join(reasons)}"
    return f"{title}: nothing stands in its way, but an action is not what is asked now"


def called(action: Named) -> list[str]:
    """All that an action is called, ready to be compared."""
    return [folded(action.name), *(folded(form) for forms in action.titles.values() for form in forms)]


def about_action(match: Match, action: Named) -> str:
    """What an action is made of, as the rules have it."""
    lines = [clause.text for clause in match.sheet.clauses if clause.owner == action.name]
    title = title_of(action.titles, action.name, match.language)
    head = f"{all_titles(action.titles, action.name)}  (why {title} tells whether it can be taken)"
    return "\n".join([head, "", *(f"    {line}" for line in lines)])


def about_card(match: Match, decision: Decision, asked: str) -> str:
    """The page of a card that is named or that an option's number means; without a name, all that are offered."""
    sheet = match.sheet
    if not asked:
        offered = [design for option in decision.options if (design := design_in(match, decision, option))]
        if not offered:
            return "which card? Type ? and its name"
        once = {design.name: design for design in offered}.values()
        return "\n\n".join(page(sheet, design, match.language) for design in once)
    if asked.isdecimal():
        place = int(asked) - 1 if len(asked) < 6 else -1
        if not 0 <= place < len(decision.options):
            return f"there is no option {asked[:20]}: the options are 1 to {len(decision.options)}"
        option = decision.options[place]
        design = design_in(match, decision, option)
        if design:
            return page(sheet, design, match.language)
        if decision.form == "action":
            return about_action(match, sheet.actions[option.value])
        return f"option {asked} is no card: {option.label}"
    found = find_designs(sheet, asked)
    for action in sheet.actions:
        if folded(asked) in called(action):
            return about_action(match, action)
    if not found:
        from interpreter.report import closest

        every = {name: design for design in sheet.designs for name in names_of(design)}
        near = closest(folded(asked), every)
        hint = f"; did you mean {title_of(every[near].titles, every[near].name, match.language)}?" if near else ""
        return f"there is no card `{asked[:40]}`{hint}"
    if len(found) > 1:
        titles = ", ".join(title_of(one.titles, one.name, match.language) for one in found[:12])
        return f"`{asked[:40]}` may be {titles}" + (" and more" if len(found) > 12 else "")
    return page(sheet, found[0], match.language)
