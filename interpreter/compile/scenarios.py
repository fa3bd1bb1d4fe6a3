"""Scenarios compiled: what their lines do becomes routines, what they ask becomes functions.

The Kth thing that is drawn in line J of `given` is `drawn_I_J_K`.
Line J of what is done in scenario I, first under `and then` of `given` and then under `when`, is the routine
`scenario I J`; what it answers or pays is the function `answer_I_J`.
Check J of `then` is `holds_I_J`, `left_I_J` and `right_I_J`, or `offered_I_J`; of a reason `why_I_J` or `args_I_J`.
What stands in the way of a verb in line J is `unmet_I_J`.
"""

from __future__ import annotations

from interpreter.compile.code.blocks import Blocks
from interpreter.compile.code.nodes import Row, Type
from interpreter.compile.generator import Generator
from interpreter.compile.reasons import why_cannot, why_not_done
from interpreter.compile.routines import Routine
from interpreter.compile.scores import giving
from interpreter.effects.values import CanDo, Value
from interpreter.model import scenario as sc


def compile_scenarios(gen: Generator, blocks: Blocks) -> None:
    """Compile the lines of all scenarios of the model."""
    for number, scenario in enumerate(gen.model.scenarios):
        for place, given in enumerate(scenario.given):
            if isinstance(given, sc.SetDraws):
                for at, thing in enumerate(given.things):
                    gen.asking(f"drawn_{number}_{place}_{at}", [], thing)
        for place, line in enumerate(scenario.done):
            if isinstance(line, sc.Do):
                why_not_done(gen, f"unmet_{number}_{place}", line.steps)
                Routine(gen, blocks, f"scenario {number} {place}", []).whole(line.steps)
            answer = line.payment if isinstance(line, sc.Do) else line.value if isinstance(line, sc.Answer) else None
            if isinstance(answer, Value):
                gen.asking(f"answer_{number}_{place}", [], answer)
        for place, check in enumerate(scenario.then):
            if isinstance(check, sc.Holds):
                gen.asking(f"holds_{number}_{place}", [], check.condition)
                if isinstance(check.condition, CanDo):
                    why_cannot(gen, f"why_{number}_{place}", check.condition)
                if check.left is not None and check.right is not None:
                    gen.asking(f"left_{number}_{place}", [], check.left)
                    gen.asking(f"right_{number}_{place}", [], check.right)
            elif isinstance(check, sc.Offered) and isinstance(check.value, Value):
                gen.asking(f"offered_{number}_{place}", [], check.value)
            elif isinstance(check, sc.Refused) and check.asked is not None:
                why_cannot(gen, f"why_{number}_{place}", check.asked)
            elif isinstance(check, sc.ChangedBy):
                args = Row(tuple(gen.writer.value(arg) for arg in check.value.args), Type.LIST)
                giving(gen, f"args_{number}_{place}", [], Type.LIST, args)
