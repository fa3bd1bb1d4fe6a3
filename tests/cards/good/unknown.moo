value z = ?
value b = no
