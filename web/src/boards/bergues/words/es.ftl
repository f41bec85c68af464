### Lo que dice el tablero de Bergues, en español.
###
### Los números llegan como números y todo lo demás como texto. Los nombres son los de quienes juegan; los guardias
### llegan por su letra (y, w, g, r) donde un mensaje elige según ella, y si no, como nombres legibles.

## Losetas, guardias, casillas

bg-argument-face-a = cometa
bg-argument-face-b = rueda
bg-argument-face-c = tejado
bg-argument-face-d = ventana
bg-argument-face-e = estrella
bg-argument-face-f = molino
bg-argument-face-g = luna
bgb-face-bare = neutra
bgb-tile = Loseta { $number }, cara: { $face }{ $side ->
    [N] , en el camino norte
    [S] , en el camino sur
   *[no] { "" }
}
bgb-tile-under = { $tile }; debajo: { $face }
bgb-touch-tile = La loseta marcada
bgb-guard = { $guard ->
    [y] guardia amarillo
    [w] guardia blanco
    [g] guardia verde
   *[r] guardia rojo
}
bgb-arms = { $guard ->
    [y] corona
    [w] campana
    [g] hoja
   *[r] corazón
}
bgb-nobody = nadie
bgb-tower = torre { $number }
bgb-gate-y = Cassel
bgb-gate-w = Bierne
bgb-gate-g = Dunkerque
bgb-gate-r = Hondschoote
bgb-space-guard = { $guard } ({ $who })
bgb-space-carries = { $guard } ({ $who }) con su fortaleza
bgb-space-fortress = { $guard ->
    [y] la fortaleza amarilla espera aquí
    [w] la fortaleza blanca espera aquí
    [g] la fortaleza verde espera aquí
   *[r] la fortaleza roja espera aquí
}
bgb-space-way = { $way ->
    [cw] puedes ir aquí, en sentido horario
   *[ccw] puedes ir aquí, en sentido antihorario
}
bgb-space-winoc = puedes ir aquí
bgb-rampart = La muralla
bgb-centre = El centro de la ciudad
bgb-path = { $side ->
    [N] Camino norte
   *[S] Camino sur
}: { $count ->
    [0] sin losetas
    [one] una loseta
   *[other] { $count } losetas
}
bgb-path-fill = Llenar este camino
bgb-winoc-help = La sexta loseta de un camino es un Winoc: entonces el guardia puede ir adonde quieras.
bgb-guards = Los guardias

## Cómo va un guardia

bgb-going-out = hacia su fortaleza
bgb-going-out-long = De camino a su fortaleza
bgb-going-home = de vuelta a casa
bgb-going-home-long = Tiene su fortaleza y vuelve a casa
bgb-steps-left = { $steps ->
    [one] falta 1 paso
   *[other] faltan { $steps } pasos
}
bgb-at-home = ¡en casa!
bgb-unplayed-long = Nadie lleva este guardia. Quien tiene el turno elige su sentido.

## Lo que hay que hacer ahora

bgb-do-not-started = Las losetas aún no están sobre la mesa.
bgb-do-path = Elige un camino para llenarlo: norte o sur.
bgb-do-path-only = { $side ->
    [N] Solo está vacío el camino norte: llenas ese.
   *[S] Solo está vacío el camino sur: llenas ese.
}
bgb-do-flip = { $laid ->
    [0] Dale la vuelta a una loseta del centro de la ciudad.
    [one] Un símbolo nuevo: dale la vuelta a otra loseta.
   *[other] Otro símbolo nuevo: dale la vuelta a otra loseta.
}
bgb-do-flip-junior = { $laid ->
    [0] ¡Dale la vuelta a una loseta!
   *[other] ¡Símbolo nuevo! ¡Una loseta más!
}
bgb-do-use = ¿Qué camino mueve a tu guardia? El otro mueve a todos los demás.
bgb-do-move = { $whose ->
    [mine] { $steps ->
        [one] Tu guardia avanza 1 casilla. ¿En qué sentido?
       *[other] Tu guardia avanza { $steps } casillas. ¿En qué sentido?
    }
   *[nobody] { $guard ->
        [y] Nadie lleva el guardia amarillo.
        [w] Nadie lleva el guardia blanco.
        [g] Nadie lleva el guardia verde.
       *[r] Nadie lleva el guardia rojo.
    } { $steps ->
        [one] Avanza 1 casilla: tú eliges el sentido.
       *[other] Avanza { $steps } casillas: tú eliges el sentido.
    }
}
bgb-do-winoc = ¡Winoc! Pon tu guardia en la casilla que quieras.
bgb-wait-classic = { $phase ->
    [path] { $name } elige un camino.
    [flip] { $name } da la vuelta a losetas.
    [use] { $name } elige cuánto avanzar.
    [winoc] ¡Winoc! { $name } puede ir adonde quiera.
   *[move] { $name } elige un sentido.
}
bgb-wait-junior = Es el turno de { $name }.
bgb-over-won = Has llegado a casa. ¡Ganas!
bgb-over-won-else = ¡Ganas!
bgb-over-lost = { $name } llega a casa y gana.
bgb-over-lost-else = { $name } gana.
bgb-over-nobody = { $guard ->
    [y] El guardia amarillo llega primero a casa y nadie lo lleva: todo el mundo pierde.
    [w] El guardia blanco llega primero a casa y nadie lo lleva: todo el mundo pierde.
    [g] El guardia verde llega primero a casa y nadie lo lleva: todo el mundo pierde.
   *[r] El guardia rojo llega primero a casa y nadie lo lleva: todo el mundo pierde.
}
bgb-over-draw = La partida termina en empate.

