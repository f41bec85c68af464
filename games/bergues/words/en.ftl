### What the rules of Bergues say to the players. Guards are y, w, g, r; paths are N, S.

## Why something cannot be done

bg-choose-a-path = Which path do you want to fill? Choose an empty one first.
bg-path-not-empty = There are still tiles on the { $path ->
    [N] north
   *[S] south
} path. You can only fill an empty path.
bg-turn-a-tile = Turn over a tile from the town centre.
bg-not-in-centre = Tile { $tile } lies on a path. You can only turn over a tile from the town centre.
bg-choose-a-space = Winoc! Put your guard on any space of the rampart, from 0 to { $last }.
bg-no-such-space = There is no space { $space } on this rampart. The last one is { $last }.
bg-choose-which-to-use = Choose the path whose tiles move your own guard. The other path moves everyone else.
bg-move-your-guard = Choose a direction for your { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard. Spaces to go: { $steps }.
bg-move-guard = Choose a direction for the { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard. Spaces to go: { $steps }.
bg-junior-only-turns = In the junior game you only turn over tiles. Your guard moves automatically.
bg-won = The game is over. The { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard has come home.
bg-drawn = The game is over. After 500 turns it is a draw.

## The game

bg-game-name = Bergues

## Guards and their gates, by their letter

bg-colour-y = yellow
bg-colour-w = white
bg-colour-g = green
bg-colour-r = red
bg-gate-y = Gate of Cassel
bg-gate-w = Gate of Bierne
bg-gate-g = Gate of Dunkerque
bg-gate-r = Gate of Hondschoote
bg-tower = tower

## Paths, and the faces of the tiles

bg-path-N = north path
bg-path-S = south path
bg-face-a = kite
bg-face-b = wheel
bg-face-c = roof
bg-face-d = window
bg-face-e = star
bg-face-f = windmill
bg-face-g = moon
bg-face-n = neutral

## What is to be done now, by the first word of the phase

bg-phase-path = Choose a path to fill
bg-phase-flip = Turn over a tile
bg-phase-use = Choose the path for your own guard
bg-phase-winoc = Winoc! Put your guard on any space
bg-phase-move = Choose a direction
bg-phase-over = The game is over

## Parts of other messages

bg-part-guard = { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
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
    [yes] , fetching its fortress
   *[no] { "" }
}{ $sent ->
    [y] , sending the yellow guard to a gate
    [w] , sending the white guard to a gate
    [g] , sending the green guard to a gate
    [r] , sending the red guard to a gate
   *[none] { "" }
}{ $won ->
    [yes] , and it has come home
   *[no] { "" }
}

## What was done
## The seat is a letter: a client puts a name in its place.

bg-step-fill = { $path ->
    [N] { $seat } fills the north path
   *[S] { $seat } fills the south path
}
bg-step-turn = { $seat } turns over tile { $tile }: { bg-part-face }
bg-step-turn-neutral = { $seat } turns over tile { $tile }: neutral, and stops
bg-step-turn-passed = { $seat } turns over tile { $tile }: { bg-part-face } again, so it goes to the other path
bg-step-turn-paired = { $seat } turns over tile { $tile }: { bg-part-face }, which is on both paths already, so it goes back to the town centre with its twin
bg-step-turn-winoc = { $seat } turns over tile { $tile }: { bg-part-face }. Winoc!
bg-step-turn-walked = { $seat } turns over tile { $tile }: { bg-part-face }. The { bg-part-guard } guard goes to space { $space } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}){ bg-part-deeds }
bg-step-use = { $path ->
    [N] { $seat } moves by the north path
   *[S] { $seat } moves by the south path
} ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
})
bg-step-walk = { $way ->
    [cw] { $seat } moves the { bg-part-guard } guard clockwise to space { $space }
   *[ccw] { $seat } moves the { bg-part-guard } guard counter-clockwise to space { $space }
}{ bg-part-deeds }
bg-step-go = { $seat } puts the { bg-part-guard } guard on space { $space }{ bg-part-deeds }

## How far a guard goes

