### Textos del tablero de Bergues en el terminal, en español.

term-bg-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
term-bg-walked = { $steps } de { $all }
term-bg-carries = con su fortaleza
term-bg-nobody = vacante
term-bg-centre = Centro de la ciudad
term-bg-face-a = cometa
term-bg-face-b = rueda
term-bg-face-c = tejado
term-bg-face-d = ventana
term-bg-face-e = estrella
term-bg-face-f = molino
term-bg-face-g = luna
term-bg-face-n = neutra

## Los símbolos en el historial, como los dibuja el tablero

bg-argument-face-a = ◆
bg-argument-face-b = ●
bg-argument-face-c = ▲
bg-argument-face-d = ■
bg-argument-face-e = ★
bg-argument-face-f = ✚
bg-argument-face-g = ☾
