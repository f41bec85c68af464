### Lo que se dice en torno a las lecciones, en español. Las lecciones de un juego tienen sus textos junto al juego
### (games/*/lessons). La terminal dice lo mismo.

## En torno a las lecciones

tut-title = Aprende a jugar
tut-lead = Lecciones cortas en una mesa de verdad. Juegas tú, y te explicamos el porqué. Puedes parar cuando quieras y seguir después.
tut-minutes = unos { $minutes } minutos
tut-begin = Empezar
tut-resume = Seguir en el paso { $step } de { $steps }
tut-again = Otra vez
tut-finished = Completada
tut-unknown = No hay ninguna lección con ese nombre.
tut-you = Tú
tut-teacher = Morag
tut-second = Hamish
tut-third = Iona

tut-step = Paso { $step } de { $steps }
tut-next = Siguiente
tut-why-first = Este es el primer paso.
tut-why-task = Haz primero la tarea.
tut-finish = Terminar
tut-back = Un paso atrás
tut-restart = Desde el principio
tut-leave = Salir de la lección
tut-show = Muéstramelo
tut-turns-left = { $turns ->
    [one] Un turno más.
   *[other] Quedan { $turns } turnos.
}
tut-good = Muy bien
tut-rules-say = Las reglas dicen
tut-other = No exactamente
tut-other-text = Se puede, pero no es lo que buscamos aquí. Prueba otra cosa.
tut-would = Allí sería { st-part-own }.
tut-trouble = La mesa no responde
tut-coach = Lección
tut-table = Mesa

tut-end-title = Lección completada
tut-end-play = Jugar una partida ahora
tut-end-play-help = Contra el más suave de nuestros bots. Sin formularios, sin cuenta.
tut-end-next = Próxima lección: { $lesson }
tut-end-rules = Leer las reglas
tut-end-others = Otras lecciones
tut-end-puzzles = Problemas de este juego

## Schotten Totten

tut-st-border = La frontera
    .text = Nueve *piedras* marcan la frontera entre tú y Morag. El lado cercano de cada piedra es tuyo; el lejano, suyo. Abajo está tu *mano*: seis cartas, de seis colores, del 1 al 9. Cada carta existe una sola vez.
tut-st-turn = Un turno
    .text = En tu turno juegas *una carta* en tu lado de cualquier piedra. Después *robas* una, y eso ocurre automáticamente. Una vez jugada, la carta se queda donde está.
    .task = Juega dos turnos como quieras: toca una carta y después una piedra.
    .done = Eso es casi todo lo que se hace. El arte está en lo que las cartas forman juntas.
tut-st-colour-run = La más fuerte: la escalera de color
    .text = Con tres cartas, un lado está *completo*. Lo que forman juntas es una *formación*. La más fuerte es la *escalera de color*: un solo color, valores consecutivos.
    .task = Completa una escalera de color en la piedra 3.
    .done = [r5 r6 r7], una escalera de color. El orden en que juegas las cartas nunca importa.
    .wrong = Mira la piedra 3: ¿qué carta va con [r5 r6]?
tut-st-kind = Segunda: el trío
    .text = Después viene el *trío*: tres veces el mismo valor.
    .task = Completa un trío en la piedra 4.
    .done = Tres nueves. Y aun así, la escalera de color más baja, 1 2 3, les ganaría: primero cuenta la formación.
    .wrong = Dos nueves esperan en la piedra 4.
tut-st-colour = Tercera: el color
    .text = Luego, el *color*: tres cartas del mismo color, tengan los valores que tengan.
    .task = Completa un color en la piedra 5.
    .done = Todas moradas: eso basta para un color.
    .wrong = En la piedra 5 tienes [p2 p7]: lo que falta es otra carta morada.
tut-st-run = Cuarta, la escalera, y después el resto
    .text = Luego, la *escalera*: valores consecutivos, de cualquier color. Todo lo demás es solo una *suma*, la más débil.
    .task = Completa una escalera en la piedra 6.
    .done = Recorre la frontera con la mirada: escalera de color, trío, color, escalera. Solo la suma es más débil.
    .wrong = Entre [g3] y [o5] falta un valor.
tut-st-compare = ¿Cuál es más fuerte?
    .text = En la piedra 5 Morag tiene una escalera. Con la misma formación en los dos lados gana la *suma más alta*. La suya es 5 + 6 + 7 = 18.
    .task = Juega la carta que le gana en la piedra 5.
    .done = 6 + 7 + 8 = 21: tu escalera es la más alta.
    .wrong = Tú también necesitas una escalera, y más de 18. Si las sumas son iguales, gana el lado que se completó primero, y ese es el suyo.
