"""The generated site of a game: its rules, its cards and the reference of the language.

Takes packs, gives a folder of plain files that any server can serve. The way: `shelf` reads, checks and plays packs;
`pages` and `reference` write Markdown, the same pages in every language; `project` adds what mkdocs needs; `build` runs
it and pagefind, and puts the finished site in place. Needs the extra `site`.
"""
