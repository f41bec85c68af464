// Made from crates/wire by `cargo xtask codegen`. Do not change it here.

/**
 * What an option may be.
 */
export type Allowed = { "type": "flag" } | { "type": "words", 
/**
 * The words.
 */
words: Array<string>, } | { "type": "number", 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, } | { "type": "seat" };

/**
 * Why a stone can or cannot be claimed by a seat now. It follows from what lies open alone.
 */
export type Claim = { 
/**
 * The stone, from 1.
 */
stone: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * Whether it can be proved that the stone is this seat's.
 */
claimable: boolean, 
/**
 * The own side, if it is complete.
 */
own: Lineup | null, 
/**
 * The other side, or the best that can still be made of it.
 */
best_reply: Lineup | null, 
/**
 * The cards on the table without which the claim could be beaten.
 */
ruled_out_by: Array<string>, 
/**
 * Why, in words.
 */
reason: Phrase, };

/**
 * How long players may think.
 */
export type Clock = { "type": "none" } | { "type": "real-time", 
/**
 * Seconds at the start, 10 to 7,200.
 */
base: number, 
/**
 * Seconds for each turn, 0 to 120.
 */
increment: number, } | { "type": "days", 
/**
 * Days, 1 to 14.
 */
days: number, };

/**
 * The clock of a seat.
 */
