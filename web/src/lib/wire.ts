// Generated from crates/wire by `cargo xtask codegen`. Do not edit.

/** The version of these messages. */
export const PROTOCOL = 1;

/**
 * The allowed values of an option.
 */
export type Allowed = { "type": "flag" } | { "type": "words", 
/**
 * The strings.
 */
words: Array<string>, } | { "type": "number", 
/**
 * The minimum.
 */
min: number, 
/**
 * The maximum.
 */
max: number, } | { "type": "seat" };

/**
 * What the rules say about one thing on the table: the statement, its proof and the action it allows.
 */
export type Annotation = { 
/**
 * The thing, named like the touches of moves: `stone:3`, `army:B`.
 */
touch: string, 
/**
 * The seat that it concerns, if it concerns one in particular.
 */
seat: string | null, 
/**
 * The statement.
 */
phrase: Phrase, 
/**
 * The id of the rule behind it, such as `ST-C3`.
 */
rule: string, 
/**
 * What it rests on; no two have the same role.
 */
evidence: Array<Evidence>, 
/**
 * The action that it allows the seat in a phase for it, in notation.
 */
action: string | null, };

/**
 * The time control.
 */
export type Clock = { "type": "none" } | { "type": "real-time", 
/**
 * The budget in seconds, 10 to 7,200.
 */
base: number, 
/**
 * The increment in seconds, 0 to 120.
 */
increment: number, } | { "type": "days", 
/**
 * Days for each turn, 1 to 14.
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
 * Whether it is running.
 */
running: boolean, };

/**
 * A command to a table, sent over its socket or by HTTP.
 */
export type Command = { 
/**
 * Chosen by the client, 1 to 64 characters. A command repeated with the same key is not executed again; the
 * server repeats its answer.
 */
idempotency_key: string, } & ({ "type": "act", 
/**
 * The position number (`State.at`) they are meant for. Any other position refuses them as `stale`.
 */
at: number, 
/**
 * The actions, in notation.
 */
actions: Array<string>, } | { "type": "sit", 
/**
 * The seat; any free seat if missing.
 */
seat?: string, } | { "type": "leave" } | { "type": "ready", 
/**
 * The player's contribution to the shuffle, drawn after seeing the commitment. Only for the start.
 */
nonce?: string, } | { "type": "resign" } | { "type": "offer-draw" } | { "type": "answer-draw", 
/**
 * True to accept, false to decline.
 */
yes: boolean, } | { "type": "ask-takeback" } | { "type": "answer-takeback", 
/**
 * True to allow, false to refuse.
 */
yes: boolean, } | { "type": "abort" } | { "type": "claim", 
/**
 * True to call the game off, if all others left; false to claim the win. Among more than two players a bot
 * plays on for those who left.
 */
call_off: boolean, } | { "type": "say", 
/**
 * The text, 1 to 300 characters.
 */
text: string, } | { "type": "mute", 
/**
 * The seat.
 */
seat: string, 
/**
 * True to hide, false to show.
 */
on: boolean, } | { "type": "rematch" });

/**
 * A check of the connection by the client, answered with [`ServerMessage::Pong`]. Programs that see the pings of the
 * WebSocket protocol do not need it; pages in browsers do not see them.
 */
export type ConnectionCheck = { "type": "ping" };

/**
 * Request to sign in with a password.
 */
