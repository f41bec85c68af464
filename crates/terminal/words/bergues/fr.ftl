### Les textes du plateau de Bergues dans le terminal, en français.

term-bg-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
term-bg-walked = { $steps } sur { $all }
term-bg-carries = avec sa Forteresse
term-bg-nobody = sans joueur
term-bg-centre = Centre-ville
term-bg-face-a = cerf-volant
term-bg-face-b = roue
term-bg-face-c = toit
term-bg-face-d = fenêtre
term-bg-face-e = étoile
term-bg-face-f = moulin
term-bg-face-g = lune
term-bg-face-n = neutre

## Les symboles dans le journal, comme le plateau les montre

bg-argument-face-a = ◆
bg-argument-face-b = ●
bg-argument-face-c = ▲
bg-argument-face-d = ■
bg-argument-face-e = ★
bg-argument-face-f = ✚
bg-argument-face-g = ☾
