# `village` is of version 1.0.0.
pack fair "Fair"
    version   "1.0.0"
    requires  village "1.1"                     ### wrong-version
---
pack fair "Fair"
    version   "1.0.0"
    requires  village "0.9"                     ### wrong-version
---
pack fair "Fair"
    version   "1.0.0"
    requires  village "0.2 to 0.9"              ### wrong-version
