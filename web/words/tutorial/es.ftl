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
    .classic = Allí sería { st-part-own.classic }.
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
