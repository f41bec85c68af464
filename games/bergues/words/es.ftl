### Lo que las reglas de Bergues dicen a quienes juegan. Los guardias son y, w, g, r; los caminos son N, S.

## Por qué no se puede

bg-choose-a-path = ¿Qué camino quieres llenar? Elige primero uno vacío.
bg-path-not-empty = Todavía hay losetas en el camino { $path ->
    [N] norte
   *[S] sur
}. Solo puedes llenar un camino vacío.
bg-turn-a-tile = Dale la vuelta a una loseta del centro de la ciudad.
bg-not-in-centre = La loseta { $tile } está en un camino. Solo puedes dar la vuelta a una loseta del centro de la ciudad.
bg-choose-a-space = ¡Winoc! Pon tu guardia en cualquier casilla de la muralla, de la 0 a la { $last }.
bg-no-such-space = En esta muralla no hay casilla { $space }. La última es la { $last }.
bg-choose-which-to-use = Elige el camino cuyas losetas mueven a tu guardia. El otro camino mueve a los demás.
bg-move-your-guard = Elige un sentido para tu guardia { $guard ->
    [y] amarillo
    [w] blanco
    [g] verde
   *[r] rojo
}. Casillas por recorrer: { $steps }.
bg-move-guard = Elige un sentido para el guardia { $guard ->
    [y] amarillo
    [w] blanco
    [g] verde
   *[r] rojo
}. Casillas por recorrer: { $steps }.
bg-junior-only-turns = En el juego júnior solo das la vuelta a losetas. Tu guardia se mueve automáticamente.
bg-won = La partida ha terminado. El guardia { $guard ->
    [y] amarillo
    [w] blanco
    [g] verde
   *[r] rojo
} ha vuelto a casa.
bg-drawn = La partida ha terminado. Después de 500 turnos, hay empate.

## El juego

bg-game-name = Bergues

## Los guardias y sus puertas, por su letra

bg-colour-y = amarillo
bg-colour-w = blanco
bg-colour-g = verde
bg-colour-r = rojo
bg-gate-y = Puerta de Cassel
bg-gate-w = Puerta de Bierne
bg-gate-g = Puerta de Dunkerque
bg-gate-r = Puerta de Hondschoote
bg-tower = torre

## Los caminos y las caras de las losetas

bg-path-N = camino norte
bg-path-S = camino sur
bg-face-a = cometa
bg-face-b = rueda
bg-face-c = tejado
bg-face-d = ventana
bg-face-e = estrella
bg-face-f = molino
bg-face-g = luna
bg-face-n = neutra

## Lo que hay que hacer ahora, según la primera palabra de la fase

bg-phase-path = Elige un camino para llenarlo
bg-phase-flip = Dale la vuelta a una loseta
bg-phase-use = Elige el camino de tu guardia
bg-phase-winoc = ¡Winoc! Pon tu guardia en cualquier casilla
bg-phase-move = Elige un sentido
bg-phase-over = La partida ha terminado

## Partes de otros mensajes

bg-part-guard = { $guard ->
    [y] amarillo
    [w] blanco
    [g] verde
   *[r] rojo
}
bg-part-face = { $face ->
    [a] { bg-face-a }
    [b] { bg-face-b }
    [c] { bg-face-c }
    [d] { bg-face-d }
    [e] { bg-face-e }
    [f] { bg-face-f }
    [g] { bg-face-g }
    [n] { bg-face-n }
   *[other] { $face }
}
bg-part-deeds = { $fetched ->
    [yes] , con lo que recoge su fortaleza
   *[no] { "" }
}{ $sent ->
    [y] , y el guardia amarillo es enviado a una puerta
    [w] , y el guardia blanco es enviado a una puerta
    [g] , y el guardia verde es enviado a una puerta
    [r] , y el guardia rojo es enviado a una puerta
   *[none] { "" }
}{ $won ->
    [yes] , y ya está en casa
   *[no] { "" }
}

## Lo que se ha hecho
## El asiento es una letra: el cliente pone un nombre en su lugar.

bg-step-fill = { $path ->
    [N] { $seat } llena el camino norte
   *[S] { $seat } llena el camino sur
}
bg-step-turn = { $seat } da la vuelta a la loseta { $tile }: { bg-part-face }
bg-step-turn-neutral = { $seat } da la vuelta a la loseta { $tile }: neutra, y se detiene
bg-step-turn-passed = { $seat } da la vuelta a la loseta { $tile }: otra vez { bg-part-face }, así que va al otro camino
bg-step-turn-paired = { $seat } da la vuelta a la loseta { $tile }: { bg-part-face }, que ya está en los dos caminos, así que vuelve al centro de la ciudad con su gemela
bg-step-turn-winoc = { $seat } da la vuelta a la loseta { $tile }: { bg-part-face }. ¡Winoc!
bg-step-turn-walked = { $seat } da la vuelta a la loseta { $tile }: { bg-part-face }. El guardia { bg-part-guard } va a la casilla { $space } ({ $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}){ bg-part-deeds }
bg-step-use = { $path ->
    [N] { $seat } elige el camino norte
   *[S] { $seat } elige el camino sur
} ({ $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
})
bg-step-walk = { $way ->
    [cw] { $seat } mueve al guardia { bg-part-guard } en sentido horario hasta la casilla { $space }
   *[ccw] { $seat } mueve al guardia { bg-part-guard } en sentido antihorario hasta la casilla { $space }
}{ bg-part-deeds }
bg-step-go = { $seat } pone al guardia { bg-part-guard } en la casilla { $space }{ bg-part-deeds }

## Hasta dónde llega un guardia

