// The controller of the board of Lords of Scotland.

import type { EventView, Move, Phrase } from '../../lib/wire.ts';
import { BoardController, useBoard, type ActedEvent, type Edge, type Landing, type Overlay } from '../shared/controller.svelte.ts';
import type { Sketch } from '../shared/flight.ts';
import type { Keyboard } from '../shared/keyboard.ts';
import { describePhrase } from '../shared/phrase.ts';
import type { Sound } from '../shared/sound.ts';
import { whatAt } from '../shared/targets.ts';
import type { BoardProps } from '../index.ts';
import { standings } from './army.ts';
import { changes, followPowers, touchedCards, type PowerChain } from './changes.ts';
import { carry } from './flight.ts';
import { hintText } from './hints.ts';
import { homes } from './homes.ts';
import { layout, type Layout } from './layout.ts';
import { cardName } from './names.ts';
import { after, isHidden, parse, phaseKind, type CardCode, type Clan, type Seat, type View } from './parse.ts';
import { sentence } from './prompt.ts';
import { refusal } from './refusal.ts';
import { follow, type Report } from './report.ts';
import { findNextFocus, shortcuts } from './shortcuts.ts';
import { skipped } from './skipped.ts';

/** How long the report of a skirmish stays when nothing else happens. */
const REPORT_TIME = 14_000;

export class LordsBoard extends BoardController<View, Layout, Seat> {
  readonly text = $derived.by(() => sentence(this.words, this.situation));
  readonly others = $derived.by((): Seat[] => (this.parsed ? after(this.parsed, this.bottom) : []));
  readonly fontSize = $derived.by(() => Math.max(13.5, Math.min(5 + 0.0115 * Math.min(this.width || 360, (this.height || 600) * 1.15), 32)));
  readonly layout = $derived.by(() =>
    layout({
      width: this.width || 360,
      height: this.height || 600,
      em: this.fontSize,
      seats: this.parsed?.rules.players ?? 2,
      hand: this.parsed?.hands[this.bottom].length ?? 5,
      tracker: this.options.tracker,
      open: this.others.some((seat) => this.view.hands[seat].length > 0 && !this.view.hands[seat].some(isHidden)),
    }),
  );
  /** What the armies are worth as they can be seen. */
  readonly standings = $derived.by(() => new Map(this.parsed ? standings(this.parsed).map((one) => [one.seat, one] as const) : []));
  report = $state.raw<Report | null>(null);
  /** Whether the report of the last skirmish shows without being asked for. */
  reportOpen = $state(false);
  /** The players who were passed over before the current turn. */
  passedOver = $state.raw<readonly Seat[]>([]);
  #powers = $state.raw<PowerChain>({ turn: 0, cards: [] });
  protected override readonly keyboardOptions = { home: findNextFocus };

  constructor(readProps: () => BoardProps) {
    super(readProps);
    $effect(() => {
      if (!this.reportOpen || this.report?.open !== false || this.phase === 'over') return;
      const timer = setTimeout(() => (this.reportOpen = false), REPORT_TIME);
      return () => clearTimeout(timer);
    });
  }

  protected parse(text: string): View {
    return parse(text);
  }

  /** The kind of phase: `power` of `power:w`. */
  get phase(): string {
    return this.parsed ? phaseKind(this.parsed.phase) : '';
  }
  /** Whether the armies are being compared: then all clans lie open. */
  get settled(): boolean {
    return this.phase === 'claim' || this.phase === 'over';
  }
  /** The powers of this turn so far. */
  get powers(): readonly CardCode[] {
    return this.#powers.turn === this.props.state.turn_number ? this.#powers.cards : [];
  }
  /** Where the report lies: over the hand while supporters are claimed, over the empty armies afterwards. On a phone the
   *  armies are close together, and clans may have stayed there: it lies over the hand until that is needed. */
  get reportPlace(): 'hand' | 'others' | null {
    if (!this.reportOpen || !this.report || this.overlay?.kind === 'report') return null;
    if (this.settled) return 'hand';
    if (this.layout.mode === 'wide') return 'others';
    return this.live ? null : 'hand';
  }
  get hintText(): string {
    return this.hinted ? hintText(this.words, this.props.hint!, this.view, this.name, (seat) => this.who(seat as Seat)) : '';
  }
  override get overlayTitle(): string {
    const { kind, of } = this.overlay!;
    if (kind === 'card') return this.name(of);
    if (kind === 'clan') return this.name(this.clanAt(of)?.card ?? '??');
    if (kind === 'lord') return this.names[of] ?? of;
    return kind === 'report' ? this.words('lsb-last-skirmish') : this.words(kind === 'discard' ? 'board-discard' : 'board-tracker');
  }
  /** The clan at `B:2`. */
  clanAt(of: string): Clan | null {
    const [seat, place] = of.split(':');
    return this.view.armies[seat as Seat][Number(place) - 1] ?? null;
  }
  passedText(seat: Seat): string {
    return this.words('lsb-passed-over', { who: seat === this.me ? 'you' : 'other', name: this.names[seat] ?? seat });
  }
  override readonly name = (card: CardCode): string => cardName(this.words, card);
  /** The name of a seat as this viewer would say it. */
  readonly who = (seat: Seat): string => (seat === this.me ? this.words('board-you') : (this.names[seat] ?? seat));

