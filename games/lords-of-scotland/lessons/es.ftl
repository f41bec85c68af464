### Lo que dicen las lecciones de Lords of Scotland, en español. `*fuerte*`, y [w7] es una carta dibujada. Sé breve: está escrito junto a
### un tablero, y encima de él en un teléfono.
###
### Una lección tiene un título con .lead y un texto para el final. Un paso tiene un título y .text; si no es solo para
### leer, .task y .done; .wrong cuando un intento pide algo más que una palabra amable.

## Las lecciones

tut-lesson-lords-of-scotland = Primera escaramuza
    .lead = Reclutas, poderes y una escaramuza ganada.
tut-lesson-lords-of-scotland-powers = Los poderes de los clanes
    .lead = Wemyss, Fergusson, Cockburn, Makgill, MacDonnell, Scott y Bruce.
tut-lesson-lords-of-scotland-limits = Diez cartas, empates y sin ejército
    .lead = Tres pequeñas reglas que deciden partidas.
tut-lesson-lords-of-scotland-many = Cuatro o cinco jugadores
    .lead = Otra regla sobre los poderes.

tut-end-text-lords-of-scotland = Sabes cómo transcurre una escaramuza y conoces dos de los nueve poderes: Forsyth y Cochrane. Los demás están en la próxima lección.
tut-end-text-lords-of-scotland-powers = Con Forsyth y Cochrane, de la primera lección, conoces los nueve poderes.
tut-end-text-lords-of-scotland-limits = Con estas tres lecciones conoces el juego para dos y tres jugadores.
tut-end-text-lords-of-scotland-many = Con esta lección y las tres anteriores conoces el juego entero. Los pocos casos que casi nunca se dan están en las reglas.

## Primera escaramuza

tut-ls-table = La escaramuza
    .text = Se lucha por los *partidarios*, aquí [d9] y [o6]: su fuerza es lo que puntúas. Los *reclutas* están a disposición de ambas partes; en la mano tienes cinco clanes. Una escaramuza tiene *cinco rondas*.
tut-ls-early = No tan deprisa
    .text = Es tu turno, y hay cinco reclutas boca abajo. ¿Basta con tomar uno?
    .task = Intenta tomar el primer recluta.
    .done = Antes hay algo que hacer: quien tiene la *Iniciativa* pone un recluta boca arriba.
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
    .done = Ningún clan boca arriba es más débil que 2, así que Forsyth puede usar su poder. (De cuatro o cinco se juega con otra regla, que tiene su propia lección.)
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

## Los poderes de los clanes

tut-ls-wemyss = Wemyss descarta
    .text = Acabas de movilizar [w2]. *Wemyss* descarta cualquier otro clan de la escaramuza, boca arriba o boca abajo. Morag tiene [f9] y un clan oculto.
    .task = Descarta uno de los clanes de Morag.
    .done = Un rival menos. Ni siquiera un clan oculto está a salvo de Wemyss.
    .wrong = Úsalo, y contra el ejército de Morag.
tut-ls-fergusson = Fergusson se cambia
    .text = *Fergusson* cambia de lugar con un clan de otro ejército. Con fuerza 1 es perfecto para eso.
    .task = Cambia [f1] por [oB].
    .done = [oB] lucha ahora por ti, y Morag tiene tu clan más débil.
    .wrong = [oB] es mejor presa.
tut-ls-cockburn = Cockburn y los partidarios
    .text = *Cockburn* cambia de lugar con un partidario. Este se une a tu ejército boca arriba, pero no usa su poder.
    .task = Cambia [k2] por el partidario [fC].
    .done = 12 más en tu ejército. Y [k2] es ahora un partidario que se puede reclamar.
    .wrong = El partidario más fuerte es [fC].
tut-ls-makgill = Makgill moviliza otra vez
    .text = Con *Makgill* movilizas enseguida un clan más, boca arriba o boca abajo.
    .task = Usa el poder de Makgill.
    .done = Un segundo clan en el mismo turno.
    .wrong = Un clan más en el mismo turno: aprovéchalo.
tut-ls-again = Un poder lleva a otro
    .text = El segundo clan también puede usar su poder. Solo lo impiden los clanes *más débiles*; uno de la *misma fuerza*, como [m2], no.
    .task = Moviliza [o2] boca arriba.
    .done = Forsyth puede robar una carta, en el mismo turno.
    .wrong = Toma [o2] y juégalo *boca arriba*.
tut-ls-macdonnell = MacDonnell se queda
    .text = Después de una escaramuza se descartan los ejércitos. *MacDonnell* se queda en el tuyo para la siguiente, sin volver a usar su poder.
    .task = Usa el poder de MacDonnell.
    .done = Cuando empiece la próxima escaramuza, [d1] ya estará allí.
    .wrong = Una ventaja para la próxima escaramuza: aprovéchala.