export type Credentials = { 
/**
 * The account name, compared without regard to case.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * Everything the server stores about you.
 */
export type DataExport = { 
/**
 * The account or guest that is signed in.
 */
me: Me, 
/**
 * Your sessions and tokens.
 */
sessions: Array<SessionInfo>, 
/**
 * Your passkeys.
 */
passkeys: Array<PasskeyInfo>, 
/**
 * Your profile.
 */
profile: Profile, 
/**
 * Your finished tables.
 */
history: Array<HistoryEntry>, 
/**
 * The records of your finished tables.
 */
records: Array<string>, 
/**
 * The ids of finished tables whose log cannot be read.
 */
unreadable: Array<string>, 
/**
 * The ids of your unfinished tables.
 */
playing: Array<string>, 
/**
 * Your chat messages.
 */
messages: Array<ExportedMessage>, 
/**
 * The people you played at rated tables, for each rating list.
 */
opponents: Array<ExportedOpponent>, 
/**
 * The rated tables that you called off.
 */
aborts: Array<ExportedAbort>, };

/**
 * What happened.
 */
export type EventKind = { "type": "opened" } | { "type": "sat", 
/**
 * The player.
 */
player: Player, } | { "type": "left" } | { "type": "ready", 
/**
 * Whether this was the last seat, so that the round was dealt.
 */
started: boolean, } | { "type": "acted", 
/**
 * The action as this viewer may see it, in notation.
 */
action: string, 
/**
 * The action as a translatable message.
 */
phrase: Phrase, 
/**
 * The turn of the round it belongs to, from 1.
 */
turn: number, 
/**
 * The number of actions before it in this round.
 */
ply: number, 
/**
 * The outcome of the round, if the action ended it.
 */
ended: Outcome | null, } | { "type": "resigned", 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "out-of-time", 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "abandoned", 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "draw-offered" } | { "type": "draw-answered", 
/**
 * True if it agreed.
 */
yes: boolean, 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "takeback-asked" } | { "type": "takeback-answered", 
/**
 * True if it agreed.
 */
yes: boolean, 
/**
 * The number of actions left in this round.
 */
ply: number, } | { "type": "aborted" } | { "type": "said", 
/**
 * The player.
 */
player: Player, 
/**
 * The text.
 */
text: string, } | { "type": "rematch-wanted" } | { "type": "rematch", 
/**
 * The id of its table.
 */
table: string, } | { "type": "resumed" } | { "type": "hidden" };

/**
 * One part of the proof of an annotation.
 */
export type Evidence = { 
/**
 * Its part in the proof, for programs: `own`, `best-reply`.
 */
role: string, 
/**
 * The same for people; pieces are shown after it.
 */
phrase: Phrase, 
/**
 * What was computed, by name. Empty together with `pieces` if the evidence does not exist.
 */
facts: { [key in string]: Fact }, 
/**
 * The cards, or the touches of other things, that prove it.
 */
pieces: Array<string>, };

/**
 * How a round or a match ended.
 */
export type Ending = "played" | "resigned" | "time" | "agreed" | "abandoned";

/**
 * A rated table that you called off.
 */
export type ExportedAbort = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * When you called it off.
 */
at: number, };

/**
 * A chat message you sent.
 */
export type ExportedMessage = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * When it was sent.
 */
at: number, 
/**
 * The text.
 */
text: string, };

/**
 * A person you played at a rated table.
 */
export type ExportedOpponent = { 
/**
 * The key of the rating list.
 */
ladder: string, 
/**
 * The person.
 */
player: Player, };

/**
 * A value that was computed.
 */
export type Fact = boolean | number | string;

/**
 * The commitment to the shuffle; docs/fairness.md explains how to verify it.
 */
export type Fairness = { 
/**
 * SHA-256 of the server's secret, published before any player sends a nonce: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * The nonce of each seat; null if it has sent none.
 */
nonces: Array<string | null>, 
/**
 * The server's secret, revealed when the table is over.
 */
secret: string | null, };

/**
 * One position of a replay.
 */
export type Frame = { 
/**
 * The full position, in notation.
 */
position: string, 
/**
 * The seat to move.
 */
turn: string | null, 
/**
 * The kind of decision the position waits for.
 */
phase: string, 
/**
 * The turn of the round, from 1.
 */
turn_number: number, 
/**
 * The score of each seat.
 */
scores: Array<number>, 
/**
 * The seat that made the action leading here.
 */
by: string | null, 
/**
 * The action leading here, in notation.
 */
action: string | null, 
/**
 * The action as a translatable message.
 */
phrase: Phrase | null, };

/**
 * A game and its options.
 */
export type GameInfo = { 
/**
 * The name used in requests.
 */
name: string, 
/**
 * The minimum number of players.
 */
min_players: number, 
/**
 * The maximum number of players.
 */
max_players: number, 
/**
 * The options a table can set.
 */
options: Array<OptionInfo>, 
/**
 * Whether it is played in matches of several rounds.
 */
matches: boolean, 
/**
 * The number of rounds to suggest for a new table, by the number of players from the minimum on.
 */
usual_rounds: Array<number>, 
/**
 * Whether to offer it in menus. A game that is not listed can be played by its name.
 */
listed: boolean, };

/**
 * A bot's recommendation.
 */
export type Hint = { 
/**
 * The action, in notation.
 */
action: string, 
/**
 * The touches of that move.
 */
touches: Array<string>, 
/**
 * The estimated win probability after it, from 0 to 1.
 */
value: number, 
/**
 * The alternatives it considered, best first, with their win probabilities.
 */
others: Array<[string, number]>, 
/**
 * The expected continuation, in notation.
 */
line: Array<string>, 
/**
 * What the rules say about the action.
 */
reasons?: Array<Annotation>, };

