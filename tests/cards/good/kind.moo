kind building is card "structure"
    ru      "строение", "строения", "строений"
    colour  blue, red
    cost    resources
    points  number, ?
    marked  yes, no
    effect  activate [A]
    works when it is in its owner's systems and it is top of its pile

kind cube is piece

kind project is card "project"
    size  number

kind development is project "development"
    branch  commerce, growth

kind errand is card "errand"
    length  1 to 3, default 2
    reward  resources, default 2 coin, 1 grain
    manner  swift, slow, default slow
    opens   development, optional
