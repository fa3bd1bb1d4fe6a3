# Kinds of kinds: a task is a plan, and all that is said of plans holds for it.

kind plan is card "plan"
    size    1 to 6
    effect  finish
    starts  archive
    works when it is in its owner's cabinet

kind task is plan "task"
    trade  wood, stone

kind feast is plan "feast"

zone archive of plan "archive"

zone cabinet of plan for each player "cabinet"

counter effort for each plan "effort"
    range  0 to 6

value span of plan = plan's size

to take_up plan
    needs plan is in archive
    put plan into your cabinet
    plan gains 1 effort
    if plan is a task
        gain 1 coin
    if plan is not a feast and plan's trade is wood
        gain (span of plan) grain

action planning "Plan"
    ru "Планировать"
    take_up a plan from archive

action finishing "Finish"
    ru "Завершить"
    choose a plan from your cabinet
    perform plan's finish

task bridge "Bridge"
    size   3
    trade  wood

    finish:
        gain 1 fame

    after you take_up a feast:
        gain (number of tasks in your cabinet) fame

feast harvest_home "Harvest Home"
    size  1

    always:
        span of tasks is 1 more
