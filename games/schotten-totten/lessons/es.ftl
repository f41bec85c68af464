### Lo que dicen las lecciones de Schotten Totten, en español. `*fuerte*`, y [r5] es una carta dibujada. Sé breve: está escrito junto a
### un tablero, y encima de él en un teléfono.
###
### Una lección tiene un título con .lead y un texto para el final. Un paso tiene un título y .text; si no es solo para
### leer, .task y .done; .wrong cuando un intento pide algo más que una palabra amable.

## Las lecciones

tut-lesson-schotten-totten = Primera partida
    .lead = De la primera carta a la demostración que hizo famoso este juego.
tut-lesson-schotten-totten-passing = Pasar, el mazo vacío y los encuentros
    .lead = Qué ocurre cuando ya nada encaja.
tut-lesson-schotten-totten-tactics = Cartas de táctica: tropas y modos de combate
    .lead = Siete cartas, dos mazos y seis de las diez cartas de táctica.
tut-lesson-schotten-totten-ruses = Cartas de táctica: las artimañas
    .lead = Reclutador, Estratega, Banshee, Traidor y el final de las cartas de clan.
tut-lesson-schotten-totten-expert = La regla experta
    .lead = Reclamar solo al principio del turno.
tut-lesson-schotten-totten-classic = La edición clásica
    .lead = Otros nombres, reclamar en cualquier momento y un Traidor más estricto.

tut-end-text-schotten-totten = Ya puedes jugar una partida sin cartas de táctica. En la mesa puedes tocar cualquier piedra y preguntar por qué se puede reclamar o no. La próxima lección enseña lo que ocurre hacia el final.
tut-end-text-schotten-totten-passing = Conoces el juego sin cartas de táctica. Los pocos casos que casi nunca se dan están en las reglas.
tut-end-text-schotten-totten-tactics = Conoces las tropas de élite y los modos de combate. Las cuatro artimañas tienen su propia lección.
tut-end-text-schotten-totten-ruses = Conoces las diez cartas de táctica. Quedan otras dos maneras de jugar: la regla experta y la edición clásica.
tut-end-text-schotten-totten-expert = La regla experta no cambia nada más. Se combina con las cartas de táctica y con las dos ediciones.
tut-end-text-schotten-totten-classic = Con esta lección y las cinco anteriores conoces el juego entero, en las dos ediciones. Los pocos casos que casi nunca se dan están en las reglas.

## Primera partida

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

## Pasar, el mazo vacío y los encuentros

tut-st-must = ¿Mejor esperar?
    .text = Esta vez ninguna de tus cartas encaja bien. Estaría bien *pasar* y esperar otras mejores.
    .task = Intenta pasar.
    .done = Mientras puedas jugar una carta de clan, tienes que hacerlo. Si no encaja en ningún sitio, juégala donde tengas poco que perder.
tut-st-pass = Sin sitio
    .text = Más adelante en una partida: en todas las piedras sin reclamar *tu lado está completo*. Solo puedes pasar si no puedes jugar ninguna carta de clan; sin cartas de táctica, entonces es obligatorio.
    .task = Pasa.
    .done = Conservas tus cartas. Si pasáis los dos seguidos, la partida termina, y gana quien tenga más piedras.
tut-st-pass-claim = Pasar también es un turno
    .text = Después de pasar todavía puedes reclamar piedras. En la piedra 4 los dos lados están completos.
    .task = Reclama la piedra 4.
    .done = 15 gana a 13. Tienes la mano completa, así que no robas: tu turno termina sin más.
    .wrong = No termines aún tu turno: puedes reclamar la piedra 4.
tut-st-empty = El mazo vacío
    .text = El *mazo de clan está vacío*. A partir de ahora nadie roba: se juega con lo que cada cual tiene. Incluso conoces la mano de Morag: son todas las cartas que no ves.
    .task = Juega una carta en la piedra 8 o en la 9.
    .done = No hay nada que robar, así que tu turno termina sin más. Las manos menguan y cada carta cuenta.