bg-guard-winoc = Winoc! The { bg-part-guard } guard can be put on any space of the rampart.
bg-guard-other-winoc = The { bg-part-guard } guard does not move in this turn: with a Winoc only the guard of the active player does.
bg-guard-own-path = The { bg-part-guard } guard goes as many spaces as there are tiles on the path that its player chooses: { $north } for the north path, { $south } for the south path.
bg-guard-other-path = The { bg-part-guard } guard goes as many spaces as there are tiles on the path that the active player does not choose: { $north } for the north path, { $south } for the south path.
bg-guard-steps = The { bg-part-guard } guard goes { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, one for each tile of its path, all in one direction. Other guards and gates do not stop it.
bg-guard-done = The { bg-part-guard } guard does not move again in this turn.
bg-guard-open = How far the { bg-part-guard } guard goes depends on the tiles still to be turned over. So far there are { $north } on the north path and { $south } on the south path.
bg-guard-race = The { bg-part-guard } guard wins when it ends its move exactly on its gate. Steps to go: { $steps }. With more, it walks back by the rest.
bg-part-would = { $fetched ->
    [yes] , fetching its fortress
   *[no] { "" }
}{ $sent ->
    [y] , sending the yellow guard to a gate
    [w] , sending the white guard to a gate
    [g] , sending the green guard to a gate
    [r] , sending the red guard to a gate
   *[none] { "" }
}{ $won ->
    [yes] , and it comes home and wins
   *[no] { "" }
}
bg-evidence-walk = { $way ->
    [cw] Clockwise
   *[ccw] Counter-clockwise
}{ $path ->
    [N] {" "}by the north path
    [S] {" "}by the south path
   *[none] { "" }
} to space { $space } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}){ bg-part-would }
bg-evidence-fortress = Its fortress waits at space { $space }: { $cw } clockwise, { $ccw } counter-clockwise
bg-evidence-home = Its gate is space { $space }: { $cw } clockwise, { $ccw } counter-clockwise

## What statistics count

bg-note-filled = paths filled
bg-note-walked = guards moved
bg-note-clockwise = clockwise
bg-note-counter-clockwise = counter-clockwise
bg-note-winoc = by a Winoc

## What a choice is about

bg-theme-path = Which path to fill
bg-theme-count = Counting tiles
bg-theme-use = Which path moves your guard
bg-theme-winoc = Using a Winoc
bg-theme-walk = Your guard’s direction
bg-theme-send = Moving the other guards

## Names for clients that show a table without knowing the game.
## card names a piece by the first character of its code and the rest; touch names what can be touched, by its kind and,
## if that is not enough, by the thing; $number is the thing if it is a number, $name if it is a seat, $place what follows.

bg-touches-path = Paths
bg-touches-tile = Tiles
bg-touches-way = Directions
bg-touches-space = Spaces
bg-touch-path-N = North path
bg-touch-path-S = South path
bg-touch-tile = Tile { $number }
bg-touch-way-cw = Clockwise
bg-touch-way-ccw = Counter-clockwise
bg-touch-guard-y = Yellow guard
bg-touch-guard-w = White guard
bg-touch-guard-g = Green guard
bg-touch-guard-r = Red guard
bg-touch-space = Space { $number }
bg-phase-flipN = Turn over a tile for the north path
bg-phase-flipS = Turn over a tile for the south path
bg-phase-move-y = Choose a direction for the yellow guard: { $second } to go
bg-phase-move-w = Choose a direction for the white guard: { $second } to go
bg-phase-move-g = Choose a direction for the green guard: { $second } to go
bg-phase-move-r = Choose a direction for the red guard: { $second } to go

## The player aid; .junior is for the junior game

bg-aid-symbols = The symbols on the tiles
bg-aid-turning = When you turn over a tile
bg-aid-new = A new symbol on the path: turn over another tile.
bg-aid-neutral = Neutral: stop.
bg-aid-repeat = A symbol that already lies on the path: stop. The tile goes to the other path; if the symbol lies there too, both tiles go back to the centre.
    .junior = A symbol that already lies on the path: stop.
bg-aid-winoc = The sixth tile of a path is a Winoc: put your guard on any space.
bg-aid-moving = How the guards move
bg-aid-walk = Your guard walks one space for each tile of the path you choose; then the others walk by the other path.
    .junior = Your guard walks clockwise, one space for each tile you turned.
bg-aid-send = A guard on the tower where you stop goes to the nearest gate.
bg-aid-home = Fetch your fortress at the opposite gate; whoever first ends a move with it on their own gate wins.
    .junior = The first guard to go round and end a move exactly on its own gate wins. With too many steps it walks back.
