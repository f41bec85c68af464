// The signed-in identity. Looking around needs none; playing creates a guest.

import { api, Trouble } from './api.ts';
import type { Me, SignedIn } from './wire.ts';

class Myself {
  who = $state.raw<Me | null>(null);
  known = $state(false);
  #asked: Promise<void> | null = null;

  /** Loads the identity once. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => this.is(me),
      (trouble: unknown) => {
        if (trouble instanceof Trouble && trouble.status === 401) this.is(null);
        else this.#asked = null; // the request failed: try again next time
      },
    );
    return this.#asked;
  }

  is(me: Me | null): void {
    this.who = me;
    this.known = true;
  }

  /** The identity; signs in as a guest if there is none. */
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