export type ClockState = { 
/**
 * Milliseconds left, at the time of `now` in the state.
 */
left: number, 
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * What a client asks of a table.
 */
export type Command = { 
/**
 * A word of the client's own, at most 64 characters. The same word again is the same command: it is
 * answered as before, and not done twice.
 */
idempotency_key: string, } & ({ "type": "act", 
/**
 * The number of the position they are meant for.
 */
at: number, 
/**
 * The actions, in notation.
 */
actions: Array<string>, } | { "type": "sit", 
/**
 * Which one; any free one if nothing is said.
 */
seat?: string, } | { "type": "leave" } | { "type": "ready", 
/**
 * 64 hexadecimal digits.
 */
nonce?: string, } | { "type": "resign" } | { "type": "offer-draw" } | { "type": "answer-draw", 
/**
 * Accept or decline.
 */
yes: boolean, } | { "type": "ask-takeback" } | { "type": "answer-takeback", 
/**
 * Allow or not.
 */
yes: boolean, } | { "type": "abort" } | { "type": "say", 
/**
 * At most 300 characters.
 */
text: string, } | { "type": "mute", 
/**
 * Whom.
 */
seat: string, 
/**
 * No more, or again.
 */
on: boolean, } | { "type": "rematch" });

/**
 * Come back to an account.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * All that is stored about you.
 */
export type DataExport = { 
/**
 * You.
 */
me: Me, 
/**
 * Where you are signed in.
 */
sessions: Array<SessionInfo>, 
/**
 * Your profile.
 */
profile: Profile, 
/**
 * Your finished tables.
 */
history: Array<HistoryEntry>, 
/**
 * Their records, as far as they were played to an end.
 */
records: Array<string>, 
/**
 * Your tables in play, by id.
 */
playing: Array<string>, 
/**
 * What you said.
 */
messages: Array<ExportedMessage>, };

/**
 * What happened.
 */
export type EventKind = { "type": "opened" } | { "type": "sat", 
/**
 * Who.
 */
player: Player, } | { "type": "left" } | { "type": "ready", 
/**
 * Whether the deal followed.
 */
started: boolean, } | { "type": "acted", 
/**
 * The action as you saw it, in notation.
 */
action: string, 
/**
 * The same in words.
 */
phrase: Phrase, 
/**
 * Which turn of the round it belongs to, from 1.
 */
turn: number, 
/**
 * The actions of the round before it, counted.
 */
ply: number, 
/**
 * How the round ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "resigned", 
/**
 * How the game ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "out-of-time", 
/**
 * How the game ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "draw-offered" } | { "type": "draw-answered", 
/**
 * Which of the two.
 */
yes: boolean, 
/**
 * How the game ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "takeback-asked" } | { "type": "takeback-answered", 
/**
 * Which of the two.
 */
yes: boolean, 
/**
 * The actions of the round that are left, counted.
 */
ply: number, } | { "type": "aborted" } | { "type": "said", 
/**
 * Who.
 */
player: Player, 
/**
 * What.
 */
text: string, } | { "type": "rematch-wanted" } | { "type": "rematch", 
/**
 * Which.
 */
table: string, } | { "type": "resumed" } | { "type": "hidden" };

/**
 * How a round or a match came to its end.
 */
export type Ending = "played" | "resigned" | "time" | "agreed";

/**
 * Something you said at a table.
 */
export type ExportedMessage = { 
/**
 * The table.
 */
table: string, 
/**
 * When.
 */
at: number, 
/**
 * What.
 */
text: string, };

/**
 * What makes the shuffle checkable; docs/fairness.md tells how.
 */
export type Fairness = { 
/**
 * SHA-256 of the server's secret, told before anybody added a nonce: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * What each seat added; null where it added nothing (yet).
 */
nonces: Array<string | null>, 
/**
 * The server's secret, when all is over.
 */
secret: string | null, };

/**
 * One position of a replay.
 */
export type Frame = { 
/**
 * The whole position, in notation.
 */
position: string, 
/**
 * Who decides.
 */
turn: string | null, 
/**
 * In which phase.
 */
phase: string, 
/**
 * Which turn of the round it is.
 */
turn_number: number, 
/**
 * What each seat has.
 */
scores: Array<number>, 
/**
 * Who made the action that led here.
 */
by: string | null, 
/**
 * That action.
 */
action: string | null, 
/**
 * The same in words.
 */
phrase: Phrase | null, };

/**
 * One game.
 */
export type GameInfo = { 
/**
 * The name in requests.
 */
name: string, 
/**
 * The fewest players.
 */
min_players: number, 
/**
 * The most players.
 */
max_players: number, 
/**
 * What a table may choose.
 */
options: Array<OptionInfo>, 
/**
 * Whether it is played in matches of several rounds.
 */
matches: boolean, };

/**
 * What a bot would do in your place.
 */
export type Hint = { 
/**
 * The action.
 */
action: string, 
/**
 * What to touch for it.
 */
touches: Array<string>, 
/**
 * How good it thinks your chances are then, from 0 to 1.
 */
value: number, 
/**
 * What else it considered, best first, with the chances.
 */
others: Array<[string, number]>, 
/**
 * How it expects the game to go on.
 */
line: Array<string>, };

/**
 * Finished tables, latest first.
 */
export type History = { 
/**
 * The tables.
 */
entries: Array<HistoryEntry>, 
/**
 * Ask with `before` set to this for more; null if there is no more.
 */
before: string | null, };

/**
 * A finished table.
 */
export type HistoryEntry = { 
/**
 * The table.
 */
table: string, 
/**
 * How it was set up.
 */
setup: Setup, 
/**
 * Who sat there.
 */
seats: Array<Occupant | null>, 
/**
 * The seat of the one this is about.
 */
seat: string, 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * When.
 */
ended: number, };

/**
 * Who is to sit in a seat.
 */
export type Invitee = { "type": "me" } | { "type": "anyone" } | { "type": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * A rating list: one game under one set of rules.
 */
export type Ladder = { 
/**
 * Its key in requests.
 */
key: string, 
/**
 * The game.
 */
game: string, 
/**
 * The options that make it.
 */
options: Record<string, string | number | boolean>, 
/**
 * How many play.
 */
players: number, };

/**
 * One place of a rating list.
 */
export type LadderPlace = { 
/**
 * From 1.
 */
rank: number, 
/**
 * Who.
 */
player: Player, 
/**
 * The rating.
 */
rating: number, 
/**
 * How uncertain it is.
 */
deviation: number, 
/**
 * Rated games.
 */
games: number, };

/**
 * How somebody stands in a rating list.
 */
export type LadderStanding = { 
/**
 * The list.
 */
ladder: Ladder, 
/**
 * The rating.
 */
rating: number, 
/**
 * How uncertain it is: the true strength is within two of these, 95 times in 100.
 */
deviation: number, 
/**
 * Rated games.
 */
games: number, };

/**
 * One level of the bots.
 */
export type LevelInfo = { 
/**
 * Its name.
 */
name: string, };

/**
 * A complete side of a stone.
 */
export type Lineup = { 
/**
 * `sum`, `run`, `colour`, `kind` or `colour-run`.
 */
formation: string, 
/**
 * The sum of its values.
 */
sum: number, 
/**
 * Its cards: those that lie there, then those that could come.
 */
cards: Array<string>, };

/**
 * The lobby.
 */
export type Lobby = { 
/**
 * Open tables with a free seat.
 */
waiting: Array<TableOverview>, 
/**
 * Open tables in play that can be watched.
 */
playing: Array<TableOverview>, };

/**
 * You.
 */
export type Me = { 
/**
 * Who you are to others.
 */
player: Player, 
/**
 * When you came first.
 */
since: number, 
/**
 * Whether a password is set.
 */
password: boolean, };

/**
 * Something you can do now.
 */
export type Move = { 
/**
 * The action in notation: send this.
 */
action: string, 
/**
 * What a hand touches to make it, in order. No list is the beginning of another, so a client that
 * collects touches knows when a move is complete, and what can be touched next.
 */
touches: Array<string>, 
/**
 * Where it leads, if no touch says so.
 */
destination?: string, };

/**
 * Another name.
 */
export type NewName = { 
/**
 * 2 to 24 letters, digits, `-`, `_` or single spaces.
 */
name: string, };

/**
 * A device that answered, to be a passkey.
 */
export type NewPasskey = { 
/**
 * The ticket of the question.
 */
ticket: string, 
/**
 * What to call it.
 */
label: string, 
/**
 * The answer, as `PublicKeyCredential` writes it.
 */
credential: unknown, };

/**
 * Another password.
 */
export type NewPassword = { 
/**
 * The one until now.
 */
old: string, 
/**
 * The new one, at least 8 characters.
 */
new: string, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its options; what is left out is as usual.
 */
options?: Record<string, string | number | boolean>, 
/**
 * Who sits where, seat by seat. Their number is the number of players.
 */
seats: Array<Invitee>, 
/**
 * How long players may think.
 */
clock?: Clock, 
/**
 * Whether the lobby shows it to everyone.
 */
open?: boolean, 
/**
 * Whether it counts for the ratings: only among accounts.
 */
rated?: boolean, 
/**
 * Whether others may watch.
 */
spectators?: boolean, 
/**
 * Whether players can talk.
 */
chat?: boolean, 
/**
 * How many rounds the match has.
 */
rounds?: number, 
/**
 * A word of the client's own, 1 to 64 characters. The same word again, with the same token, is the same table:
 * whoever got no answer asks again, and does not have two.
 */
idempotency_key?: string, };

/**
 * The token; it is shown only now.
 */
export type NewToken = { 
/**
 * By which it is revoked.
 */
id: string, 
/**
 * The token.
 */
token: string, };

/**
 * One entry of the table's log, as this viewer saw it.
 */
export type EventView = { 
/**
 * Its number: 1, 2, 3, … without gaps, the same for every viewer.
 */
seq: number, 
/**
 * When it happened.
 */
at: number, 
/**
 * Whose seat it concerns.
 */
seat: string | null, } & ({ "type": "opened" } | { "type": "sat", 
/**
 * Who.
 */
player: Player, } | { "type": "left" } | { "type": "ready", 
/**
 * Whether the deal followed.
 */
started: boolean, } | { "type": "acted", 
/**
 * The action as you saw it, in notation.
 */
action: string, 
/**
 * The same in words.
 */
phrase: Phrase, 
/**
 * Which turn of the round it belongs to, from 1.
 */
turn: number, 
/**
 * The actions of the round before it, counted.
 */
ply: number, 
/**
 * How the round ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "resigned", 
/**
 * How the game ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "out-of-time", 
/**
 * How the game ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "draw-offered" } | { "type": "draw-answered", 
/**
 * Which of the two.
 */
yes: boolean, 
/**
 * How the game ended with it, if it did.
 */
ended: Outcome | null, } | { "type": "takeback-asked" } | { "type": "takeback-answered", 
/**
 * Which of the two.
 */
yes: boolean, 
/**
 * The actions of the round that are left, counted.
 */
ply: number, } | { "type": "aborted" } | { "type": "said", 
/**
 * Who.
 */
player: Player, 
/**
 * What.
 */
text: string, } | { "type": "rematch-wanted" } | { "type": "rematch", 
/**
 * Which.
 */
table: string, } | { "type": "resumed" } | { "type": "hidden" });

/**
 * Who sits in a seat.
 */
export type Occupant = { "type": "player" } & Player | { "type": "bot", 
/**
 * Its level.
 */
level: string, };

/**
 * Something a table may choose.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it may be.
 */
allowed: Allowed, 
/**
 * What it is if nothing is said; null if that depends on the number of players.
 */
preset: string | number | boolean | null, };

/**
 * What is to be done.
 */
export type TableRequest = { "type": "act", 
/**
 * The number of the position they are meant for.
 */
at: number, 
/**
 * The actions, in notation.
 */
actions: Array<string>, } | { "type": "sit", 
/**
 * Which one; any free one if nothing is said.
 */
seat?: string, } | { "type": "leave" } | { "type": "ready", 
/**
 * 64 hexadecimal digits.
 */
nonce?: string, } | { "type": "resign" } | { "type": "offer-draw" } | { "type": "answer-draw", 
/**
 * Accept or decline.
 */
yes: boolean, } | { "type": "ask-takeback" } | { "type": "answer-takeback", 
/**
 * Allow or not.
 */
yes: boolean, } | { "type": "abort" } | { "type": "say", 
/**
 * At most 300 characters.
 */
text: string, } | { "type": "mute", 
/**
 * Whom.
 */
seat: string, 
/**
 * No more, or again.
 */
on: boolean, } | { "type": "rematch" };

/**
 * Who won, and how.
 */
export type Outcome = { 
/**
 * Who won.
 */
verdict: Verdict, 
/**
 * How.
 */
ending: Ending, };

/**
 * The answer of a passkey.
 */
export type PasskeyAnswer = { 
/**
 * The ticket of the question.
 */
ticket: string, 
/**
 * The answer, as `PublicKeyCredential` writes it.
 */
credential: unknown, };

/**
 * A question to a passkey.
 */
export type PasskeyChallenge = { 
/**
 * To be sent back with the answer.
 */
ticket: string, 
/**
 * What the browser asks the device, as `PublicKeyCredential` reads it.
 */
options: unknown, };

/**
 * A passkey of yours.
 */
export type PasskeyInfo = { 
/**
 * By which it is removed.
 */
id: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * When it was added.
 */
created: number, };

/**
 * Whose passkeys are asked.
 */
export type PasskeyName = { 
/**
 * The name of the account.
 */
name: string, };

/**
 * A message by its key in the Fluent files, with what it mentions. Cards come as codes, seats as letters.
 */
export type Phrase = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * What it mentions, by name.
 */
args: { [key in string]: string }, };

