// A lesson in progress: the current step, the state of the table, and the answer to the last try.

import { api, ApiError } from '../lib/api.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Annotation, Hint, Move, EventView, Phrase, Problem, State, Study } from '../lib/wire.ts';
import { allowed, example, fits } from './fits.ts';
import { line, reachable, type Line } from './line.ts';
import { FRESH, saveProgress, loadProgress, type Progress } from './progress.ts';
import { eventsOfLesson, stateOfLesson } from './state.ts';
import { ME, type Lesson, type Offer, type Step } from './types.ts';

/** The answer to a try. */
export type Answer =
  | { kind: 'refused'; phrase: Phrase | null; problem: Problem }
  /** Possible, but not the task; with what the rules would say about the place it went to. */
  | { kind: 'other'; would: Annotation | null };

export class Course {
  progress = $state.raw<Progress>(FRESH);
  state = $state.raw<State | null>(null);
  last = $state.raw<EventView[]>([]);
  busy = $state(false);
  /** Whether this step is done. */
  done = $state(false);
  answer = $state.raw<Answer | null>(null);
  hint = $state.raw<Hint | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Remaining turns of free play. */
  left = $state(0);

  #line: Line | null = null;
  #study: Study | null = null;
  /** The actions of this step, by the learner and in free play by the bot. */
  #made: string[] = [];
  #shown = 0;
  #tries = 0;
  /** Numbers the visits of steps; answers to requests of an earlier visit are dropped. */
  #visit = 0;

  constructor(readonly lesson: Lesson) {
    this.progress = loadProgress(lesson);
  }

