"""The generated site of a game: its rules and its cards.

Takes packs, gives a folder of plain files that any server can serve. The way: `shelf` reads, checks and plays packs;
`pages` writes Markdown, the same pages in every language; `project` adds what mkdocs needs; `build` runs
it and pagefind, and puts the finished site in place. Needs the extra `site`.
"""
