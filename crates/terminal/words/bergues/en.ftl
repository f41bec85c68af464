### Texts of the Bergues board in the terminal, in English.

term-bg-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
term-bg-walked = { $steps } of { $all }
term-bg-carries = with its fortress
term-bg-nobody = no player
term-bg-centre = Town centre
term-bg-face-a = kite
term-bg-face-b = wheel
term-bg-face-c = roof
term-bg-face-d = window
term-bg-face-e = star
term-bg-face-f = windmill
term-bg-face-g = moon
term-bg-face-n = neutral

## The symbols in the log, as the board draws them

bg-argument-face-a = ◆
bg-argument-face-b = ●
bg-argument-face-c = ▲
bg-argument-face-d = ■
bg-argument-face-e = ★
bg-argument-face-f = ✚
bg-argument-face-g = ☾
