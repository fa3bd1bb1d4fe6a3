planet styku "Styku"
    type    fertile
    face front "Styku"
        points  3
        icons   colonize
    face back
        always:
            your traded is 1 more
