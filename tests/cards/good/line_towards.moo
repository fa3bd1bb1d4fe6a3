value open of square for way (number) = number of (squares from square towards way while it is empty)

action sliding
    choose a square from rook's square towards here until it is not empty where its ground is empty
    for each square from here towards 2 while it is empty
        gain 1 fame
    if there is a square from here towards (side of here towards there) until it is full where it is dark
        gain 1 fame
    gain (number of squares from here towards there) fame
