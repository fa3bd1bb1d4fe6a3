resorce food for each player  ### unknown-declaration
    range 0 to 9
---
scenrio "a test"  ### unknown-declaration
    then
        your food is 1
---
farm  ### unknown-declaration
---
3 things  ### unknown-declaration
---
"Farm"  ### unknown-declaration
---
attack_limit = 3  ### unknown-declaration
---
into deck  ### unknown-declaration
---
valu attack_limit = 3  ### unknown-declaration