/**
 * A page of finished tables, latest first.
 */
export type History = { 
/**
 * The tables of this page.
 */
entries: Array<HistoryEntry>, 
/**
 * The cursor of the next page, for the query parameter `before`; null on the last page.
 */
before: string | null, };

/**
 * A finished table in a player's history.
 */
export type HistoryEntry = { 
/**
 * The id of the table; absent if it is not listed and you did not sit at it.
 */
table?: string, 
/**
 * The setup of the table.
 */
setup: Setup, 
/**
 * The occupants, seat by seat.
 */
seats: Array<Occupant | null>, 
/**
 * The seat of the player whose history this is.
 */
seat: string, 
/**
 * The outcome.
 */
outcome: Outcome, 
/**
 * When the table ended.
 */
ended: number, };

/**
 * The requested occupant of a seat.
 */
export type Invitee = { "type": "me" } | { "type": "anyone" } | { "type": "bot", 
/**
 * The bot level.
 */
level: string, };

/**
 * A rating list: one game under one set of rules.
 */
export type Ladder = { 
/**
 * Its key in request paths.
 */
key: string, 
/**
 * The game.
 */
game: string, 
/**
 * The game options that define the list, without `first`.
 */
options: Record<string, string | number | boolean>, 
/**
 * The number of players.
 */
players: number, };

/**
 * One row of a rating list.
 */
export type LadderPlace = { 
/**
 * Rank by `score`, from 1; null for a provisional place, which has too few rated tables or opponents.
 */
rank: number | null, 
/**
 * The player.
 */
player: Player, 
/**
 * The Glicko-2 rating.
 */
rating: number, 
/**
 * The rating deviation.
 */
deviation: number, 
/**
 * The conservative rating by which places are ordered: `rating` − 2 × `deviation`.
 */
score: number, 
/**
 * Number of rated tables.
 */
games: number, 
/**
 * Number of different opponents.
 */
opponents: number, };

/**
 * A player's standing in one rating list.
 */
export type LadderStanding = { 
/**
 * The rating list.
 */
ladder: Ladder, 
/**
 * The Glicko-2 rating.
 */
rating: number, 
/**
 * The rating deviation: the 95% confidence interval is `rating` ± 2 × `deviation`.
 */
deviation: number, 
/**
 * Number of rated tables.
 */
games: number, 
/**
 * Whether the list gives no rank yet, since there are too few rated tables or opponents.
 */
provisional: boolean, };

/**
 * A bot level.
 */
export type LevelInfo = { 
/**
 * Its name.
 */
name: string, };

/**
 * The public tables.
 */
export type Lobby = { 
/**
 * Public tables with a free seat.
 */
waiting: Array<TableOverview>, 
/**
 * Public tables in play that allow spectators.
 */
playing: Array<TableOverview>, };

/**
 * The account or guest that is signed in.
 */
export type Me = { 
/**
 * How other players see you.
 */
player: Player, 
/**
 * When the account or guest was created.
 */
since: number, 
/**
 * Whether a password is set.
 */
password: boolean, };

/**
 * A legal move.
 */
export type Move = { 
/**
 * The action in notation, to be sent in `act`.
 */
action: string, 
/**
 * The things to touch for this move, in order. No list is a prefix of another, so a client that collects
 * touches knows when a move is complete and what can be touched next.
 */
touches: Array<string>, 
/**
 * Where the move leads, if no touch says so.
 */
destination?: string, };

/**
 * Request to change the account name.
 */
export type NewName = { 
/**
 * A unique name: 2 to 24 letters, digits, `-`, `_` or single spaces.
 */
name: string, };

/**
 * Request to register a passkey.
 */
export type NewPasskey = { 
/**
 * The ticket of the challenge.
 */
ticket: string, 
/**
 * A display name for the passkey.
 */
label: string, 
/**
 * The credential, in the JSON form of `PublicKeyCredential`.
 */
credential: unknown, };

/**
 * Request to change the password.
 */
export type NewPassword = { 
/**
 * The current password.
 */
old: string, 
/**
 * The new password: 8 to 200 characters.
 */
new: string, };

/**
 * Request to create a table.
 */
export type NewTable = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The options of the game; missing options have their defaults.
 */
options?: Record<string, string | number | boolean>, 
/**
 * The seats in order. Their number is the number of players, and exactly one is `me`.
 */
seats: Array<Invitee>, 
/**
 * The time control.
 */
clock?: Clock, 
/**
 * Whether the lobby lists the table.
 */
open?: boolean, 
/**
 * Whether the result changes ratings. Needs an account and no bots.
 */