/**
 * Somebody with a name.
 */
export type Player = { 
/**
 * Whose account it is.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether there is an account behind it.
 */
guest: boolean, 
/**
 * Whether a program plays for it.
 */
program: boolean, };

/**
 * Why something was not done. Nothing was changed.
 */
export type Problem = { 
/**
 * A word for programs.
 */
code: string, 
/**
 * The same for people, in English.
 */
message: string, 
/**
 * What the rules of the game say to it, for a reader in any language.
 */
phrase?: Phrase, };

/**
 * What everybody may know about somebody.
 */
export type Profile = { 
/**
 * Who.
 */
player: Player, 
/**
 * Since when.
 */
since: number, 
/**
 * Finished games by game.
 */
tallies: Array<[string, Tally]>, 
/**
 * The ratings.
 */
standings: Array<LadderStanding>, 
/**
 * How they came about.
 */
ratings: Array<RatingPoint>, };

/**
 * Find somebody to play with.
 */
export type QuickMatch = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its options; what is left out is as usual.
 */
options?: Record<string, string | number | boolean>, 
/**
 * How many play; the fewest the game allows if nothing is said.
 */
players?: number, 
/**
 * How long players may think.
 */
clock?: Clock, 
/**
 * Whether it counts for the ratings.
 */
rated?: boolean, };

