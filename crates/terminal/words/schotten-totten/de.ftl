### Texte des Bretts von Schotten Totten im Terminal, auf Deutsch.

term-st-clan-pile = Clanstapel { $count }
term-st-tactic-pile = Taktikstapel { $count }
term-st-discard = Ablagestapel { $count }
term-st-stone = Stein { $stone }: { $me }: { $own }; { $name }: { $other }
term-st-bare = Steine ohne Karten: { $stones }
term-st-mud = vier Karten pro Seite
term-st-bluff = nur die Summe zählt
term-st-holds = { $name } hat { $clan ->
    [one] { $clan } Clankarte
   *[other] { $clan } Clankarten
}{ $tactic ->
    [0] { "" }
    [one] {" "}und { $tactic } Taktikkarte
   *[other] {" "}und { $tactic } Taktikkarten
}
term-st-owned = gehört { $name }
term-st-piles = Clankarten { $clans } · Taktikkarten { $tactics } · abgelegt { $discard }
term-st-signs = Um einen Stein: {"!5!"} du kannst ihn beanspruchen, ▼5▼ er gehört dir, ▲5▲ er gehört der Gegenseite.
