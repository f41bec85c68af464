### Les textes du plateau de Lords of Scotland dans le terminal, en français.

term-ls-piles = manche { $round } sur 5 · pioche { $draw } · défausse { $discard }
term-ls-lord = { $held } en main · force { $won } sur { $target }
term-ls-initiative = détient l’Initiative
term-ls-supporters = Partisans
term-ls-recruits = Recrues
term-ls-army = Armée de { $name }
term-ls-down = une carte face cachée
term-ls-down-known = { $card }, face cachée