/**
 * A rating at a time.
 */
export type RatingPoint = { 
/**
 * The list.
 */
ladder: string, 
/**
 * When.
 */
at: number, 
/**
 * The rating.
 */
rating: number, 
/**
 * How uncertain it was.
 */
deviation: number, 
/**
 * After which table.
 */
table: string, };

/**
 * Make an account, out of the guest you are or from nothing.
 */
export type Registration = { 
/**
 * The name: 2 to 24 letters, digits, `-`, `_` or single spaces; nobody else may have it.
 */
name: string, 
/**
 * At least 8 characters.
 */
password: string, 
/**
 * Whether a program will play with it.
 */
program?: boolean, };

/**
 * A finished table, step by step. Everything is open now.
 */
export type Replay = { 
/**
 * The rounds.
 */
rounds: Array<ReplayRound>, };

/**
 * One round of a replay.
 */
export type ReplayRound = { 
/**
 * The position after each action, the deal first.
 */
frames: Array<Frame>, 
/**
 * How it ended; null if the match was over before.
 */
outcome: Outcome | null, };

/**
 * One seat.
 */
export type SeatState = { 
/**
 * Its letter.
 */
seat: string, 
/**
 * Who sits there.
 */
who: Occupant | null, 
/**
 * Whether it is ready for the start or for the next round.
 */
ready: boolean, 
/**
 * Whether it gave up or ran out of time, and a bot goes on for it.
 */
gone: boolean, 
/**
 * What it has in this round.
 */
score: number, 
/**
 * What it has in the match.
 */
points: number, 
/**
 * Its clock.
 */
clock: ClockState | null, };

