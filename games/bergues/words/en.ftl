# What the rules of Bergues say to the players.

-bg-guard = { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
}
