// The controller of the board of Schotten Totten.

import type { Phrase } from '../../lib/wire.ts';
import { BoardController, useBoard, type ActedEvent, type Edge, type Landing, type Overlay } from '../shared/controller.svelte.ts';
import type { Sketch } from '../shared/flight.ts';
import type { Keyboard } from '../shared/keyboard.ts';
import { describePhrase } from '../shared/phrase.ts';
import { reasonAt } from '../shared/reasons.ts';
import type { Sound } from '../shared/sound.ts';
import { whatAt } from '../shared/targets.ts';
import { split } from '../shared/touch.ts';
import { capital, type Words } from '../shared/words.ts';
import { changes, touchedCards } from './changes.ts';
import { claimsOf, type Claim } from './claims.ts';
import { carry } from './flight.ts';
import { hintText } from './hints.ts';
import { layout, type Layout } from './layout.ts';
import { cardName, inEdition, tacticHelp, type Edition } from './names.ts';
import { isTactic, other, parse, type CardCode, type Seat, type Stone, type View } from './parse.ts';
import { sentence } from './prompt.ts';
import { refusal } from './refusal.ts';
import { reason, verdicts } from './reason.ts';
import { spoken } from './rich.ts';
import { shortcuts } from './shortcuts.ts';

const stoneAt = (at: Element | null): HTMLElement | null => at?.closest<HTMLElement>('[data-stone]') ?? null;

/** The stones that were claimed between two views. */
const newlyOwned = (before: View, after: View): Stone[] => after.stones.filter((stone, index) => stone.owner && !before.stones[index]?.owner);

export class SchottenBoard extends BoardController<View, Layout, Seat> {
  readonly text = $derived.by(() => sentence(this.words, this.situation));
  /** The most cards that a side of a stone takes. */
  readonly room = $derived.by(() => (this.parsed?.stones.some((stone) => stone.mud) ? 4 : 3));
  readonly layout = $derived.by(() =>
    layout({
      width: this.width || 360,
      height: this.height || 600,
      room: this.room,
      hand: this.parsed?.hands[this.bottom].length ?? 6,
      piles: this.parsed?.tactic ? 3 : 1,
      tracker: this.options.tracker,
    }),
  );
  readonly claims: readonly Claim[] = $derived.by(() => claimsOf(this.props.state.annotations));
  /** By stone, what the rules said of the claims that were made while this page was open. */
  proofs = $state.raw<ReadonlyMap<number, Claim>>(new Map());
  #claimsBefore: readonly Claim[] = [];
  protected override readonly explainsFocus = true;

  protected parse(text: string): View {
    return parse(text);
  }

  /** The words with the names of the edition that is played. */
  override get words(): Words {
    return inEdition(this.props.words, this.edition);
  }
  get top(): Seat {
    return other(this.bottom);
  }
  get edition(): Edition {
    return this.parsed?.rules.edition ?? '2016';
  }
  /** The stone that is being explained. */
  get explainedStone(): number | null {
    return this.overlay?.kind === 'stone' ? Number(this.overlay.of) : null;
  }
  /** The tactic card that is chosen, when nothing else is chosen after it. */
  get chosenTactic(): CardCode | null {
    const card = this.chosen.length === 1 ? split(this.chosen[0]!)[1] : '';
    return isTactic(card) ? card : null;
  }
  get hintText(): string {
    return this.hinted ? hintText(this.words, this.props.hint!, this.name) : '';
  }
  override get overlayTitle(): string {
    return this.titleOf(this.overlay!);
  }
  override titleOf({ kind, of }: Overlay): string {
    if (kind === 'stone') return this.words('stb-stone', { stone: Number(of) });
    return kind === 'help' ? this.name(of) : this.words(kind === 'discard' ? 'board-discard' : 'board-tracker');
  }
  override readonly name = (card: CardCode): string => cardName(this.words, card, this.edition);
  readonly help = (card: CardCode): string => tacticHelp(this.words, card, this.edition);
  /** The name of a seat as this viewer would say it. */
  readonly who = (seat: Seat): string => (seat === this.me ? this.words('stb-side-yours') : (this.names[seat] ?? seat));

  /** On a phone a sheet covers the piles, the sentence and the hand, and leaves the border in sight. */
  override along(board: DOMRect): Edge | null {
    const shelf = this.layout.mode === 'tall' ? this.root?.querySelector('.piles')?.getBoundingClientRect() : undefined;
    return shelf ? { edge: 'bottom', least: board.bottom - shelf.top } : null;
  }

  protected override describeChoice(what: string): string {
    return `${this.words('stb-chosen', { card: capital(this.name(split(what)[1])) })} ${this.text}`;
  }

  override refusal(what: string): Phrase | null {
    return this.me ? refusal(this.view, this.me, this.chosen, what) : null;
  }