tut-st-match = Un encuentro
    .text = Un *encuentro* tiene varias rondas. Quien gana una ronda se anota *5 puntos*; quien la pierde, *1 punto por cada piedra*. Morag y tú tenéis cuatro piedras cada uno.
    .task = Reclama tu quinta piedra, la número 9.
    .done = 5 puntos para ti, 4 por las cuatro piedras de Morag. Quien gana empieza la ronda siguiente, y quien suma más puntos gana el encuentro.
    .wrong = Reclama la piedra 9: la quinta piedra gana la ronda.

## Cartas de táctica: tropas y modos de combate

tut-st-seven = Siete cartas
    .text = Con *cartas de táctica* tienes *siete* cartas en la mano en vez de seis. Se empieza solo con cartas de clan; las diez de táctica forman otro mazo.
    .task = Primero juega una carta, donde quieras.
    .done = Hasta aquí, nada nuevo. Pero ahora toca robar.
tut-st-pile = ¿Qué mazo?
    .text = Eliges de qué mazo robas: cartas de clan o cartas de táctica. Ten en cuenta que cada carta de táctica ocupa sitio en tu mano.
    .task = Roba del mazo de táctica.
    .done = [SB], el Escudero. Podrás jugarlo en otro turno, en lugar de una carta de clan.
    .wrong = Una carta de clan siempre viene bien. Pero esta lección trata del otro mazo.
tut-st-joker = El Comodín
    .text = Cuatro cartas de táctica son *tropas de élite*: se colocan como cartas de clan. Un *Comodín* hace de cualquier carta que necesites.
    .task = Juega el Comodín en la piedra 5.
    .done = Ahora cuenta como un 8 rojo: una escalera de color. No hay que anunciar nada; siempre es lo que más te conviene.
    .wrong = En la piedra 5 tienes [r6 r7]: con un Comodín es una escalera de color.
tut-st-one-joker = Un solo Comodín
    .text = Más tarde robas el segundo Comodín. En la piedra 2, con [g4 g6], formaría una escalera de color.
    .task = Intenta jugar el segundo Comodín.
    .done = Solo puedes jugar *un* Comodín por partida. El otro se queda en tu mano hasta el final. Al menos no lo tendrá Morag.
tut-st-spy = El Espía
    .text = El *Espía* cuenta como un *7* del color que más te convenga.
    .task = Juega el Espía donde un 7 forme una escalera de color.
    .done = Cuenta como un 7 verde, entre [g6] y [g8].
    .wrong = ¿Dónde tienes dos cartas del mismo color entre las que solo falta el 7?
tut-st-shield = El Escudero
    .text = El *Escudero* cuenta como un *1, un 2 o un 3* de cualquier color, lo que más te convenga.
    .task = Juégalo donde complete una escalera de color.
    .done = Cuenta como un 3 azul junto a [b1 b2]. Son cartas bajas, pero una escalera de color es una escalera de color.
    .wrong = En la piedra 4 tienes [b1 b2]. ¿Qué falta allí?
tut-st-pace = Una de ventaja, nunca dos
    .text = Acabas de jugar una carta de táctica. Morag no ha jugado ninguna todavía, y tú tienes otra en la mano.
    .task = Intenta jugar también esa.
    .done = Puedes llevar a Morag *una* carta de táctica de ventaja, nunca dos. Mientras no juegue ninguna, te toca esperar.
tut-st-bluff = La Gallina ciega
    .text = Los dos *modos de combate* se juegan sobre la propia piedra. Con la *Gallina ciega* las formaciones no valen allí: solo cuenta la *suma*. En la piedra 5 Morag tiene una escalera de color que solo suma 6.
    .task = Juega la Gallina ciega sobre la piedra 5.
    .done = Ahora son 6 contra tus 17, y aún te falta poner una carta.
    .wrong = ¿Dónde tiene Morag una formación fuerte con cartas muy bajas?
