### Textos del tablero de Schotten Totten en el terminal, en español.

term-st-clan-pile = mazo de clan { $count }
term-st-tactic-pile = mazo de táctica { $count }
term-st-discard = descarte { $count }
term-st-stone = Piedra { $stone }: { $me }: { $own }; { $name }: { $other }
term-st-bare = Piedras sin cartas: { $stones }
term-st-mud = cuatro cartas por lado
term-st-bluff = solo cuenta la suma
term-st-holds = { $name } tiene { $clan ->
    [one] { $clan } carta de clan
   *[other] { $clan } cartas de clan
}{ $tactic ->
    [0] { "" }
    [one] {" "}y { $tactic } carta de táctica
   *[other] {" "}y { $tactic } cartas de táctica
}
term-st-owned = es de { $name }
term-st-piles = cartas de clan { $clans } · cartas de táctica { $tactics } · descartadas { $discard }
term-st-signs = Junto a una piedra: {"!5!"} puedes reclamarla, ▼5▼ es tuya, ▲5▲ es de tu rival.
