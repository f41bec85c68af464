### Texts of the Bergues board in the terminal, in English.

term-bg-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
term-bg-walked = { $steps } of { $all }
term-bg-carries = with its fortress
term-bg-nobody = nobody
term-bg-centre = Town centre
term-bg-face-a = diamond
term-bg-face-b = circle
term-bg-face-c = triangle
term-bg-face-d = square
term-bg-face-e = star
term-bg-face-f = cross
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
