### Textos del tablero de Lords of Scotland en el terminal, en español.

term-ls-piles = ronda { $round } de 5 · mazo { $draw } · descarte { $discard }
term-ls-lord = { $held } en la mano · fuerza { $won } de { $target }
term-ls-initiative = tiene la Iniciativa
term-ls-supporters = Partidarios
term-ls-recruits = Reclutas
term-ls-army = Ejército de { $name }
term-ls-down = una carta boca abajo
term-ls-down-known = { $card }, boca abajo