/**
 * Take a seat.
 */
export type Seating = { 
/**
 * Which one; any free one if nothing is said.
 */
seat?: string, };

/**
 * What this server is and offers.
 */
export type ServerInfo = { 
/**
 * The version of the server.
 */
version: string, 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * The bots, weakest first.
 */
levels: Array<LevelInfo>, 
/**
 * Whether passkeys can be used here.
 */
passkeys: boolean, };

/**
 * A place where you are signed in, or a token you made.
 */
export type SessionInfo = { 
/**
 * By which it is revoked.
 */
id: string, 
/**
 * What it is for.
 */
label: string, 
/**
 * When it was made.
 */
created: number, 
/**
 * Whether it is the one you use now.
 */
current: boolean, };

/**
 * How a table is set up: settled, with every option.
 */
export type Setup = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its options, all of them.
 */
options: Record<string, string | number | boolean>, 
/**
 * How many play.
 */
players: number, 
/**
 * How long players may think.
 */
clock: Clock, 
/**
 * Whether the lobby shows it to everyone.
 */
open: boolean, 
/**
 * Whether it counts for the ratings.
 */
rated: boolean, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * Whether players can talk.
 */
chat: boolean, 
/**
 * How many rounds the match has.
 */
rounds: number, };

/**
 * You are known now. The token also came as a cookie that scripts cannot read.
 */
export type SignedIn = { 
/**
 * You.
 */
me: Me, 
/**
 * For programs: send it as `Authorization: Bearer …`.
 */
token: string, };

/**
 * A table as one viewer may see it now.
 */
export type State = { 
/**
 * The table.
 */
table: string, 
/**
 * The number of the last news that this state includes.
 */
seq: number, 
/**
 * The server's time when this was written; clocks count from here.
 */
now: number, 
/**
 * How the table is set up.
 */
setup: Setup, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Your seat, if you have one.
 */
me: string | null, 
/**
 * Whether you made the table.
 */
host: boolean, 
/**
 * The seats.
 */
seats: Array<SeatState>, 
/**
 * Which round it is, from 1.
 */
round: number, 
/**
 * The position as you see it, in notation; null before the deal.
 */
view: string | null, 
/**
 * What kind of decision the table waits for.
 */
phase: string | null, 
/**
 * Who decides.
 */
turn: string | null, 
/**
 * The number of the position: a move names it, so that one made for another position is refused.
 */
at: number, 
/**
 * The actions of this round, counted.
 */
ply: number, 
/**
 * Which turn of the round it is.
 */
turn_number: number, 
/**
 * What you can do now; nothing if it is not your decision.
 */
moves: Array<Move>, 
/**
 * Schotten Totten: for each seat and each open stone on which its side is complete, whether it can be
 * claimed, and why.
 */
claims: Array<Claim>, 
/**
 * Who has offered a draw that is not answered.
 */
draw: string | null, 
/**
 * Who has asked for a takeback that is not answered.
 */
takeback: string | null, 
/**
 * Whether you could ask for one now.
 */
can_take_back: boolean, 
/**
 * Whether you can ask for a hint.
 */
can_hint: boolean, 
/**
 * How the last round ended, or the match when all is over.
 */
outcome: Outcome | null, 
/**
 * Who wants to play again.
 */
rematch: Array<string>, 
/**
 * Where it goes on.
 */
next_table: string | null, 
/**
 * Whom you do not want to hear.
 */
muted: Array<string>, 
/**
 * What makes the shuffle checkable.
 */
fairness: Fairness, 
/**
 * How the ratings of the seats changed, when a rated game is over: before and after.
 */
ratings: { [key in string]: [number, number] }, };