tut-st-claim = Reclámala
    .text = Las piedras no se ganan automáticamente: hay que *reclamarlas*, después de jugar y antes de robar.
    .task = Reclama la piedra 5, que ahora te corresponde.
    .done = La piedra pasa a tu lado. Queda cerrada para siempre, pase lo que pase después.
    .wrong = No robes todavía: eso terminaría tu turno, y la piedra se quedaría donde está.
tut-st-not-yet = Todavía no
    .text = En la piedra 4 tienes tres ochos. Morag solo tiene allí [p6 p7]. Seguro que la piedra ya es tuya, ¿no?
    .task = Intenta reclamar la piedra 4.
    .done = Con [p5] tendría una escalera de color. Esa carta la tienes *tú*, pero solo lo que está *en la mesa* demuestra algo.
tut-st-prove = La demostración
    .text = Pon entonces la prueba en la mesa: en cuanto [p5] esté allí, ninguna carta podrá ayudar ya a Morag en la piedra 4.
    .task = Juega [p5], a ser posible donde te sirva.
    .done = Ahora lo ve todo el mundo: [p5] está aquí, y [p8] está en tus propios tres ochos. Su escalera de color es imposible.
    .wrong = Bien, pero no demuestra nada. La única esperanza de Morag es [p5], y la tienes tú.
tut-st-early = Reclamar por anticipado
    .text = Este es el corazón del juego: no hace falta esperar a que Morag termine. Basta con que ya *no pueda* ganarte.
    .task = Reclama la piedra 4.
    .done = Tuya, aunque en su lado aún falte una carta. A partir de ahora, fíjate en lo que hay en la mesa.
    .wrong = Primero reclama, después roba.
tut-st-tie = Cuando hay igualdad
    .text = Misma formación, misma suma: entonces gana el lado que *se completó primero*. En la piedra 3 fue el tuyo; en la piedra 7, el de Morag.
    .task = Reclama la piedra que te corresponde.
    .done = Así que la rapidez puede valer tanto como las buenas cartas.
    .wrong = Allí los dos lados también son iguales. ¿Cuál se completó primero?
tut-st-win = Ganar
    .text = Se gana con *tres piedras adyacentes* o con *cinco cualesquiera*. Tienes la 4 y la 6, y hay otras dos que se podrían reclamar.
    .task = Reclama la piedra que gana la partida enseguida.
    .done = 4, 5 y 6: tres piedras adyacentes, y la partida está ganada en el acto.
    .wrong = Esa sería tu tercera piedra, pero no es adyacente a las otras. ¿Cuál está entre las tuyas?
tut-st-joker = Para más adelante: las cartas de táctica
    .text = Se pueden añadir diez *cartas de táctica*. Se juega una en lugar de una carta de clan. Un *Comodín* hace de cualquier carta que necesites.
    .task = Juega el Comodín en la piedra 5.
    .done = Ahora cuenta como un 8 rojo: una escalera de color. No hay que anunciar nada; siempre es lo que más te conviene.
    .wrong = En la piedra 5 tienes [r6 r7]: con un Comodín es una escalera de color.
tut-st-traitor = Una artimaña
    .text = Las artimañas actúan una sola vez. El *Traidor* toma una carta del lado de Morag y la trae al tuyo.
    .task = Lleva [b6] de la piedra 8 a tus [b4 b5] en la piedra 2: toca el Traidor, la carta y después la piedra.
    .done = Su carta, tu escalera de color. Cuida el ritmo: puedes llevar a Morag una carta de táctica de ventaja, nunca dos.
    .wrong = Mira [b4 b5] en la piedra 2: ¿qué carta de Morag te gustaría tener allí?
tut-st-mud = En el barro
    .text = La *Lucha en el barro* cambia una piedra: a partir de ahora cada lado necesita allí *cuatro* cartas. Morag tiene una bonita serie, [r7 r8 r9], en la piedra 6…
    .task = Juega la Lucha en el barro sobre la piedra 6.
    .done = Para una escalera de color de cuatro necesitaría [r6], y esa está en la piedra 5. Tus [o4 o5] tienen ahora mucho mejor aspecto.
    .wrong = Donde más daño haría es en la piedra 6.

## Lords of Scotland

tut-ls-table = La escaramuza
    .text = Se lucha por los *partidarios*, aquí [d9] y [o6]: su fuerza es lo que puntúas. Los *reclutas* están a disposición de ambas partes; en la mano tienes cinco clanes. Una escaramuza tiene *cinco rondas*.
tut-ls-flip = La Iniciativa
    .text = Tienes la *Iniciativa*: empiezas cada ronda, y lo primero es poner boca arriba uno de los reclutas ocultos.
    .task = Pon boca arriba el primer recluta.
    .done = [w7], un Wemyss de fuerza 7. Ahora lo ve todo el mundo.
    .wrong = En una partida de verdad valdría cualquiera. Para esta lección necesitamos el primero.
