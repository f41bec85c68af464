### What the Bergues board says, in English.
###
### Numbers are handed over as numbers, all else as text. Names are those of the players; guards come by letter
### (y, w, g, r) where a message chooses by them, else as readable names.

## Tiles, guards, spaces

bg-argument-face-a = kite
bg-argument-face-b = wheel
bg-argument-face-c = roof
bg-argument-face-d = window
bg-argument-face-e = star
bg-argument-face-f = windmill
bg-argument-face-g = moon
bgb-face-bare = neutral
bgb-tile = Tile { $number }, { $face } side{ $side ->
    [N] , on the north path
    [S] , on the south path
   *[no] { "" }
}
bgb-tile-under = { $tile }; below: { $face }
bgb-touch-tile = The marked tile
bgb-guard = { $guard ->
    [y] yellow guard
    [w] white guard
    [g] green guard
   *[r] red guard
}
bgb-arms = { $guard ->
    [y] crown
    [w] bell
    [g] leaf
   *[r] heart
}
bgb-nobody = nobody
bgb-tower = tower { $number }
bgb-gate-y = Cassel
bgb-gate-w = Bierne
bgb-gate-g = Dunkerque
bgb-gate-r = Hondschoote
bgb-space-guard = { $guard } ({ $who })
bgb-space-carries = { $guard } ({ $who }) with its fortress
bgb-space-fortress = { $guard ->
    [y] the yellow fortress waits here
    [w] the white fortress waits here
    [g] the green fortress waits here
   *[r] the red fortress waits here
}
bgb-space-way = { $way ->
    [cw] you can go here, clockwise
   *[ccw] you can go here, counter-clockwise
}
bgb-space-winoc = you can go here
bgb-rampart = The rampart
bgb-centre = The town centre
bgb-path = { $side ->
    [N] North path
   *[S] South path
}: { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
bgb-path-fill = Fill this path
bgb-winoc-help = The sixth tile on a path is a Winoc: then the guard may go anywhere.
bgb-guards = The guards

## How a guard stands

bgb-going-out = to its fortress
bgb-going-out-long = On the way to its fortress
bgb-going-home = on the way home
bgb-going-home-long = Has its fortress, on the way home
bgb-steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
bgb-at-home = home!
bgb-unplayed-long = Nobody plays this guard. The active player chooses its direction.

## What is to be done now

bgb-do-not-started = The tiles have not been laid out yet.
bgb-do-path = Choose a path to fill: north or south.
bgb-do-path-only = { $side ->
    [N] Only the north path is empty: you fill that one.
   *[S] Only the south path is empty: you fill that one.
}
bgb-do-flip = { $laid ->
    [0] Turn over a tile in the town centre.
    [one] A new symbol: turn over another tile.
   *[other] New again: turn over another tile.
}
bgb-do-flip-junior = { $laid ->
    [0] Turn over a tile!
   *[other] New! One more tile!
}
bgb-do-use = Which path moves your guard? The other one moves all the others.
bgb-do-move = { $whose ->
    [mine] { $steps ->
        [one] Your guard walks 1 space. Which way?
       *[other] Your guard walks { $steps } spaces. Which way?
    }
   *[nobody] { $guard ->
        [y] Nobody plays the yellow guard.
        [w] Nobody plays the white guard.
        [g] Nobody plays the green guard.
       *[r] Nobody plays the red guard.
    } { $steps ->
        [one] It walks 1 space: you choose which way.
       *[other] It walks { $steps } spaces: you choose which way.
    }
}
bgb-do-winoc = Winoc! Put your guard on any space you like.
bgb-wait-classic = { $phase ->
    [path] { $name } chooses a path.
    [flip] { $name } turns over tiles.
    [use] { $name } chooses how far to walk.
    [winoc] Winoc! { $name } may go anywhere.
   *[move] { $name } chooses a direction.
}
bgb-wait-junior = It is { $name }’s turn.
bgb-over-won = You are home. You win!
bgb-over-won-else = You win!
bgb-over-lost = { $name } is home and wins.
bgb-over-lost-else = { $name } wins.
bgb-over-nobody = { $guard ->
    [y] The yellow guard is home first, and nobody plays it: everyone has lost.
    [w] The white guard is home first, and nobody plays it: everyone has lost.
    [g] The green guard is home first, and nobody plays it: everyone has lost.
   *[r] The red guard is home first, and nobody plays it: everyone has lost.
}
bgb-over-draw = The game ends in a draw.

## Buttons

bgb-button-way-to = { $way ->
    [cw] Clockwise to: { $place }
   *[ccw] Counter-clockwise to: { $place }
}
bgb-button-use = { $side ->
    [N] North
   *[S] South
}
bgb-button-use-long = { $side ->
    [N] North path: your guard walks { $own }, the others walk { $others }
   *[S] South path: your guard walks { $own }, the others walk { $others }
}
bgb-use-me = me { $count }
bgb-use-others = others { $count }

## What happened

bgb-did-fill = { $side ->
    [N] { $name } fills the north path.
   *[S] { $name } fills the south path.
}
bgb-did-turn = { $how ->
    [neutral] { $name } turns a tile: neutral, and stops.
    [passed] { $name } turns a tile: { $face } again. It moves to the other path.
    [paired] { $name } turns a tile: { $face }, which lies on both paths. Both go back to the centre.
    [winoc] { $name } turns a tile: { $face }. Six on the path: Winoc!
   *[more] { $name } turns a tile: { $face }.
}
bgb-did-walked = { $guard } walks { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to: { $place }.
bgb-did-use = { $side ->
    [N] { $name } takes the north path
   *[S] { $name } takes the south path
}: { $count ->
    [0] no step.
    [one] 1 step.
   *[other] { $count } steps.
}
bgb-did-walk = { $way ->
    [cw] { $name }: { $guard } goes clockwise to: { $place }.
   *[ccw] { $name }: { $guard } goes counter-clockwise to: { $place }.
}
bgb-did-go = { $name }: { $guard } is put down here: { $place }.
bgb-did-fetch = { $guard } has its fortress now.
bgb-did-send = { $guard } is sent to the nearest gate.
bgb-did-home = { $guard } is home!
bgb-did-too-far = Too many steps: the { $guard } walks back.

## What the rules say about a guard

bgb-evidence-walk = { $way ->
    [cw] Clockwise
   *[ccw] Counter-clockwise
}{ $path ->
    [N] {" "}by the north path
    [S] {" "}by the south path
   *[none] { "" }
} to: { $place } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}){ bg-part-would }
bgb-evidence-fortress = Its fortress waits here: { $place } ({ $cw } clockwise, { $ccw } counter-clockwise)
bgb-evidence-home = Its own gate: { $place } ({ $cw } clockwise, { $ccw } counter-clockwise)

