### Lo que dicen las lecciones de Bergues, en español. `*fuerte*`. Sé breve: está escrito junto a
### un tablero, y encima de él en un teléfono.
###
### Una lección tiene un título con .lead y un texto para el final. Un paso tiene un título y .text; si no es solo para
### leer, .task y .done; .wrong cuando un intento pide algo más que una palabra amable.

## Las lecciones

tut-lesson-bergues-junior = El juego júnior
    .lead = Da la vuelta a losetas, recuérdalas y vuelve a casa.
tut-lesson-bergues = El juego clásico
    .lead = Dos caminos, cuatro guardias y la fortaleza que hay que recoger.
tut-lesson-bergues-paths = Los detalles
    .lead = Losetas gemelas, el camino vacío y la llegada justa a casa.

tut-end-text-bergues-junior = Conoces el juego júnior. Cuando te muevas bien por la muralla, te espera el juego clásico.
tut-end-text-bergues = Conoces el camino a la fortaleza y el de vuelta a casa. No pierdas de vista a los guardias que nadie lleva: también pueden ganar. Los detalles están en la próxima lección.
tut-end-text-bergues-paths = Con esta lección y la anterior conoces el juego clásico entero. Una mesa puede elegir otras losetas, otro número de torres y que baste con pasar por delante de la fortaleza. Los pocos casos que casi nunca se dan están en las reglas.

## El juego júnior

tut-bj-ring = Una vuelta a la ciudad
    .text = Tu guardia amarillo está en la *puerta de Cassel*; el verde de Morag, en la suya. Gana quien primero dé la vuelta a la muralla, en sentido horario, y llegue a casa con los pasos *justos*.
tut-bj-turn = Dar la vuelta a losetas
    .text = En el centro de la ciudad hay 16 *losetas* de dos caras. Dales la vuelta, una tras otra, hasta que una sea *neutra* o muestre un símbolo que *ya haya salido* en este turno.
    .task = Da la vuelta a losetas hasta que algo te detenga.
    .done = Ese ha sido tu turno: tu guardia avanza tantas casillas como losetas has volteado. Después vuelven al centro de la ciudad.
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
    .text = Morag acaba de dar la vuelta a cuatro losetas. Antes viste su otra cara, así que sabes qué sale cuando se *voltean de nuevo*. La loseta 9, que está marcada, es una de ellas.
    .task = Dale la vuelta a la loseta marcada: es segura.
    .done = Totalmente segura. La buena memoria te lleva más lejos.
    .wrong = Nadie ha visto qué hay debajo de esa. La loseta marcada es segura.
tut-bj-over = Una de más
    .text = Dos pasos hasta tu puerta, y has dado la vuelta a *dos* losetas. Pero las dos son nuevas, así que tienes que seguir…
    .task = Da la vuelta a losetas hasta que algo te detenga.
    .done = Demasiados pasos: tu guardia llegó hasta su puerta y *retrocedió* lo que sobraba. Solo gana el número justo.
tut-bj-home = A casa, con los pasos justos
    .text = ¡Dos pasos más! Con demasiados tendrías que retroceder lo que sobre. Debajo de la *loseta 3*, que está marcada, está el símbolo que acabas de sacar: estaba boca arriba antes del turno de Morag.
    .task = Párate con la loseta marcada.
    .done = Otra vez el mismo símbolo: te paras, dos losetas, dos pasos, y a casa. Has ganado.
    .wrong = Eso sería adivinar. La loseta marcada, la número 3, es segura.

## El juego clásico

tut-bg-ring = La muralla
    .text = Tu guardia amarillo vive en *Cassel*, pero su *fortaleza* espera en la puerta de enfrente. Recógela y llévala a casa. Hay cuatro guardias en marcha; nadie lleva el blanco ni el rojo.
tut-bg-path = Dos caminos
    .text = En tu turno llenas uno de los dos *caminos*, norte o sur. Tiene que estar vacío.
    .task = Elige un camino.
    .done = En este camino vas a poner ahora las losetas que voltees.
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
tut-bg-send = ¡Paso!
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

## Los detalles

tut-bg-stay = Lo que se queda
    .text = Morag ha movido a su guardia por el camino norte: sus losetas han vuelto al centro. Las losetas del *otro* camino, el que movió a todos los demás, *se quedan*.
    .task = Intenta llenar el camino sur.
    .done = Solo se puede llenar un camino *vacío*. Así que las losetas que se quedan deciden cuál es el siguiente.
tut-bg-twins = Gemelas
    .text = La cometa está en *los dos* caminos. ¿Y si das la vuelta a otra más? La loseta marcada tiene una cometa debajo.
    .task = Dale la vuelta a la loseta marcada.
    .done = Aquí repite un símbolo y allí tampoco cabe: las dos vuelven al centro, la cometa nueva y su gemela del sur.
    .wrong = La loseta marcada es la que tiene una cometa debajo.
tut-bg-empty = El camino vacío
    .text = Tres losetas en el norte, ninguna en el sur. Tu fortaleza está a dos casillas; con tres pasarías de largo.
    .task = Elige el camino con el que tu guardia se queda donde está.
    .done = Puedes elegir el camino vacío. Tu guardia se queda, y todos los demás avanzan tres casillas.
    .wrong = Con tres casillas pasas de largo la puerta de tu fortaleza. Esta vez es mejor quedarse.
tut-bg-over = Más allá de tu puerta
    .text = Con su fortaleza, tu guardia está a *dos* casillas de casa. Hay tres losetas en el norte y dos en el sur. Con demasiados pasos *pasa de largo* por su puerta.
    .task = Elige el camino que lleva justo a casa.
    .done = Dos losetas, dos casillas.
    .wrong = Con tres casillas acabarías una casilla más allá de tu puerta.
tut-bg-exact = Justo a casa
    .text = Ahora elige el sentido.
    .task = Ve en sentido horario, a la puerta de Cassel.
    .done = En casa con la fortaleza: has ganado.
    .wrong = Eso te aleja de casa.
tut-bg-back = De vuelta a la puerta
    .text = Otra partida: el guardia verde de Morag ha terminado su movimiento en tu torre. El tuyo ha sido enviado a la puerta más cercana, Hondschoote, pero *conserva su fortaleza*.
    .task = Es tu turno. Elige un camino.
    .done = Has perdido algo de camino, pero no tu fortaleza.
tut-bg-back-home = Ganar a pesar de todo
    .text = Has elegido un camino de cinco losetas, y de Hondschoote a Cassel hay cinco casillas.
    .task = Ve en sentido horario, a la puerta de Cassel.
    .done = En casa, con la fortaleza que nadie te pudo quitar.
    .wrong = Ese no es el sentido correcto.
