### Ce qui est dit autour des leçons, en français. Les leçons d’un jeu ont leurs textes à côté du jeu
### (games/*/lessons). Le terminal dit la même chose.

## Autour des leçons

tut-title = Apprendre à jouer
tut-lead = De courtes leçons à une vraie table. Vous jouez, et on vous explique pourquoi. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard.
tut-minutes = environ { $minutes } minutes
tut-begin = Commencer
tut-resume = Reprendre à l’étape { $step } sur { $steps }
tut-again = Recommencer
tut-finished = Terminée
tut-unknown = Il n’y a pas de leçon de ce nom.
tut-you = Vous
tut-teacher = Morag
tut-second = Hamish
tut-third = Iona

tut-step = Étape { $step } sur { $steps }
tut-next = Suite
tut-why-first = C’est la première étape.
tut-why-task = Faites d’abord l’exercice.
tut-finish = Terminer
tut-back = Étape précédente
tut-restart = Depuis le début
tut-leave = Quitter la leçon
tut-show = Montrer
tut-turns-left = { $turns ->
    [one] Encore un tour.
   *[other] Encore { $turns } tours.
}
tut-good = Bien joué
tut-rules-say = Ce que dit la règle
tut-other = Pas tout à fait
tut-other-text = C’est possible, mais ce n’est pas ce que nous cherchons ici. Essayez autre chose.
tut-would = Cela y ferait { st-part-own }.
    .classic = Cela y ferait { st-part-own.classic }.
tut-trouble = La table ne répond pas
tut-coach = Leçon
tut-table = Table

tut-end-title = Leçon terminée
tut-end-play = Jouer une partie
tut-end-play-help = Contre le plus doux de nos robots. Ni formulaire, ni compte.
tut-end-next = Leçon suivante : { $lesson }
tut-end-rules = Lire les règles
tut-end-others = Autres leçons
tut-end-puzzles = Problèmes de ce jeu
