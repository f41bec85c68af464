### Texts of the Lords of Scotland board in the terminal, in English.

term-ls-piles = round { $round } of 5 · draw pile { $draw } · discard { $discard }
term-ls-lord = { $held } in hand · strength { $won } of { $target }
term-ls-initiative = holds the Initiative
term-ls-supporters = Supporters
term-ls-recruits = Recruits
term-ls-army = Army of { $name }
term-ls-down = a card face down
term-ls-down-known = { $card }, face down