  readonly at = $derived.by(() => this.progress.at);
  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.progress.at] ?? null);
  readonly over = $derived.by(() => this.progress.at >= this.lesson.steps.length);
  /** Whether the next step is available. */
  readonly open = $derived.by(() => this.done || this.step?.goal.kind === 'next' || this.progress.at < this.progress.furthest);

  /** Shows the current step. Its first actions are shown one by one when they are new to the learner. */
  async enter(slowly = false): Promise<void> {
    const visit = ++this.#visit;
    Object.assign(this, { done: false, answer: null, hint: null, problem: null, left: 0 });
    [this.#made, this.#tries] = [[], 0];
    const { step } = this;
    this.#line = step && line(this.lesson, this.at, this.progress.made);
    if (!step || !this.#line) return;
    if (step.goal.kind === 'free') this.left = step.goal.turns;
    const { first } = this.#line;
    await this.#run(visit, async () => {
      if (!slowly || !settings.moving) return this.#show(await this.#loadStudy(first), slowly ? first : []);
      for (let count = first.length ? 1 : 0; count <= first.length; count += 1) {
        this.#show(await this.#loadStudy(first.slice(0, count)), first.slice(Math.max(0, count - 1), count));
        if (count < first.length) await pause(650);
        if (visit !== this.#visit) return;
      }
    });
    if (step.marked && visit === this.#visit) this.help();
  }

  /** Handles an action of the learner on the board. */
  async act(action: string): Promise<void> {
    const { step } = this;
    const move = this.#study?.moves.find((one) => one.action === action);
    if (!step || !move || this.busy || this.done) return;
    await this.#run(this.#visit, async () => {
      if (fits(step.goal, move)) await this.#follow(step, move);
      else this.#reject({ kind: 'other', would: await this.#annotationAfter(action) });
    });
  }

  /** Handles a try by a button. */
  async attempt({ action }: Offer): Promise<void> {
    if (this.busy || this.done) return;
    if (this.#study?.moves.some((move) => move.action === action)) return this.act(action);
    await this.#run(this.#visit, async () => {
      try {
        await this.#loadStudy([...this.#actionsSoFar(), action]);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0) throw error;
        const { problem } = error;
        if (this.step?.goal.kind === 'try') {
          this.answer = { kind: 'refused', phrase: problem.phrase ?? null, problem };
          this.#finish();
        } else this.#reject({ kind: 'refused', phrase: problem.phrase ?? null, problem });
      }
    });
  }

  /** Shows a possible move. */
  help(): void {
    const move = this.step && example(this.step.goal, this.#study?.moves ?? []);
    if (move) this.hint = { action: move.action, touches: move.touches, value: 0.5, others: [], line: [] };
  }

  get helpful(): boolean {
    return this.step?.goal.kind === 'act' && !this.done && this.hint === null;
  }

  next(): void {
    if (!this.open) return;
    if (this.step?.goal.kind === 'next') this.#save({ made: { ...this.progress.made, [this.step.words]: [] } });
    this.#go(this.at + 1, true);
  }

  back(): void {
    if (this.at > 0) this.#go(this.at - 1);
  }

  /** Starts again. The furthest step stays available. */
  restart(): void {
    this.#go(0);
  }

  #go(to: number, slowly = false): void {
    const fresh = to > this.progress.furthest;
    const at = reachable(this.lesson, to, this.progress.made);
    this.#save({ at, furthest: Math.max(at, this.progress.furthest) });
    void this.enter(slowly && fresh);
  }

  #save(part: Partial<Progress>): void {
    this.progress = { ...this.progress, ...part };
    saveProgress(this.lesson, this.progress);
  }

  #actionsSoFar(): string[] {
    return [...(this.#line?.first ?? []), ...this.#made];
  }

  /** Loads the position after these actions of the step. */
  async #loadStudy(actions: readonly string[], level?: string): Promise<Study> {
    const { position, before } = this.#line!;
    return api.study({ position, actions: [...before, ...actions], seat: ME, ...(level === undefined ? {} : { level }) });
  }

  async #follow(step: Step, move: Move): Promise<void> {
    await this.#apply(move.action);
    const study = this.#study!;
    if (step.goal.kind === 'act') return this.#finish();
    if (step.goal.kind === 'while') {
      if (study.turn !== ME || !study.phase.startsWith(step.goal.phase)) this.#finish();
      return;
    }
    if (step.goal.kind !== 'free' || (study.turn === ME && !study.verdict)) return;
    this.left -= 1;
    await this.#playOthers(step.goal.level);
    if (this.left <= 0 || this.#study?.verdict) this.#finish();
  }

  /** Lets a bot play the other seats until it is the learner's turn. */
  async #playOthers(level: string): Promise<void> {
    const visit = this.#visit;
    while (this.#study && !this.#study.verdict && this.#study.turn !== ME) {
      const { hint } = await this.#loadStudy(this.#actionsSoFar(), level);
      if (settings.moving) await pause(650);
      if (!hint || visit !== this.#visit) return;
      await this.#apply(hint.action);
    }
  }

  async #apply(action: string): Promise<void> {
    const visit = this.#visit;
    const study = await this.#loadStudy([...this.#actionsSoFar(), action]);
    if (visit !== this.#visit) return;
    this.#made.push(action);
    this.answer = null;
    this.#show(study, [action]);
  }

  #show(study: Study, actions: readonly string[]): void {
    this.#study = study;
    this.#shown += Math.max(1, actions.length);
    this.hint = null;
    this.last = eventsOfLesson(study, actions, this.#shown);
    this.#refreshState();
  }

  /** Makes a new state even if nothing changed, so that boards know that a move was answered. */
  #refreshState(): void {
    if (!this.#study || !this.step) return;
    const moves = this.done ? [] : allowed(this.step.goal, this.#study.moves);
    this.state = stateOfLesson(this.lesson, this.#study, this.#shown, moves);
  }

  #finish(): void {
    const { step } = this;
    if (!step) return;
    this.done = true;
    // If the step was done in another way, the later steps may not fit any more.
    const index = this.at;
    const before = this.progress.made[step.words];
    const same = before && before.join() === this.#made.join();
    const kept = this.lesson.steps.slice(0, same ? undefined : index).map((one) => one.words);
    const made = Object.fromEntries(Object.entries(this.progress.made).filter(([words]) => kept.includes(words)));
    this.#save({ made: { ...made, [step.words]: [...this.#made] }, furthest: same ? this.progress.furthest : index });
    this.#refreshState();
  }

  #reject(answer: Answer): void {
    this.answer = answer;
    this.#tries += 1;
    this.#refreshState();
    // After two tries the move is shown.
    if (this.#tries >= 2) this.help();
  }

  /** What the rules would say about the stone of an action, in games with stones. */
  async #annotationAfter(action: string): Promise<Annotation | null> {
    const stone = /@(\d)$/.exec(action)?.[1];
    if (!stone) return null;
    const { annotations } = await this.#loadStudy([...this.#actionsSoFar(), action]);
    return annotations.find(({ seat, touch }) => seat === ME && touch === `stone:${stone}`) ?? null;
  }

  /** Runs a request; an error is shown and can be retried. */
  async #run(visit: number, work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (visit === this.#visit) this.problem = error instanceof ApiError ? error.problem : { code: 'unknown', message: String(error) };
    } finally {
      if (visit === this.#visit) this.busy = false;
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
