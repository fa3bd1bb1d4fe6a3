### Words in English that titles do not tell. `moo text` names those that are missing.

fact-glass = glass
fact-price = price
fact-points = points
moment-night = night
value-catch = oil that is pressed
    .more = you press { $change } more oil
deed-light = lighting
verb-light = light
