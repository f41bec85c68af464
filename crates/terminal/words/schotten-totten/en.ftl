### Texts of the Schotten Totten board in the terminal, in English.

term-st-clan-pile = clan pile { $count }
term-st-tactic-pile = tactic pile { $count }
term-st-discard = discard { $count }
term-st-stone = Stone { $stone }: { $me }: { $own }; { $name }: { $other }
term-st-bare = Stones without cards: { $stones }
term-st-mud = four cards a side
term-st-bluff = only the sum counts
term-st-holds = { $name } holds { $clan ->
    [one] { $clan } clan card
   *[other] { $clan } clan cards
}{ $tactic ->
    [0] { "" }
    [one] {" "}and { $tactic } tactic card
   *[other] {" "}and { $tactic } tactic cards
}
term-st-owned = owned by { $name }
term-st-piles = clan cards { $clans } · tactic cards { $tactics } · discarded { $discard }
term-st-signs = Round a stone: !5! you can claim it, ▼5▼ you have won it, ▲5▲ the other player has won it.