tut-ls-scott-no = Scott copia
    .text = *Scott* usa el poder de otro clan como si fuera suyo. El primer clan de Morag está boca abajo. ¿Qué podrá hacer?
    .task = Intenta copiar el primer clan de Morag.
    .done = Solo se pueden copiar clanes boca arriba, y nunca otro Scott.
tut-ls-scott = Lo que está a la vista
    .text = El [w6] de Morag está boca arriba. No importa si ha usado su propio poder.
    .task = Copia [w6].
    .done = Tu Scott puede lo mismo que un Wemyss. Y ahora está obligado: un poder copiado hay que usarlo.
    .wrong = Copia a Wemyss: queremos descartar un clan.
tut-ls-copied = Úsalo
    .text = Tu Scott descarta un clan. [w6] conserva su poder: copiarlo no le quita nada.
    .task = Descarta uno de los clanes de Morag.
    .done = Bien copiado.
    .wrong = Uno de los clanes de Morag, por favor.
tut-ls-bruce = Robert Bruce
    .text = Las dos cartas de *Bruce* se pueden añadir más adelante. Al sumar los ejércitos, Bruce cuenta como si fuera de *todos* los linajes. Tus dos clanes ocultos son [w6 w8].
    .task = Usa el poder de Bruce.
    .done = 6 + 8 + 12 = 26, y cuenta doble, como si todos fueran Wemyss: 52.
    .wrong = Sin él, tu ejército vale la mitad.

## Diez cartas, empates y sin ejército

tut-ls-ten = Diez cartas
    .text = Tienes *diez* cartas en la mano, y entre los reclutas está [wC].
    .task = Intenta tomarlo: es el recluta 1.
    .done = Con diez cartas no puedes reclutar. Y sin cartas en la mano es al revés: entonces es obligatorio.
tut-ls-ten-muster = Pues a movilizar
    .text = Solo queda una cosa por hacer.
    .task = Moviliza cualquier clan.
    .done = Nueve cartas. En tu próximo turno podrás volver a reclutar.
tut-ls-rank = Ejércitos iguales
    .text = El último clan de la escaramuza es tuyo. Morag tiene 9 + 8 + 4 = 21; tú tienes [c9 o5]. Entre ejércitos iguales decide el *rango más alto*. Primero la fuerza; a igual fuerza, Scott es el más bajo y Cochrane el más alto.
    .task = Iguala los dos ejércitos.
    .done = 21 cada uno. La carta más alta de Morag es [k9]; la tuya, [c9], y Cochrane está por encima de Cockburn: vas por delante.
    .wrong = Necesitas 21 en total: 9 + 5 + 7.
tut-ls-rank-claim = Elegir primero
    .text = Así que eliges primero.
    .task = Reclama el partidario más fuerte.
    .done = [oB] es tuyo. Si hay igualdad al final de la *partida*, gana quien quedó mejor en la última escaramuza.
    .wrong = Ese vale 5; el otro, 11.
tut-ls-no-army = Sin ejército
    .text = La última ronda, y aún no tienes ejército. Entre los reclutas, [wC] es tentador…
    .task = Asegúrate de conseguir un partidario.
    .done = Solo en segundo lugar, pero en la clasificación.
    .wrong = Una carta fuerte en la mano, pero *ningún ejército*, y sin ejército *no hay partidario*.
tut-ls-left = Lo que queda
    .text = El ejército de Morag es más fuerte, y se ha llevado [oB].
    .task = Reclama lo que queda.
    .done = Cinco puntos que con un recluta te habrías perdido.

## Cuatro o cinco jugadores

tut-ls-many = Cuatro lores
    .text = Se han sumado Hamish e Iona, así que hay *cuatro partidarios*. Se juega en sentido horario. Y de cuatro o cinco, los poderes siguen *otra regla*.
tut-ls-many-line = Solo cuenta la familia
    .text = Un clan puede usar su poder si ningún otro clan boca arriba de *su propio linaje* es más débil o igual. Los demás no importan. Morag tiene [w2]; Iona tiene [s1] y [oA].
    .task = Moviliza boca arriba un clan que pueda usar su poder.
    .done = Ningún otro clan de su linaje está boca arriba, así que su poder funciona, por fuerte que sea.
    .wrong = Boca abajo no hay poder, y a [w3] se lo impide [w2], un Wemyss más débil.
tut-ls-many-power = Lo demás no cambia
    .text = Has movilizado [f8], y puedes cambiarlo.
    .task = Cámbialo por [oA], del ejército de Iona.
    .done = Todo lo demás es como en el juego para dos. Por cierto: una mesa puede elegir cualquiera de las dos reglas, sean cuantos sean los jugadores.
    .wrong = El clan más fuerte boca arriba es [oA], en el ejército de Iona.
