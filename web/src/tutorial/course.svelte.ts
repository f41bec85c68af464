// A lesson being taken: where the learner stands, what the table shows, and what was answered to the last try.

import { api, Trouble } from '../lib/api.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Annotation, Hint, Move, EventView, Phrase, Problem, State, Study } from '../lib/wire.ts';
import { allowed, example, fits } from './fits.ts';
import { line, reachable, type Line } from './line.ts';
import { FRESH, keep, load, type Progress } from './progress.ts';
import { newsOf, staged } from './state.ts';
import { ME, type Lesson, type Offer, type Step } from './types.ts';

/** What a try was answered with. */
export type Answer =
  | { kind: 'refused'; phrase: Phrase | null; problem: Problem }
  /** Possible, but not what is asked for; perhaps with what it would have made. */
  | { kind: 'other'; would: Annotation | null };

export class Course {
  progress = $state.raw<Progress>(FRESH);
  state = $state.raw<State | null>(null);
  last = $state.raw<EventView[]>([]);
  busy = $state(false);
  /** Whether this step is done and the learner can go on. */
  done = $state(false);
  answer = $state.raw<Answer | null>(null);
  hint = $state.raw<Hint | null>(null);
  trouble = $state.raw<Problem | null>(null);
  /** How many turns of a free play are left. */
  left = $state(0);

  #line: Line | null = null;
  #study: Study | null = null;
  /** What the learner (and in free play the bot) did in this step. */
  #made: string[] = [];
  #shown = 0;
  #tries = 0;
  /** Leaving a step makes what was asked for it worthless. */
  #visit = 0;

  constructor(readonly lesson: Lesson) {
    this.progress = load(lesson);
  }