/**
 * Where a table stands.
 */
export type Status = "waiting" | "playing" | "between" | "over" | "aborted";

/**
 * A position, looked at.
 */
export type Study = { 
/**
 * The whole position after the actions.
 */
position: string, 
/**
 * The position as the seat sees it.
 */
view: string, 
/**
 * The game.
 */
game: string, 
/**
 * How many play.
 */
players: number, 
/**
 * The seat through whose eyes it is seen.
 */
seat: string, 
/**
 * Who decides.
 */
turn: string | null, 
/**
 * In which phase.
 */
phase: string, 
/**
 * What each seat has.
 */
scores: Array<number>, 
/**
 * What whoever decides can do.
 */
moves: Array<Move>, 
/**
 * Schotten Totten: what can be claimed, and why.
 */
claims: Array<Claim>, 
/**
 * What the actions were, as the seat saw them.
 */
phrases: Array<Phrase>, 
/**
 * How it ended, if it did.
 */
verdict: Verdict | null, 
/**
 * What the bot would do.
 */
hint: Hint | null, };

/**
 * A position to look at, and what to do from there.
 */
export type StudyRequest = { 
/**
 * A whole position, in notation.
 */
position: string, 
/**
 * 64 hexadecimal digits for what is drawn by lot; zeros if nothing is said.
 */
seed?: string, 
/**
 * Actions to make from there.
 */
actions?: Array<string>, 
/**
 * Whose eyes to look through; the seat to decide if nothing is said.
 */
seat?: string, 
/**
 * Whether a bot shall say what it would do, at this level.
 */
level?: string, };

/**
 * A table was made, or found.
 */
export type TableCreated = { 
/**
 * Its id: whoever knows it can come to the table.
 */
id: string, 
/**
 * Your seat.
 */
seat: string | null, };

/**
 * A table as lists show it.
 */
export type TableOverview = { 
/**
 * Its id.
 */
id: string, 
/**
 * How it is set up.
 */
setup: Setup, 
/**
 * Who sits there, seat by seat; null where a seat is free.
 */
seats: Array<Occupant | null>, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Whose turn it is.
 */
turn: string | null, 
/**
 * Your seat.
 */
mine: string | null, 
/**
 * When it was made.
 */
created: number, 
/**
 * When something happened last.
 */
changed: number, };

/**
 * Games won, drawn and lost.
 */
export type Tally = { 
/**
 * Won.
 */
won: number, 
/**
 * Drawn.
 */
drawn: number, 
/**
 * Lost.
 */
lost: number, };

/**
 * Make a token for a program.
 */
export type TokenRequest = { 
/**
 * What it is for, in your words.
 */
label: string, };

/**
 * What the server tells over the socket of a table.
 */
export type ServerMessage = { "type": "update", 
/**
 * What happened, in order.
 */
events: Array<EventView>, 
/**
 * The table after it.
 */
state: State, } | { "type": "done", 
/**
 * The command.
 */
idempotency_key: string, 
/**
 * The number of the news it made.
 */
seq: number, } | { "type": "refused", 
/**
 * The command; null if it could not be read.
 */
idempotency_key: string | null, 
/**
 * Why.
 */
problem: Problem, 
/**
 * The table as it is, if the command was made for another position.
 */
state?: State, } | { "type": "presence", 
/**
 * The seats with an open connection.
 */
seats: Array<string>, 
/**
 * How many watch.
 */
spectators: number, } | { "type": "goodbye" };

/**
 * Who won.
 */
export type Verdict = { "type": "won", 
/**
 * Which.
 */
seat: string, } | { "type": "draw" } | { "type": "nobody" };