## Botones

bgb-button-way-to = { $way ->
    [cw] En sentido horario hasta: { $place }
   *[ccw] En sentido antihorario hasta: { $place }
}
bgb-button-use = { $side ->
    [N] Norte
   *[S] Sur
}
bgb-button-use-long = { $side ->
    [N] Camino norte: tu guardia avanza { $own }, los demás avanzan { $others }
   *[S] Camino sur: tu guardia avanza { $own }, los demás avanzan { $others }
}
bgb-use-me = yo { $count }
bgb-use-others = otros { $count }

## Lo que ha pasado

bgb-did-fill = { $side ->
    [N] { $name } llena el camino norte.
   *[S] { $name } llena el camino sur.
}
bgb-did-turn = { $how ->
    [neutral] { $name } da la vuelta a una loseta: neutra, y se detiene.
    [passed] { $name } da la vuelta a una loseta: otra vez { $face }. Pasa al otro camino.
    [paired] { $name } da la vuelta a una loseta: { $face }, que está en los dos caminos. Ambas vuelven al centro.
    [winoc] { $name } da la vuelta a una loseta: { $face }. Seis en el camino: ¡Winoc!
   *[more] { $name } da la vuelta a una loseta: { $face }.
}
bgb-did-walked = { $guard }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, llega a: { $place }.
bgb-did-use = { $side ->
    [N] { $name } toma el camino norte
   *[S] { $name } toma el camino sur
}: { $count ->
    [0] ningún paso.
    [one] 1 paso.
   *[other] { $count } pasos.
}
bgb-did-walk = { $way ->
    [cw] { $name }: { $guard }, en sentido horario, llega a: { $place }.
   *[ccw] { $name }: { $guard }, en sentido antihorario, llega a: { $place }.
}
bgb-did-go = { $name }: { $guard }, colocado aquí: { $place }.
bgb-did-fetch = { $guard }: ya tiene su fortaleza.
bgb-did-send = { $guard }: enviado a la puerta más cercana.
bgb-did-home = { $guard }: ¡en casa!
bgb-did-too-far = Demasiados pasos: el { $guard } retrocede.

## Lo que dicen las reglas de un guardia

bgb-evidence-walk = { $way ->
    [cw] En sentido horario
   *[ccw] En sentido antihorario
}{ $path ->
    [N] {" "}por el camino norte
    [S] {" "}por el camino sur
   *[none] { "" }
}, llega a: { $place } ({ $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}){ bg-part-would }
bgb-evidence-fortress = Su fortaleza espera aquí: { $place } (a { $cw } en sentido horario, a { $ccw } en sentido antihorario)
bgb-evidence-home = Su propia puerta: { $place } (a { $cw } en sentido horario, a { $ccw } en sentido antihorario)

## La ayuda para la memoria

bgb-memory = Ayuda para la memoria
bgb-memory-help = La esquina doblada de una loseta muestra su otra cara, si la has visto.
bgb-memory-count = { $count ->
    [0] Ninguna vista aún
    [one] 1 de 16 vista
   *[other] { $count } de 16 vistas
}
bgb-memory-hide = Ocultar la ayuda para la memoria

## Los signos del tablero

bgb-sign-guard = Un guardia; su color y sus armas dicen de quién es
bgb-sign-nobody = Un guardia que nadie lleva: lo mueve quien tiene el turno
bgb-sign-fortress = Una fortaleza que espera a su guardia
bgb-sign-carries = El guardia tiene su fortaleza y vuelve a casa
bgb-sign-number = El número de una torre de la muralla
bgb-sign-tile = Una loseta con su número y la letra de su símbolo
bgb-sign-corner = Ayuda para la memoria: la esquina doblada muestra la otra cara, si la has visto
bgb-sign-winoc = El sexto lugar de un camino es un Winoc: entonces el guardia puede ir adonde quieras
bgb-sign-path = El camino norte y el camino sur
bgb-sign-steps = Juego júnior: los pasos que le faltan a un guardia

## Teclas

bgb-key-path = el camino norte, el camino sur
bgb-key-tile = ir a esta loseta
bgb-key-way = avanzar en sentido horario, antihorario
bgb-key-target = ir a algo que se puede elegir
bgb-key-guard = ir al guardia
bgb-key-memory = mostrar u ocultar la ayuda para la memoria