tut-st-mud = En el barro
    .text = La *Lucha en el barro* cambia una piedra: a partir de ahora cada lado necesita allí *cuatro* cartas. Morag tiene una bonita serie, [r7 r8 r9], en la piedra 6…
    .task = Juega la Lucha en el barro sobre la piedra 6.
    .done = Para una escalera de color de cuatro necesitaría [r6], y esa está en la piedra 5. Tus [o4 o5] tienen ahora mucho mejor aspecto.
    .wrong = Donde más daño haría es en la piedra 6.

## Cartas de táctica: las artimañas

tut-st-recruiter = El Reclutador
    .text = Las *artimañas* actúan una vez y van al descarte. El *Reclutador* mejora tu mano: robas tres cartas y devuelves dos.
    .task = Juega el Reclutador.
    .done = Ahora robas tres cartas, una a una.
    .wrong = El Reclutador es la última carta de tu mano: tócala.
tut-st-recruit = Robar tres
    .text = Eliges el mazo para cada una de las tres cartas, después de ver la anterior.
    .task = Roba tres cartas.
    .done = Nueve cartas en la mano: sobran dos.
tut-st-return = Devolver dos
    .text = Cada carta va debajo de su mazo. Morag ve qué mazo es, pero no la carta.
    .task = Devuelve dos cartas.
    .done = Vuelves a tener siete cartas, así que al final de este turno no robas.
tut-st-strategist = El Estratega
    .text = El *Estratega* lleva una de *tus propias* cartas a otra piedra sin reclamar donde tengas sitio, o la descarta. [r8] sirve de poco en la piedra 2.
    .task = Lleva [r8] a la piedra 5: toca el Estratega, la carta y después la piedra.
    .done = Una escalera de color con [r6 r7], y en la piedra 2 vuelve a haber sitio.
    .wrong = [r8], de la piedra 2, completaría [r6 r7] en la piedra 5.
tut-st-banshee = La Banshee
    .text = La *Banshee* descarta una carta del lado de *Morag* de una piedra sin reclamar. En la piedra 6 su escalera de color gana a tus tres nueves.
    .task = Descarta [p6], el centro de su escalera: toca la Banshee y después la carta.
    .done = Sin [p6], su escalera tiene un hueco.
    .wrong = La que más le dolería es [p6], en la piedra 6: sin ella, su escalera tiene un hueco.
tut-st-discard = Fuera, pero a la vista
    .text = Las cartas del descarte están *en la mesa*: sirven de prueba. [p6] no puede volver.
    .task = Reclama la piedra 6.
    .done = Sea cual sea la *carta de clan* que Morag añada a [p5 p7], no será una escalera de color, y ninguna otra cosa gana a tres nueves. Las cartas de táctica sin jugar no cuentan contra una prueba.
    .wrong = Primero reclama, después roba.
tut-st-exhausted = No quedan cartas suficientes
    .text = Hacia el final: el *mazo de clan está vacío*. En la piedra 8 a Morag le faltan *dos* cartas y solo tiene *una* carta de clan en la mano: su lado ya no puede completarse. Sus cartas de táctica no cuentan.
    .task = Reclama la piedra 8.
    .done = El dorso de las cartas de clan y el de las de táctica son distintos. Así que todos pueden saber cuántas tiene cada uno en la mano, y eso también es una prueba.
    .wrong = No termines aún tu turno: la única carta de clan de Morag no basta en la piedra 8.
tut-st-traitor-no = El Traidor, primer intento
    .text = El *Traidor* toma una carta del lado de Morag y la trae al tuyo. En la piedra 9 tiene un Espía…
    .task = Intenta tomar el Espía.
    .done = El Traidor solo toma *cartas de clan*. La Banshee y el Estratega actúan también sobre las tropas de élite.