rated?: boolean, 
/**
 * Whether spectators are allowed.
 */
spectators?: boolean, 
/**
 * Whether players can chat.
 */
chat?: boolean, 
/**
 * The number of rounds of the match, 1 to 9.
 */
rounds?: number, 
/**
 * Chosen by the client, 1 to 64 characters. Repeating a request with the same key and token returns the table
 * it created the first time, so a client that got no response can retry safely.
 */
idempotency_key?: string, };

/**
 * A new API token. The server stores only its hash, so it cannot be shown again.
 */
export type NewToken = { 
/**
 * The id used to revoke it.
 */
id: string, 
/**
 * The token, sent as `Authorization: Bearer …`.
 */
token: string, };

/**
 * One event of the table's log, as this viewer may see it.
 */
export type EventView = { 
/**
 * The sequence number: 1, 2, 3, … without gaps, the same for every viewer.
 */
seq: number, 
/**
 * When it happened.
 */
at: number, 
/**
 * The seat it concerns.
 */
seat: string | null, } & ({ "type": "opened" } | { "type": "sat", 
/**
 * The player.
 */
player: Player, } | { "type": "left" } | { "type": "ready", 
/**
 * Whether this was the last seat, so that the round was dealt.
 */
started: boolean, } | { "type": "acted", 
/**
 * The action as this viewer may see it, in notation.
 */
action: string, 
/**
 * The action as a translatable message.
 */
phrase: Phrase, 
/**
 * The turn of the round it belongs to, from 1.
 */
turn: number, 
/**
 * The number of actions before it in this round.
 */
ply: number, 
/**
 * The outcome of the round, if the action ended it.
 */
ended: Outcome | null, } | { "type": "resigned", 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "out-of-time", 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "abandoned", 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "draw-offered" } | { "type": "draw-answered", 
/**
 * True if it agreed.
 */
yes: boolean, 
/**
 * The outcome of the game, if this ended it.
 */
ended: Outcome | null, } | { "type": "takeback-asked" } | { "type": "takeback-answered", 
/**
 * True if it agreed.
 */
yes: boolean, 
/**
 * The number of actions left in this round.
 */
ply: number, } | { "type": "aborted" } | { "type": "said", 
/**
 * The player.
 */
player: Player, 
/**
 * The text.
 */
text: string, } | { "type": "rematch-wanted" } | { "type": "rematch", 
/**
 * The id of its table.
 */
table: string, } | { "type": "resumed" } | { "type": "hidden" });

/**
 * The occupant of a seat.
 */
export type Occupant = { "type": "player" } & Player | { "type": "bot", 
/**
 * The bot level.
 */
level: string, };

/**
 * An option of a game.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * The allowed values.
 */
allowed: Allowed, 
/**
 * The default; null if it depends on the number of players.
 */
preset: string | number | boolean | null, };

/**
 * The requested change.
 */
export type TableRequest = { "type": "act", 
/**
 * The position number (`State.at`) they are meant for. Any other position refuses them as `stale`.
 */
at: number, 
/**
 * The actions, in notation.
 */
actions: Array<string>, } | { "type": "sit", 
/**
 * The seat; any free seat if missing.
 */
seat?: string, } | { "type": "leave" } | { "type": "ready", 
/**
 * The player's contribution to the shuffle, drawn after seeing the commitment. Only for the start.
 */
nonce?: string, } | { "type": "resign" } | { "type": "offer-draw" } | { "type": "answer-draw", 
/**
 * True to accept, false to decline.
 */
yes: boolean, } | { "type": "ask-takeback" } | { "type": "answer-takeback", 
/**
 * True to allow, false to refuse.
 */
yes: boolean, } | { "type": "abort" } | { "type": "claim", 
/**
 * True to call the game off, if all others left; false to claim the win. Among more than two players a bot
 * plays on for those who left.
 */
call_off: boolean, } | { "type": "say", 
/**
 * The text, 1 to 300 characters.
 */
text: string, } | { "type": "mute", 
/**
 * The seat.
 */
seat: string, 
/**
 * True to hide, false to show.
 */
on: boolean, } | { "type": "rematch" };

/**
 * The result of a round or a match.
 */
export type Outcome = { 
/**
 * Who won.
 */
verdict: Verdict, 
/**
 * How it ended.
 */
ending: Ending, };

/**
 * Request to sign in with a passkey.
 */
export type PasskeyAnswer = { 
/**
 * The ticket of the challenge.
 */
ticket: string, 
/**
 * The credential, in the JSON form of `PublicKeyCredential`.
 */
credential: unknown, };

