// Who we are to the server. Nobody has to be anybody to look around; who wants to play becomes a guest at once.

import { api, Trouble } from './api.ts';
import type { Me, SignedIn } from './wire.ts';

class Myself {
  who = $state.raw<Me | null>(null);
  known = $state(false);
  #asked: Promise<void> | null = null;

  /** Asks the server once; waits for the answer. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => this.is(me),
      (trouble: unknown) => {
        if (trouble instanceof Trouble && trouble.status === 401) this.is(null);
        else this.#asked = null; // could not be asked: next time again
      },
    );
    return this.#asked;
  }

  is(me: Me | null): void {
    this.who = me;
    this.known = true;
  }

  /** Somebody, a guest if need be. */
  async someone(): Promise<Me> {
    await this.ask();
    if (this.who) return this.who;
    return this.signedIn(await api.guest());
  }

  signedIn(answer: SignedIn): Me {
    this.is(answer.me);
    this.#asked = Promise.resolve();
    return answer.me;
  }
}

export const me = new Myself();