tut-ls-recruit = Reclutar…
    .text = Después haces una de dos cosas. Puedes *reclutar*: tomar en tu mano una carta de la fila, boca arriba o boca abajo.
    .task = Toma [w7].
    .done = Tuyo. Una carta nueva llena el hueco, boca arriba porque la anterior lo estaba.
    .wrong = Buena idea, pero toma primero [w7]: va bien con los Wemyss que tienes.
tut-ls-muster = …o movilizar
    .text = O *movilizas*: juegas un clan de tu mano en tu ejército. Morag ha empezado con [f6]. Boca arriba, un clan puede usar su *poder* si ningún clan boca arriba de la escaramuza es más débil.
    .task = Moviliza [o2] boca arriba.
    .done = Ningún clan boca arriba es más débil que 2, así que Forsyth puede usar su poder.
    .wrong = Toma el clan más débil de tu mano, [o2], y juégalo *boca arriba*.
tut-ls-power = Un poder
    .text = Cada linaje tiene su propio poder. *Forsyth* roba una carta. Siempre puedes renunciar, pero no podrás usar el poder más tarde.
    .task = Usa el poder.
    .done = Una carta más en la mano. Los clanes débiles también son útiles.
    .wrong = Puedes renunciar, pero una carta gratis viene bien.
tut-ls-hidden = Boca abajo
    .text = Los clanes se pueden movilizar *boca abajo*. Entonces no usan su poder, pero nadie sabe cuánta fuerza tienes, y no impiden que otros clanes usen el suyo.
    .task = Moviliza cualquier clan boca abajo.
    .done = Solo tú sabes cuál es. Al final de la escaramuza todo se pone boca arriba.
    .wrong = Esta vez *boca abajo*, por favor.
tut-ls-double = Un solo linaje cuenta doble
    .text = La última ronda. Las fuerzas se suman, y un ejército de *un solo linaje* cuenta *doble*. Tienes [w6 w8]; Morag muestra 20 y oculta una carta.
    .task = Moviliza [w7], boca arriba o boca abajo.
    .done = 6 + 8 + 7 = 21; el doble, 42.
    .wrong = Solo con otro Wemyss tu ejército es de un único linaje.
tut-ls-claim = El botín
    .text = Morag ocultaba un 12 y llega a 40: tus 42 le ganan. El ejército más fuerte *elige primero* entre los partidarios, y quien lo dirige se queda con la Iniciativa.
    .task = Reclama el partidario que más te guste.
    .done = Su fuerza es tuya para siempre. Morag se lleva lo que queda, y empieza una nueva escaramuza.
tut-ls-two = Ese mismo día, más tarde
    .text = La partida termina cuando alguien tiene partidarios por valor de *40* de fuerza; tú tienes 33. Acabas de movilizar [c2], el clan más débil de todos. *Cochrane* reclama dos partidarios al final.
    .task = Usa el poder de Cochrane.
    .done = Surte efecto al final de la escaramuza, mientras la carta siga contigo.
    .wrong = Dos partidarios en vez de uno: aprovéchalo.
tut-ls-win = La corona
    .text = Morag ha movilizado su último clan, y tu ejército es el más fuerte.
    .task = Reclama los dos partidarios.
    .done = 33 + 10 + 8 = 51. Has pasado de 40 y tienes más que Morag: el trono es tuyo.

## Bergues, el juego júnior

tut-bj-ring = Una vuelta a la ciudad
    .text = Tu guardia amarillo está en la *puerta de Cassel*; el verde de Morag, en la suya. Gana quien primero dé la vuelta a la muralla, en sentido horario, y llegue a casa con los pasos *justos*.
tut-bj-turn = Dar la vuelta a losetas
    .text = En el centro de la ciudad hay 16 *losetas* de dos caras. Dales la vuelta, una tras otra, hasta que una sea *neutra* o muestre un símbolo que *ya haya salido* en este turno.
    .task = Da la vuelta a losetas hasta que algo te detenga.
    .done = Ese ha sido tu turno: tu guardia avanza tantas casillas como losetas has girado. Después vuelven al centro de la ciudad.
tut-bj-round = Un paseo corto
    .text = Cuantos más símbolos nuevos encuentres, más lejos llegas.
    .task = Juega dos turnos. Morag responde.
    .done = ¿Te has fijado en las losetas? La cara que ahora está arriba antes estaba abajo, y al revés.
tut-bj-neutral = Parar cuando quieras
    .text = La loseta *sin símbolo* es neutra por las dos caras, así que siempre te detiene, y ella misma cuenta como un paso. Has dado la vuelta a tres losetas.
    .task = Párate con la loseta neutra.
    .done = Cuatro losetas, cuatro casillas: hasta la puerta de Hondschoote.
    .wrong = Una loseta del centro no tiene ningún símbolo: la loseta 13.