/**
 * A `WebAuthn` challenge.
 */
export type PasskeyChallenge = { 
/**
 * Identifies the challenge; send it back with the credential.
 */
ticket: string, 
/**
 * The options for `navigator.credentials`, in the JSON form of `PublicKeyCredential`.
 */
options: unknown, };

/**
 * A registered passkey.
 */
export type PasskeyInfo = { 
/**
 * The id used to remove it.
 */
id: string, 
/**
 * Its display name.
 */
label: string, 
/**
 * When it was registered.
 */
created: number, };

/**
 * Request for a challenge to sign in with a passkey.
 */
export type PasskeyName = { 
/**
 * The account name.
 */
name: string, };

/**
 * Request for a challenge to register a passkey, with a proof that it comes from the owner of the account.
 */
export type PasskeyRequest = { 
/**
 * The password of the account. Needed if the account has one.
 */
password?: string, 
/**
 * The answer of one of the account's passkeys to a challenge of `/api/session/passkey/challenge`. Needed if the
 * account has no password.
 */
passkey?: PasskeyAnswer, };

/**
 * A translatable message: a key in the Fluent files and its arguments. Cards are given by their codes, seats by their letters.
 */
export type Phrase = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * The arguments, by name.
 */
args: { [key in string]: string }, };

/**
 * A player: an account, a guest or a program.
 */
export type Player = { 
/**
 * The id of the account or guest.
 */
id: string, 
/**
 * The display name.
 */
name: string, 
/**
 * Whether the player is a guest without an account.
 */
guest: boolean, 
/**
 * Whether a program plays with this account.
 */
program: boolean, };

/**
 * Why a request was refused. A refused request changes nothing.
 */
export type Problem = { 
/**
 * A stable, machine-readable code.
 */
code: string, 
/**
 * An English explanation for people.
 */
message: string, 
/**
 * The rule of the game that forbids it, as a translatable message.
 */
phrase?: Phrase, 
/**
 * The id of that rule, such as `ST-C6`.
 */
rule?: string, };

/**
 * The public profile of a player.
 */
export type Profile = { 
/**
 * The player.
 */
player: Player, 
/**
 * When the account or guest was created.
 */
since: number, 
/**
 * Finished tables for each game.
 */
tallies: Array<[string, Tally]>, 
/**
 * The current ratings.
 */
standings: Array<LadderStanding>, 
/**
 * The rating history, earliest first.
 */
ratings: Array<RatingPoint>, };

/**
 * Request to join an open table with this setup, or to open one.
 */
export type QuickMatch = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The options of the game; missing options have their defaults.
 */
options?: Record<string, string | number | boolean>, 
/**
 * The number of players; the game's minimum if missing.
 */
players?: number, 
/**
 * The time control.
 */
clock?: Clock, 
/**
 * Whether the result changes ratings.
 */
rated?: boolean, };

/**
 * The rating after one rated table.
 */
export type RatingPoint = { 
/**
 * The rating list.
 */
ladder: string, 
/**
 * When the table ended.
 */
at: number, 
/**
 * The Glicko-2 rating.
 */
rating: number, 
/**
 * The rating deviation.
 */
deviation: number, };

/**
 * Request to create an account. A signed-in guest becomes the account and keeps its history.
 */
export type Registration = { 
/**
 * A unique name: 2 to 24 letters, digits, `-`, `_` or single spaces.
 */
name: string, 
/**
 * The password: 8 to 200 characters.
 */
password: string, 
/**
 * Whether a program plays with this account. Other players see it.
 */
program?: boolean, };

/**
 * One action that a review looked at.
 */
export type ReviewAction = { 
/**
 * The action, in notation.
 */
action: string, 
/**
 * The things to touch for it, in order.
 */
touches: Array<string>, 
/**
 * The action as a translatable message; null if what it reveals would be part of the message.
 */
phrase: Phrase | null, 
/**
 * The chance of the seat after it, from 0 to 1.
 */
chance: number, 
/**
 * The standard error of the chance.
 */
error: number, 
/**
 * The expected continuation: seats and actions, in notation.
 */
line: Array<[string, string]>, 
/**
 * What the rules say about it.
 */
reasons: Array<Annotation>, };

/**
 * How one step changed the winning chance of a seat. All numbers are chances: 0.01 is a point. For each seat the chance
 * before the step, luck, own and others add up to the chance after it.
 */