## The memory aid

bgb-memory = Memory aid
bgb-memory-help = The turned corner of a tile shows its other side, if you have seen it.
bgb-memory-count = { $count ->
    [0] None seen yet
    [one] 1 of 16 seen
   *[other] { $count } of 16 seen
}
bgb-memory-hide = Hide the memory aid

## The signs on the board

bgb-sign-guard = A guard; its colour and arms show whose it is
bgb-sign-nobody = A guard that nobody plays: the active player moves it
bgb-sign-fortress = A fortress that waits for its guard
bgb-sign-carries = The guard has its fortress and is on its way home
bgb-sign-number = The number of a tower on the rampart
bgb-sign-tile = A tile with its number, and the letter of its symbol
bgb-sign-corner = Memory aid: the turned corner shows the other side, if you have seen it
bgb-sign-winoc = The sixth place of a path is a Winoc: then the guard may go anywhere
bgb-sign-path = The north path and the south path
bgb-sign-steps = Junior game: the steps that a guard still has to go

## Keys

bgb-key-path = the north path, the south path
bgb-key-tile = go to this tile
bgb-key-way = walk clockwise, counter-clockwise
bgb-key-target = go to something that can be chosen
bgb-key-guard = go to the guard
bgb-key-memory = show or hide the memory aid
