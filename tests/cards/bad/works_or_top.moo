# `or` stands between places only.

kind flag is card "flag"
    works when it is in its owner's bench or it is top of its pile     ### unsupported
    starts  shed

zone shed of flag
