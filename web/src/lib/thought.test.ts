// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Watch } from '../local/client.ts';
import { Thought } from './thought.svelte.ts';

/** A question that the test answers. */
function question() {
  let watch: Watch = {};
  let answer: (text: string) => void = () => {};
  const ask = (given: Watch): Promise<string> => {
    watch = given;
    return new Promise((resolve, reject) => {
      answer = resolve;
      given.signal?.addEventListener('abort', () => reject(given.signal?.reason));
    });
  };
  return { ask, progress: (done: number) => watch.progress?.(done), answer: (text: string) => answer(text) };
}

describe('a question to a bot', () => {
  it('shows its progress until it is answered', async () => {
    const [thought, one] = [new Thought(), question()];
    const answer = thought.ask(one.ask);
    expect(thought.done).toBe(0);
    one.progress(0.5);
    expect(thought.done).toBe(0.5);
    one.answer('a move');
    expect([await answer, thought.done]).toEqual(['a move', null]);
  });

  it('can be stopped, and has no answer then', async () => {
    const [thought, one] = [new Thought(), question()];
    const answer = thought.ask(one.ask);
    thought.stop();
    expect([await answer, thought.done]).toEqual([null, null]);
  });

  it('has no answer once it is stopped, even if the signal came too late', async () => {
    const thought = new Thought();
    let tell: (text: string) => void = () => {};
    const answer = thought.ask(() => new Promise<string>((resolve) => (tell = resolve)));
    thought.stop();
    tell('a move');
    expect([await answer, thought.done]).toEqual([null, null]);
  });

  it('is replaced by the next one', async () => {
    const [thought, one, two] = [new Thought(), question(), question()];
    const first = thought.ask(one.ask);
    const second = thought.ask(two.ask);
    expect(await first).toBeNull();
    expect(thought.done).toBe(0);
    one.progress(0.9);
    expect(thought.done).toBe(0);
    two.answer('another');
    expect(await second).toBe('another');
  });

  it('says what went wrong', async () => {
    const thought = new Thought();
    await expect(thought.ask(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(thought.done).toBeNull();
  });
});