  /** On a phone, what is asked about at the bottom is explained at the top. */
  override along(board: DOMRect, at: DOMRect | undefined): Edge | null {
    if (this.layout.mode !== 'tall') return null;
    return { edge: at && at.top - board.top > board.height * 0.55 ? 'top' : 'bottom', least: 0 };
  }

  override refusal(what: string): Phrase | null {
    return this.me ? refusal(this.words, this.view, this.me, what) : null;
  }
  /** A card of the hand goes to the own army, a recruit to the hand. */
  protected override goalOf(move: Move): Element | null {
    const last = move.touches.at(-1) ?? '';
    const place = last === 'up' || last === 'down' ? `army:${this.bottom}` : this.phase === 'act' && last.startsWith('row:') ? `hand:${this.bottom}` : '';
    return place ? (this.root?.querySelector(`[data-place="${place}"]`) ?? null) : null;
  }

  protected override beforeSend(): void {
    if (this.phase !== 'claim') this.reportOpen = false;
  }

  protected override tapIdle(at: HTMLElement): void {
    // Another card instead of the chosen one, or the same one again.
    const own = at.dataset.touch ?? '';
    if (!/^(hand|row):/.test(own) || !this.touch(own)) super.tapIdle(at);
  }

  /** A card is dragged to its place, or the clan that acts to what it acts on. */
  protected override dragSource(at: HTMLElement): string | null {
    const touches = (at.dataset.touch ?? '').split(' ');
    const what = touches.find((one) => !/^(up|down|skip)$/.test(one) && this.leadsOn(one));
    return what ?? (at.dataset.acting !== undefined && this.live ? 'acting' : null);
  }
  protected override landingAt(from: HTMLElement, at: Element | null): Landing | null {
    if (!at || !this.parsed) return null;
    const source = from.dataset.touch?.split(' ').find((what) => what.startsWith('hand:')) ?? this.dragSource(from) ?? '';
    const fromHand = source.startsWith('hand:');
    if (source === 'acting' || fromHand) {
      const what = whatAt(at, this.possible);
      const element = what && at.closest('[data-touch]');
      if (what && element && element !== from && !what.startsWith('hand:')) return { element, what };
    }
    for (const home of homes(this.parsed.phase, source, this.bottom)) {
      const element = at.closest(`[data-place="${home}"]`);
      // A card dragged to the army stays chosen: it still has to be turned one way or the other.
      if (element && !element.contains(from)) return { element, what: fromHand ? null : source };
    }
    return null;
  }
  protected override dropsAnywhere(source: string, moved: { x: number; y: number }): boolean {
    return (this.phase === 'flip' && source.startsWith('row:') && Math.hypot(moved.x, moved.y) > 14) || (source === 'power' && -moved.y > 14);
  }
  protected override opensOnHover(about: Overlay): boolean {
    return about.kind !== 'discard';
  }
  protected override dismiss(): boolean {
    const open = this.reportOpen;
    this.reportOpen = false;
    return open;
  }
  protected shortcuts(): Keyboard['keys'] {
    return shortcuts({ possible: () => this.possible, refuse: this.refuseTouch, explain: this.explain, tracker: this.toggleTracker });
  }

  protected override animate(before: View, now: View, drawn: Sketch | null): void {
    if (drawn) carry(this.root!, this.air!, drawn, before, now);
  }
  protected override sounds(before: View, now: View): Sound[] {
    return changes(before, now, this.me);
  }
  /** Keeps the report of the skirmish; it opens when a skirmish ends and closes when the next one is under way. */
  protected override viewChanged(before: View | null, now: View | null): void {
    if (!now) return;
    if (before && before !== now) this.passedOver = skipped(before, now);
    const next = follow(this.report, before, now);
    const changed = next !== null && (this.report === null || next.open !== this.report.open);
    const underWay = next && !next.open && now.phase !== 'over' && this.report === next && now.seats.some((seat) => now.armies[seat].length > (before?.armies[seat].length ?? 0));
    if (changed) this.reportOpen = true;
    if (!next || underWay) this.reportOpen = false;
    this.report = next;
  }
  protected override eventsCame(events: readonly EventView[], replaced: boolean): void {
    this.#powers = followPowers(replaced ? { turn: 0, cards: [] } : this.#powers, events);
  }
  protected override touchedBy(event: ActedEvent): string[] {
    return touchedCards(event.phrase);
  }
  protected override marks(event: ActedEvent): boolean {
    return super.marks(event) || this.phase === 'power';
  }
  protected override describeAction(event: ActedEvent): string {
    return describePhrase(this.words, event.phrase, this.names, this.name);
  }
  protected override describeNext(): string[] {
    const places = this.report?.open && this.phase === 'claim' ? this.report.lines.filter((line) => line.place) : [];
    return [
      ...this.passedOver.map((seat) => this.passedText(seat)),
      ...places.map(({ place, seat, total }) => this.words('lsb-said-place', { place: place!, name: this.names[seat] ?? '', total })),
      ...super.describeNext(),
    ];
  }
}

export const useTable = (): LordsBoard => useBoard<LordsBoard>();
