# What the rules of Bergues say to the players. Guards are y, w, g, r; paths are N, S.

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
bg-junior-only-turns = In the junior game you only turn over tiles. Your guard walks by itself.
bg-won = The game is over. The { $guard ->
    [y] yellow
    [w] white
    [g] green
   *[r] red
} guard has come home.
bg-drawn = The game is over. After 500 turns it is a draw.