bg-guard-winoc = ¡Winoc! El guardia { bg-part-guard } puede ir a cualquier casilla de la muralla.
bg-guard-other-winoc = El guardia { bg-part-guard } no se mueve en este turno: con un Winoc solo se mueve el guardia de quien tiene el turno.
bg-guard-own-path = El guardia { bg-part-guard } avanza tantas casillas como losetas haya en el camino que elija quien lo lleva: { $north } por el camino norte, { $south } por el camino sur.
bg-guard-other-path = El guardia { bg-part-guard } avanza tantas casillas como losetas haya en el camino que no elija quien tiene el turno: { $north } por el camino norte, { $south } por el camino sur.
bg-guard-steps = El guardia { bg-part-guard } avanza { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}, una por cada loseta de su camino, siempre en el mismo sentido. Ni los otros guardias ni las puertas lo detienen.
bg-guard-done = El guardia { bg-part-guard } ya no se mueve más en este turno.
bg-guard-open = Hasta dónde llegará el guardia { bg-part-guard } depende de las losetas que faltan por descubrir. De momento hay { $north } en el camino norte y { $south } en el camino sur.
bg-guard-race = El guardia { bg-part-guard } gana si termina su movimiento exactamente en su puerta. Pasos que le faltan: { $steps }. Si le sobran pasos, los retrocede.
bg-part-would = { $fetched ->
    [yes] , con lo que recoge su fortaleza
   *[no] { "" }
}{ $sent ->
    [y] , y el guardia amarillo es enviado a una puerta
    [w] , y el guardia blanco es enviado a una puerta
    [g] , y el guardia verde es enviado a una puerta
    [r] , y el guardia rojo es enviado a una puerta
   *[none] { "" }
}{ $won ->
    [yes] , llega a casa y gana
   *[no] { "" }
}
bg-evidence-walk = { $way ->
    [cw] En sentido horario
   *[ccw] En sentido antihorario
}{ $path ->
    [N] {" "}por el camino norte
    [S] {" "}por el camino sur
   *[none] { "" }
} a la casilla { $space } ({ $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}){ bg-part-would }
bg-evidence-fortress = Su fortaleza espera en la casilla { $space }: a { $cw } en sentido horario, a { $ccw } en sentido antihorario
bg-evidence-home = Su puerta es la casilla { $space }: a { $cw } en sentido horario, a { $ccw } en sentido antihorario

## Lo que cuentan las estadísticas

bg-note-filled = caminos llenados
bg-note-walked = guardias movidos
bg-note-clockwise = en sentido horario
bg-note-counter-clockwise = en sentido antihorario
bg-note-winoc = con un Winoc

## De qué trata una elección

bg-theme-path = Qué camino llenar
bg-theme-count = Contar las losetas
bg-theme-use = Qué camino mueve a tu guardia
bg-theme-winoc = Aprovechar un Winoc
bg-theme-walk = El sentido de marcha de tu guardia
bg-theme-send = Mover a los otros guardias

## Nombres para clientes que muestran una mesa sin conocer el juego.
## card nombra una pieza por el primer carácter de su código y el resto; touch nombra lo que se puede tocar, por su clase
## y, si no basta, por la cosa; $number es la cosa si es un número, $name si es un asiento, $place lo que sigue.

bg-touches-path = Caminos
bg-touches-tile = Losetas
bg-touches-way = Sentidos
bg-touches-space = Casillas
bg-touch-path-N = Camino norte
bg-touch-path-S = Camino sur
bg-touch-tile = Loseta { $number }
bg-touch-way-cw = Sentido horario
bg-touch-way-ccw = Sentido antihorario
bg-touch-guard-y = Guardia amarillo
bg-touch-guard-w = Guardia blanco
bg-touch-guard-g = Guardia verde
bg-touch-guard-r = Guardia rojo
bg-touch-space = Casilla { $number }
bg-phase-flipN = Dale la vuelta a una loseta para el camino norte
bg-phase-flipS = Dale la vuelta a una loseta para el camino sur
bg-phase-move-y = Elige un sentido para el guardia amarillo; casillas por recorrer: { $second }
bg-phase-move-w = Elige un sentido para el guardia blanco; casillas por recorrer: { $second }
bg-phase-move-g = Elige un sentido para el guardia verde; casillas por recorrer: { $second }
bg-phase-move-r = Elige un sentido para el guardia rojo; casillas por recorrer: { $second }

## La ayuda de juego; .junior es para el juego júnior

bg-aid-symbols = Los símbolos de las losetas
bg-aid-turning = Cuando das la vuelta a una loseta
bg-aid-new = Un símbolo nuevo en el camino: da la vuelta a otra loseta.
bg-aid-neutral = Neutra: detente.
bg-aid-repeat = Un símbolo que ya está en el camino: detente. La loseta pasa al otro camino; si el símbolo también está allí, las dos vuelven al centro.
    .junior = Un símbolo que ya está en el camino: detente.
bg-aid-winoc = La sexta loseta de un camino es un Winoc: pon tu guardia en la casilla que quieras.
bg-aid-moving = Cómo se mueven los guardias
bg-aid-walk = Tu guardia avanza una casilla por cada loseta del camino que elijas; después los demás avanzan según el otro camino.
    .junior = Tu guardia avanza en sentido horario, una casilla por cada loseta que has volteado.
bg-aid-send = Un guardia que esté en la torre donde te detienes va a la puerta más cercana.
bg-aid-home = Recoge tu fortaleza en la puerta de enfrente; gana quien primero termine con ella un movimiento en su propia puerta.
    .junior = Gana quien primero dé la vuelta entera y termine un movimiento exactamente en su propia puerta. Si le sobran pasos, retrocede.