export type ReviewChange = { 
/**
 * The chance after the step, from 0 to 1.
 */
chance: number, 
/**
 * The standard error of the chance.
 */
error: number, 
/**
 * What random or hidden things turned out to be.
 */
luck: number, 
/**
 * The seat's own decision.
 */
own: number, 
/**
 * What another seat did.
 */
others: number, };

/**
 * A decision of a seat, judged from what it saw.
 */
export type ReviewDecision = { 
/**
 * What the seat saw, in notation.
 */
view: string, 
/**
 * How much chance the action gives away against the best one.
 */
cost: number, 
/**
 * The standard error of the cost.
 */
error: number, 
/**
 * Whether the cost is larger than its error explains.
 */
mistake: boolean, 
/**
 * What the decision is about: the message `TAG-theme-THEME` of the game's words.
 */
theme: string | null, 
/**
 * The action that was played.
 */
played: ReviewAction | null, 
/**
 * The best actions, best first.
 */
best: Array<ReviewAction>, };

/**
 * Some steps of a review: as many as are computed in the time of one request.
 */
export type ReviewPart = { 
/**
 * The next steps, at least one unless all are done.
 */
steps: Array<ReviewStep>, 
/**
 * The number of all steps of the game.
 */
all: number, };

/**
 * Request to review a game, or the rest of it.
 */
export type ReviewRequest = { 
/**
 * The record of the game, or of all rounds of a match.
 */
record: string, 
/**
 * Which of the rounds is reviewed, from 0.
 */
round: number, 
/**
 * The number of steps that are done.
 */
done: number, 
/**
 * For each seat its chance after the last of them, and the error of the chance.
 */
chances: Array<[number, number]>, };

/**
 * One step of a reviewed game: the deal, or an action with what it revealed.
 */
export type ReviewStep = { 
/**
 * The number of actions made, this one included; 0 is the deal.
 */
number: number, 
/**
 * The seat that acted; null for the deal.
 */
seat: string | null, 
/**
 * Its action, in notation.
 */
action: string | null, 
/**
 * For each seat, how its winning chance changed.
 */
changes: Array<ReviewChange>, 
/**
 * The decision; null for the deal and where the seat had no choice.
 */
decision: ReviewDecision | null, };

/**
 * A finished table, position by position, with nothing hidden.
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
 * The outcome; null if the match ended before the round did.
 */
outcome: Outcome | null, };

/**
 * Whether a table is played by the newest rules of its game.
 */
export type RulesStatus = "current" | "older" | "closed";

/**
 * The state of a seat.
 */
export type SeatState = { 
/**
 * The letter of the seat.
 */
seat: string, 
/**
 * The occupant; null if the seat is free.
 */
who: Occupant | null, 
/**
 * Whether the seat is ready for the start or for the next round.
 */
ready: boolean, 
/**
 * Whether the seat resigned, ran out of time or left, so that a bot plays for it.
 */
gone: boolean, 
/**
 * The score in this round.
 */
score: number, 
/**
 * The points in the match.
 */
points: number, 
/**
 * The clock, if the table has a time control.
 */
clock: ClockState | null, };

/**
 * The version and features of this server.
 */
export type ServerInfo = { 
/**
 * The version of the server.
 */
version: string, 
/**
 * The version of the messages.
 */
protocol: number, 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * The bot levels, weakest first.
 */
levels: Array<LevelInfo>, 
/**
 * Whether this server supports passkeys.
 */
passkeys: boolean, };

/**
 * A session or an API token.
 */
export type SessionInfo = { 
/**
 * The id used to revoke it.
 */
id: string, 
/**
 * The user agent that signed in, or the display name of the token.
 */
label: string, 
/**
 * When it was created.
 */
created: number, 
/**
 * Whether it authenticates this request.
 */
current: boolean, };

/**
 * The validated setup of a table, with every option.
 */
export type Setup = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * All options of the game.
 */
options: Record<string, string | number | boolean>, 
/**
 * The number of players.
 */
players: number, 
/**
 * The time control.
 */
clock: Clock, 
/**
 * Whether the lobby lists the table.
 */
open: boolean, 
/**
 * Whether the result changes ratings.
 */
rated: boolean, 
/**
 * Whether spectators are allowed.
 */
spectators: boolean, 
/**
 * Whether players can chat.
 */
chat: boolean, 
/**
 * The number of rounds of the match, 1 to 9.
 */
rounds: number, };

/**
 * Response to every way of signing in. The token is also set as an `HttpOnly` cookie.
 */
export type SignedIn = { 
/**
 * The account or guest that is signed in.
 */
me: Me, 
/**
 * The session token. Programs send it as `Authorization: Bearer …`.
 */
token: string, };