  protected override tapIdle(at: HTMLElement): void {
    const [kind, card] = split(at.dataset.touch?.split(' ')[0] ?? '');
    // Another card instead of the chosen one, or the same one again.
    if ((kind === 'hand' || kind === 'card') && this.touch(`${kind}:${card}`)) return;
    const stone = stoneAt(at)?.dataset.stone;
    const [stays] = kind === 'hand' ? this.annotationsOf(`hand:${card}`) : [];
    if (stays) this.refuse(at, this.format(stays.phrase));
    else if (at.dataset.help) this.explain(at);
    else if (kind === 'discard') this.show({ kind: 'discard', of: '' }, at);
    else if (kind === 'hand') this.refuse(at, [this.words('stb-no-card', { card: capital(this.name(card)) }), reasonAt(this, at)].filter(Boolean).join(' '));
    else if (kind === 'pile') this.refuseTouch(at);
    else if (stone && this.chosen.length) {
      const chosen = capital(this.name(split(this.chosen.at(-1)!)[1]));
      this.refuse(stoneAt(at)!, [this.words('stb-no-stone', { card: chosen, stone: Number(stone) }), reasonAt(this, at)].filter(Boolean).join(' '));
    } else if (stone) this.toggle({ kind: 'stone', of: stone }, stoneAt(at));
  }

  protected override dragSource(at: HTMLElement): string | null {
    const touches = (at.dataset.touch ?? '').split(' ');
    return touches.find((what) => /^(hand|card|pile|claim):/.test(what) && this.leadsOn(what)) ?? null;
  }

  /** A drag that would complete a move by itself must end at a place that says so. */
  protected override landingAt(from: HTMLElement, at: Element | null): Landing | null {
    const source = this.dragSource(from) ?? this.chosen.at(-1) ?? '';
    const [kind] = split(source);
    if (this.dragCompletes(source)) {
      const place = at?.closest<HTMLElement>('[data-place]');
      const name = place?.dataset.place ?? '';
      const fits = kind === 'pile' ? name === `hand:${this.bottom}` : kind === 'hand' && (name.startsWith('pile:') || name === 'discard');
      return place && fits ? { element: place, what: source } : null;
    }
    const what = at ? whatAt(at, this.possible) : null;
    const element = what && at!.closest(what.startsWith('stone:') ? '[data-stone]' : '[data-touch]');
    return what && element ? { element, what } : null;
  }

  /** A stone is claimed by pulling it to the own side. */
  protected override dropsAnywhere(source: string, moved: { y: number }): boolean {
    return source.startsWith('claim:') && moved.y > 14;
  }

  protected override overlayFor(at: HTMLElement): Overlay | null {
    const stone = stoneAt(at)?.dataset.stone;
    return super.overlayFor(at) ?? (stone ? { kind: 'stone', of: stone } : null);
  }
  protected override opensOnHover(about: Overlay, at: HTMLElement): boolean {
    return about.kind !== 'stone' || at.closest('.stone, .lying') !== null;
  }
  protected override describeOverlay({ kind, of }: Overlay): string {
    if (kind !== 'stone' || !this.parsed) return '';
    return spoken(reason(this, this.view.stones[Number(of) - 1]!, verdicts(this.claims, Number(of))), this.name);
  }

  protected shortcuts(): Keyboard['keys'] {
    return shortcuts({ possible: () => this.possible, refuse: this.refuseTouch, explain: this.explain, tracker: this.toggleTracker });
  }

  protected override animate(_before: View, _after: View, drawn: Sketch | null): void {
    if (drawn) carry(this.root!, this.air!, drawn);
  }
  protected override sounds(before: View, after: View): Sound[] {
    return changes(before, after, this.me);
  }
  protected override viewChanged(before: View | null, after: View | null): void {
    for (const { number, owner } of before && after ? newlyOwned(before, after) : []) {
      const proof = this.#claimsBefore.find((claim) => claim.stone === number && claim.seat === owner);
      if (proof) this.proofs = new Map([...this.proofs, [number, proof]]);
    }
    this.#claimsBefore = this.claims;
  }
  protected override momentBetween(before: View, after: View): Overlay | null {
    const stone = newlyOwned(before, after).at(-1);
    // The result of the table says what decided a game that is over.
    return stone && after.phase !== 'over' ? { kind: 'stone', of: String(stone.number) } : null;
  }
  protected override touchedBy(event: ActedEvent): string[] {
    return touchedCards(event.action);
  }
  protected override describeAction(event: ActedEvent): string {
    return describePhrase(this.words, event.phrase, this.names, this.name);
  }
  protected override describeNext(): string[] {
    return this.me && this.props.state.turn === this.me && this.parsed?.phase === 'play' ? [this.words('stb-your-turn')] : [];
  }
}

export const useTable = (): SchottenBoard => useBoard<SchottenBoard>();