tut-bj-memory = Recordar
    .text = Morag acaba de dar la vuelta a cuatro losetas. Antes viste su otra cara, así que sabes qué sale cuando se *giran de nuevo*. La loseta 9, que está marcada, es una de ellas.
    .task = Dale la vuelta a la loseta marcada: es segura.
    .done = Totalmente segura. La buena memoria te lleva más lejos.
    .wrong = Nadie ha visto qué hay debajo de esa. La loseta marcada es segura.
tut-bj-home = A casa, con los pasos justos
    .text = ¡Dos pasos más! Con demasiados tendrías que retroceder lo que sobre. Debajo de la *loseta 3*, que está marcada, está el símbolo que acabas de sacar: estaba boca arriba antes del turno de Morag.
    .task = Párate con la loseta marcada.
    .done = Otra vez el mismo símbolo: te paras, dos losetas, dos pasos, y a casa. Has ganado.
    .wrong = Eso sería adivinar. La loseta marcada, la número 3, es segura.

## Bergues

tut-bg-ring = La muralla
    .text = Tu guardia amarillo vive en *Cassel*, pero su *fortaleza* espera en la puerta de enfrente. Recógela y llévala a casa. Hay cuatro guardias en marcha; nadie lleva el blanco ni el rojo.
tut-bg-path = Dos caminos
    .text = En tu turno llenas uno de los dos *caminos*, norte o sur. Tiene que estar vacío.
    .task = Elige un camino.
    .done = En este camino vas a poner ahora las losetas que gires.
tut-bg-turn = Dar la vuelta a losetas
    .text = Da la vuelta a losetas, una tras otra. Una *neutra* te detiene. También un símbolo que *ya esté en el camino*: esa loseta pasa al otro camino.
    .task = Da la vuelta a losetas hasta que algo te detenga.
    .done = Ahora cuentan los dos caminos: uno para ti, el otro para todos los demás.
tut-bg-use = ¿Qué camino me conviene?
    .text = Unos turnos después. Un camino mueve a *tu* guardia; el otro, a *todos los demás*, tantas casillas como losetas haya. La puerta con tu fortaleza está a cuatro casillas.
    .task = Toma el camino con cuatro losetas.
    .done = Sus losetas vuelven al centro de la ciudad. Las dos del sur son para los demás.
    .wrong = Dos casillas no bastarían. Toma el camino norte.
tut-bg-fetch = Recoge la fortaleza
    .text = También eliges el sentido. Un guardia recoge su fortaleza cuando *termina su movimiento* en la puerta de enfrente.
    .task = Ve en sentido horario, a la puerta de Dunkerque.
    .done = Tu guardia ya tiene su fortaleza. La mitad del camino está hecha.
    .wrong = Eso te aleja de ella. ¡En el otro sentido!
tut-bg-others = Después, todos los demás
    .text = Los demás siguen por orden, por el otro camino. Cada cual elige el sentido de su propio guardia, y *tú* eliges el de los guardias que nadie lleva.
    .task = Envía al guardia blanco adonde quieras.
    .done = Cuidado: un guardia que nadie lleva también puede ganar, y entonces todo el mundo pierde.
tut-bg-send = ¡Abran paso!
    .text = Un guardia que *termina* un movimiento en una *torre* donde hay otro lo envía a la puerta más cercana. En las puertas hay sitio para todos. El guardia verde de Morag está tres casillas por delante de ti.
    .task = Avanza tres casillas en sentido horario.
    .done = El verde se va a una puerta. Eso no es un movimiento suyo, así que de esa forma no puede recoger su fortaleza ni ganar.
    .wrong = Esa torre está vacía. El verde está en el otro lado.
tut-bg-winoc = ¡Winoc!
    .text = *Seis losetas* en un camino son un *Winoc*, aunque la sexta sea neutra. En el norte ya hay cinco, todas distintas.
    .task = Dale la vuelta a la loseta sin símbolo: es neutra por las dos caras.
    .done = Seis: ¡Winoc! Todas las losetas vuelven al centro de la ciudad, y nadie más se mueve.
    .wrong = Esa podría repetir un símbolo. La neutra, la loseta 13, es segura.
tut-bg-home = Adonde quieras
    .text = Con un Winoc pones tu guardia en *la casilla que quieras*. Ya lleva su fortaleza…
    .task = Ponlo en la puerta de Cassel.
    .done = En casa con la fortaleza: la partida está ganada en el acto.
    .wrong = Buen sitio, pero mejor en casa: la puerta de Cassel, casilla 0.
