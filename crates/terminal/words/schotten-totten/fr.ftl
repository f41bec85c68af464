### Les textes du plateau de Schotten Totten dans le terminal, en français.

term-st-clan-pile = pioche Clan { $count }
term-st-tactic-pile = pioche Tactique { $count }
term-st-discard = défausse { $count }
term-st-stone = Borne { $stone } : { $me } : { $own } ; { $name } : { $other }
term-st-bare = Bornes sans cartes : { $stones }
term-st-mud = quatre cartes de chaque côté
term-st-bluff = seule la somme compte
term-st-holds = { $name } a en main { $clan ->
    [one] { $clan } carte Clan
   *[other] { $clan } cartes Clan
}{ $tactic ->
    [0] { "" }
    [one] {" "}et { $tactic } carte Tactique
   *[other] {" "}et { $tactic } cartes Tactique
}
term-st-owned = à { $name }
term-st-piles = cartes Clan { $clans } · cartes Tactique { $tactics } · défausse { $discard }
term-st-signs = Autour d’une borne : {"!5!"} vous pouvez la revendiquer, ▼5▼ elle est à vous, ▲5▲ elle est à l’adversaire.
