### Texte des Bretts von Lords of Scotland im Terminal, auf Deutsch.

term-ls-piles = Runde { $round } von 5 · Nachziehstapel { $draw } · Ablagestapel { $discard }
term-ls-lord = { $held } auf der Hand · Stärke { $won } von { $target }
term-ls-initiative = hat die Initiative
term-ls-supporters = Unterstützer
term-ls-recruits = Rekruten
term-ls-army = Armee von { $name }
term-ls-down = eine verdeckte Karte
term-ls-down-known = { $card }, verdeckt