/**
 * A table as one viewer may see it now.
 */
export type State = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The sequence number of the last event included in this state.
 */
seq: number, 
/**
 * The server's time when this state was built; clocks count down from here.
 */
now: number, 
/**
 * The setup of the table.
 */
setup: Setup, 
/**
 * The status.
 */
status: Status, 
/**
 * Whether it is played by the newest rules.
 */
rules: RulesStatus, 
/**
 * Your seat, if you have one.
 */
me: string | null, 
/**
 * Whether you created the table.
 */
host: boolean, 
/**
 * The seats.
 */
seats: Array<SeatState>, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Your view of the position, in notation; null before the deal.
 */
view: string | null, 
/**
 * The kind of decision the table waits for.
 */
phase: string | null, 
/**
 * The seat to move.
 */
turn: string | null, 
/**
 * The position number. A move names it, so that a move meant for another position is refused.
 */
at: number, 
/**
 * The number of actions made in this round.
 */
ply: number, 
/**
 * The turn of the round, from 1.
 */
turn_number: number, 
/**
 * Your legal moves; empty if you are not to move.
 */
moves: Array<Move>, 
/**
 * What the rules say about things on the table, as far as you may know.
 */
annotations: Array<Annotation>, 
/**
 * The touches of the things that `/api/tables/{id}/annotations/{touch}` explains.
 */
explainable: Array<string>, 
/**
 * The seat whose draw offer is open.
 */
draw: string | null, 
/**
 * The seat whose takeback request is open.
 */
takeback: string | null, 
/**
 * Whether you can ask for a takeback.
 */
can_take_back: boolean, 
/**
 * Whether you can abort the table: before your first action.
 */
can_abort: boolean, 
/**
 * Whether you can ask for a hint.
 */
can_hint: boolean, 
/**
 * The outcome of the last round, or of the match when it is over.
 */
outcome: Outcome | null, 
/**
 * The seats that want a rematch.
 */
rematch: Array<string>, 
/**
 * The id of the rematch table.
 */
next_table: string | null, 
/**
 * The seats you have muted.
 */
muted: Array<string>, 
/**
 * The commitment to the shuffle.
 */
fairness: Fairness, 
/**
 * The ratings of the seats before and after the table, once a rated table is settled.
 */
ratings: { [key in string]: [number, number] }, };

/**
 * What changed in a `State`. Every field that is present replaces the field of the same name, also if it is
 * null. In the lists `seats`, `moves`, `annotations` and `explainable` a number stands for the element with
 * that index in the list before. A field that is missing did not change.
 */
export type StatePatch = { 
/**
 * The sequence number of the last event included.
 */
seq: number, 
/**
 * The server's time; the clocks of all seats count from here.
 */
now: number, 
/**
 * Replaces the field of the state.
 */
setup?: Setup, 
/**
 * Replaces the field of the state.
 */
status?: Status, 
/**
 * Replaces the field of the state.
 */
rules?: RulesStatus, 
/**
 * Replaces the field of the state.
 */
me?: string | null, 
/**
 * Replaces the field of the state.
 */
host?: boolean, 
/**
 * Replaces the field of the state.
 */
round?: number, 
/**
 * Replaces the field of the state.
 */
view?: string | null, 
/**
 * Replaces the field of the state.
 */
phase?: string | null, 
/**
 * Replaces the field of the state.
 */
turn?: string | null, 
/**
 * Replaces the field of the state.
 */
at?: number, 
/**
 * Replaces the field of the state.
 */
ply?: number, 
/**
 * Replaces the field of the state.
 */
turn_number?: number, 
/**
 * Replaces the field of the state.
 */
draw?: string | null, 
/**
 * Replaces the field of the state.
 */
takeback?: string | null, 
/**
 * Replaces the field of the state.
 */
can_take_back?: boolean, 
/**
 * Replaces the field of the state.
 */
can_abort?: boolean, 
/**
 * Replaces the field of the state.
 */
can_hint?: boolean, 
/**
 * Replaces the field of the state.
 */
outcome?: Outcome | null, 
/**
 * Replaces the field of the state.
 */
rematch?: Array<string>, 
/**
 * Replaces the field of the state.
 */
next_table?: string | null, 
/**
 * Replaces the field of the state.
 */
muted?: Array<string>, 
/**
 * Replaces the field of the state.
 */
fairness?: Fairness, 
/**
 * Replaces the field of the state.
 */
ratings?: { [key in string]: [number, number] }, 
/**
 * The new list; a number stands for an element of the list before.
 */
seats?: Array<ListItem<SeatState>>, 
/**
 * The new list; a number stands for an element of the list before.
 */
moves?: Array<ListItem<Move>>, 
/**
 * The new list; a number stands for an element of the list before.
 */
annotations?: Array<ListItem<Annotation>>, 
/**
 * The new list; a number stands for an element of the list before.
 */
explainable?: Array<ListItem<string>>, };