tut-st-traitor = El Traidor, segundo intento
    .text = Pues una carta de clan. Puede ir a cualquier piedra sin reclamar donde tengas sitio, incluso a aquella de la que viene.
    .task = Lleva [b6] de la piedra 8 a tus [b4 b5] en la piedra 2: toca el Traidor, la carta y después la piedra.
    .done = Su carta, tu escalera de color y un hueco en su lado.
    .wrong = Mira [b4 b5] en la piedra 2: ¿qué carta de Morag te gustaría tener allí?
tut-st-two-passes = Dos pases seguidos
    .text = A ninguno de los dos os quedan cartas de clan, y en las piedras 5 y 8 ningún lado está completo. Morag lleva una carta de táctica de ventaja, así que no puede jugar las que tiene en la mano. Acaba de *pasar*.
    .task = Pasa tú también y termina tu turno.
    .done = Dos pases seguidos acaban la partida. Gana quien tenga *más piedras*: tú tienes cuatro y Morag, tres. Con las mismas sería un empate.

## La regla experta

tut-st-expert-late = Demasiado tarde
    .text = Con la *regla experta* solo puedes reclamar *al principio de tu turno*. Acabas de completar la piedra 5, y tu escalera es más alta que la de Morag.
    .task = Intenta reclamar la piedra 5.
    .done = Así que toca esperar a tu próximo turno. Hasta entonces, Morag aún puede desbaratar tus planes.
tut-st-expert-claim = Ahora
    .text = Morag ha jugado en otra piedra, y vuelve a ser tu turno. Reclama *antes* de jugar.
    .task = Reclama la piedra 5.
    .done = La piedra es tuya.
    .wrong = Primero reclama. Después de jugar volverá a ser demasiado tarde.
tut-st-expert-play = Después, como siempre
    .text = Tu turno no ha terminado: ahora juegas una carta y robas.
    .task = Juega cualquier carta.
    .done = Reclamar, jugar, robar en vez de jugar, reclamar, robar: esa es toda la diferencia.

## La edición clásica

tut-st-classic-names = Otros nombres
    .text = La *edición clásica* habla de grupos: el *clan organizado* es una escalera de color, el *equipo* un trío, el *clan* un color, el *grupo organizado* una escalera, el *pueblo llano* una suma. Las cartas de táctica también se llaman de otro modo.
tut-st-classic-before = Reclamar antes de jugar
    .text = Aquí puedes reclamar *en cualquier momento de tu turno antes de robar*. A tu clan organizado de la piedra 4 ya nada le gana.
    .task = Reclama la piedra 4 antes de jugar.
    .done = Una piedra es tuya antes de haber jugado ninguna carta.
    .wrong = Eso también se puede. Pero primero reclama la piedra 4.
tut-st-classic-play = Después, jugar
    .text = Ahora juega una carta como siempre. En la piedra 7 Morag tiene un grupo organizado.
    .task = Completa un clan organizado en la piedra 7.
    .done = [b6 b7 b8]: más fuerte que su grupo organizado.
    .wrong = En la piedra 7 tienes [b6 b7]. ¿Qué carta azul necesitas?
tut-st-classic-after = Y reclamar otra vez
    .text = Después de jugar puedes volver a reclamar.
    .task = Reclama la piedra 7.
    .done = Dos piedras en un turno, una antes de tu carta y otra después.
    .wrong = Primero reclama, después roba.
tut-st-classic-same = Un Traidor más estricto
    .text = En la edición clásica el Traidor tiene que llevar su carta a una piedra *distinta*; en la de 2016 puede ser la misma.
    .task = Intenta llevar [b6] a tu lado de la piedra 8, donde está.
    .done = Así que busca otra piedra.
tut-st-classic-traitor = Otra piedra
    .text = En la piedra 2 tienes [b4 b5].
    .task = Lleva [b6] de la piedra 8 a la piedra 2: toca el Traidor, la carta y después la piedra.
    .done = Un clan organizado, con una carta de Morag.
    .wrong = [b6] va bien con tus [b4 b5] en la piedra 2.