  readonly at = $derived.by(() => this.progress.at);
  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.progress.at] ?? null);
  readonly over = $derived.by(() => this.progress.at >= this.lesson.steps.length);
  /** Whether the step after this one can be gone to. */
  readonly open = $derived.by(() => this.done || this.step?.goal.kind === 'next' || this.progress.at < this.progress.furthest);

  /** Shows the step where we are. What happens at its beginning is shown one by one if it was not seen before. */
  async enter(slowly = false): Promise<void> {
    const visit = ++this.#visit;
    Object.assign(this, { done: false, answer: null, hint: null, trouble: null, left: 0 });
    [this.#made, this.#tries] = [[], 0];
    const { step } = this;
    this.#line = step && line(this.lesson, this.at, this.progress.made);
    if (!step || !this.#line) return;
    if (step.goal.kind === 'free') this.left = step.goal.turns;
    const { first } = this.#line;
    await this.#during(visit, async () => {
      if (!slowly || !settings.moving) return this.#show(await this.#ask(first), slowly ? first : []);
      for (let count = first.length ? 1 : 0; count <= first.length; count += 1) {
        this.#show(await this.#ask(first.slice(0, count)), first.slice(Math.max(0, count - 1), count));
        if (count < first.length) await pause(650);
        if (visit !== this.#visit) return;
      }
    });
    if (step.marked && visit === this.#visit) this.help();
  }

  /** What the learner did on the board. */
  async act(action: string): Promise<void> {
    const { step } = this;
    const move = this.#study?.moves.find((one) => one.action === action);
    if (!step || !move || this.busy || this.done) return;
    await this.#during(this.#visit, async () => {
      if (fits(step.goal, move)) await this.#follow(step, move);
      else this.#miss({ kind: 'other', would: await this.#would(action) });
    });
  }

  /** What the learner tried by a button. */
  async attempt({ action }: Offer): Promise<void> {
    if (this.busy || this.done) return;
    if (this.#study?.moves.some((move) => move.action === action)) return this.act(action);
    await this.#during(this.#visit, async () => {
      try {
        await this.#ask([...this.#begun(), action]);
      } catch (trouble) {
        if (!(trouble instanceof Trouble) || trouble.status === 0) throw trouble;
        const { problem } = trouble;
        if (this.step?.goal.kind === 'try') {
          this.answer = { kind: 'refused', phrase: problem.phrase ?? null, problem };
          this.#finish();
        } else this.#miss({ kind: 'refused', phrase: problem.phrase ?? null, problem });
      }
    });
  }

  /** Shows what could be done. */
  help(): void {
    const move = this.step && example(this.step.goal, this.#study?.moves ?? []);
    if (move) this.hint = { action: move.action, touches: move.touches, value: 0.5, others: [], line: [] };
  }

  get helpful(): boolean {
    return this.step?.goal.kind === 'act' && !this.done && this.hint === null;
  }

  next(): void {
    if (!this.open) return;
    if (this.step?.goal.kind === 'next') this.#keep({ made: { ...this.progress.made, [this.step.words]: [] } });
    this.#go(this.at + 1, true);
  }

  back(): void {
    if (this.at > 0) this.#go(this.at - 1);
  }

  /** Begins anew. What was reached stays reached, so that a slip of the finger costs nothing. */
  restart(): void {
    this.#go(0);
  }

  #go(to: number, slowly = false): void {
    const fresh = to > this.progress.furthest;
    const at = reachable(this.lesson, to, this.progress.made);
    this.#keep({ at, furthest: Math.max(at, this.progress.furthest) });
    void this.enter(slowly && fresh);
  }

  #keep(part: Partial<Progress>): void {
    this.progress = { ...this.progress, ...part };
    keep(this.lesson, this.progress);
  }

  #begun(): string[] {
    return [...(this.#line?.first ?? []), ...this.#made];
  }

  /** Looks at the position after these actions of the step. */
  async #ask(actions: readonly string[], level?: string): Promise<Study> {
    const { position, before } = this.#line!;
    return api.study({ position, actions: [...before, ...actions], seat: ME, ...(level === undefined ? {} : { level }) });
  }

  async #follow(step: Step, move: Move): Promise<void> {
    await this.#make(move.action);
    const study = this.#study!;
    if (step.goal.kind === 'act') return this.#finish();
    if (step.goal.kind === 'while') {
      if (study.turn !== ME || !study.phase.startsWith(step.goal.phase)) this.#finish();
      return;
    }
    if (step.goal.kind !== 'free' || (study.turn === ME && !study.verdict)) return;
    this.left -= 1;
    await this.#replies(step.goal.level);
    if (this.left <= 0 || this.#study?.verdict) this.#finish();
  }

  /** The others' turn: a bot decides for them. */
  async #replies(level: string): Promise<void> {
    const visit = this.#visit;
    while (this.#study && !this.#study.verdict && this.#study.turn !== ME) {
      const { hint } = await this.#ask(this.#begun(), level);
      if (settings.moving) await pause(650);
      if (!hint || visit !== this.#visit) return;
      await this.#make(hint.action);
    }
  }

  async #make(action: string): Promise<void> {
    const visit = this.#visit;
    const study = await this.#ask([...this.#begun(), action]);
    if (visit !== this.#visit) return;
    this.#made.push(action);
    this.answer = null;
    this.#show(study, [action]);
  }

  #show(study: Study, actions: readonly string[]): void {
    this.#study = study;
    this.#shown += Math.max(1, actions.length);
    this.hint = null;
    this.last = newsOf(study, actions, this.#shown);
    this.#stage();
  }

  /** The state is made anew also where nothing changed: then boards know that a move was answered. */
  #stage(): void {
    if (!this.#study || !this.step) return;
    const moves = this.done ? [] : allowed(this.step.goal, this.#study.moves);
    this.state = staged(this.lesson, this.#study, this.#shown, moves);
  }

  #finish(): void {
    const { step } = this;
    if (!step) return;
    this.done = true;
    // Done in another way, what came after it may not fit any more.
    const index = this.at;
    const before = this.progress.made[step.words];
    const same = before && before.join() === this.#made.join();
    const kept = this.lesson.steps.slice(0, same ? undefined : index).map((one) => one.words);
    const made = Object.fromEntries(Object.entries(this.progress.made).filter(([words]) => kept.includes(words)));
    this.#keep({ made: { ...made, [step.words]: [...this.#made] }, furthest: same ? this.progress.furthest : index });
    this.#stage();
  }

  #miss(answer: Answer): void {
    this.answer = answer;
    this.#tries += 1;
    this.#stage();
    // Nobody shall be stuck.
    if (this.#tries >= 2) this.help();
  }

  /** What the side of a stone would be after an action, where the game has such a thing. */
  async #would(action: string): Promise<Annotation | null> {
    const stone = /@(\d)$/.exec(action)?.[1];
    if (!stone) return null;
    const { annotations } = await this.#ask([...this.#begun(), action]);
    return annotations.find(({ seat, touch }) => seat === ME && touch === `stone:${stone}`) ?? null;
  }

  /** Does something that takes a while; what goes wrong meanwhile is told, and can be tried again. */
  async #during(visit: number, work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (trouble) {
      if (visit === this.#visit) this.trouble = trouble instanceof Trouble ? trouble.problem : { code: 'unknown', message: String(trouble) };
    } finally {
      if (visit === this.#visit) this.busy = false;
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