/**
 * The status of a table.
 */
export type Status = "waiting" | "playing" | "between" | "over" | "aborted";

/**
 * The analysis of a position.
 */
export type Study = { 
/**
 * The full position after the actions.
 */
position: string, 
/**
 * The view of the seat.
 */
view: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * The seat whose view this is.
 */
seat: string, 
/**
 * The seat to move.
 */
turn: string | null, 
/**
 * The kind of decision the position waits for.
 */
phase: string, 
/**
 * The score of each seat.
 */
scores: Array<number>, 
/**
 * The legal moves of the seat to move.
 */
moves: Array<Move>, 
/**
 * What the rules say about things on the table, as far as the seat may know.
 */
annotations: Array<Annotation>, 
/**
 * The actions as the seat may see them, as translatable messages.
 */
phrases: Array<Phrase>, 
/**
 * The verdict, if the game is over.
 */
verdict: Verdict | null, 
/**
 * The hint, if one was requested.
 */
hint: Hint | null, 
/**
 * What the rules say about each of the actions that were asked about.
 */
reasons: Array<Array<Annotation>>, };

/**
 * Request to analyse a position.
 */
export type StudyRequest = { 
/**
 * A full position, in notation; or what the seat to move sees, with ?? for hidden cards.
 */
position: string, 
/**
 * The seed for random draws: 64 hexadecimal digits; zeros if missing.
 */
seed?: string, 
/**
 * Actions to make from there, in notation.
 */
actions?: Array<string>, 
/**
 * The seat whose view is returned; the seat to move if missing.
 */
seat?: string, 
/**
 * The bot level that gives a hint; no hint if missing.
 */
level?: string, 
/**
 * Legal actions about which the rules are asked.
 */
reasons?: Array<string>, };

/**
 * The table that was created or joined.
 */
export type TableCreated = { 
/**
 * The id of the table. It is unguessable and serves as the invitation.
 */
id: string, 
/**
 * Your seat, if you have one.
 */
seat: string | null, };

/**
 * A table in a list.
 */
export type TableOverview = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The setup.
 */
setup: Setup, 
/**
 * The occupants, seat by seat; null for a free seat.
 */
seats: Array<Occupant | null>, 
/**
 * The status.
 */
status: Status, 
/**
 * The seat to move.
 */
turn: string | null, 
/**
 * Your seat, if you have one.
 */
mine: string | null, 
/**
 * When it was created.
 */
created: number, 
/**
 * When its last event happened.
 */
changed: number, };

/**
 * Number of tables won, drawn and lost.
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
 * Request to create an API token.
 */
export type TokenRequest = { 
/**
 * A display name for the token.
 */
label: string, };

/**
 * A message from the server over the socket of a table.
 */
export type ServerMessage = { "type": "update", 
/**
 * The events, in order.
 */
events: Array<EventView>, 
/**
 * The table after them.
 */
state: State, } | { "type": "patch", 
/**
 * The events, in order.
 */
events: Array<EventView>, 
/**
 * The sequence number of the state that the patch changes. A client with another state must reconnect.
 */
base: number, 
/**
 * The changes.
 */
patch: StatePatch, } | { "type": "done", 
/**
 * The key of the command.
 */
idempotency_key: string, 
/**
 * The sequence number of its last event.
 */
seq: number, } | { "type": "refused", 
/**
 * The key of the command; null if the message could not be parsed.
 */
idempotency_key: string | null, 
/**
 * The reason.
 */
problem: Problem, 
/**
 * The current state, if the command was meant for another position. It can be older than the client's.
 */
state?: State, } | { "type": "presence", 
/**
 * The seats with a socket that answers.
 */
seats: Array<string>, 
/**
 * The number of spectators.
 */
spectators: number, 
/**
 * The seats whose players left a rated game in real time at least two minutes ago: the others can claim.
 */
absent: Array<string>, } | { "type": "pong" } | { "type": "goodbye" };

/**
 * Who won.
 */
export type Verdict = { "type": "won", 
/**
 * The winner.
 */
seat: string, } | { "type": "draw" } | { "type": "nobody" };

/**
 * An element of a list in a patch.
 */
export type ListItem<T> = number | T;
