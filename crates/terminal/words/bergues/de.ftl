### Texte des Bretts von Bergues im Terminal, auf Deutsch.

term-bg-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
term-bg-walked = { $steps } von { $all }
term-bg-carries = mit seiner Festung
term-bg-nobody = unbesetzt
term-bg-centre = Stadtzentrum
term-bg-face-a = Drachen
term-bg-face-b = Rad
term-bg-face-c = Dach
term-bg-face-d = Fenster
term-bg-face-e = Stern
term-bg-face-f = Windmühle
term-bg-face-g = Mond
term-bg-face-n = neutral

## Die Symbole im Protokoll, wie das Brett sie zeichnet

bg-argument-face-a = ◆
bg-argument-face-b = ●
bg-argument-face-c = ▲
bg-argument-face-d = ■
bg-argument-face-e = ★
bg-argument-face-f = ✚
bg-argument-face-g = ☾
