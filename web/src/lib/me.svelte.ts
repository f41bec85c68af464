// The signed-in identity. Looking around needs none; playing creates a guest.

import { api, ApiError } from './api.ts';
import type { Me, SignedIn } from './wire.ts';

class Identity {
  who = $state.raw<Me | null>(null);
  known = $state(false);
  #loading: Promise<void> | null = null;

  /** Loads the identity once. */
  load(): Promise<void> {
    this.#loading ??= api.me().then(
      (me) => this.set(me),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) this.set(null);
        else this.#loading = null; // the request failed: try again next time
      },
    );
    return this.#loading;
  }

  set(me: Me | null): void {
    this.who = me;
    this.known = true;
  }

  /** The identity; signs in as a guest if there is none. */
  async ensureSignedIn(): Promise<Me> {
    await this.load();
    if (this.who) return this.who;
    return this.signedIn(await api.guest());
  }

  signedIn(answer: SignedIn): Me {
    this.set(answer.me);
    this.#loading = Promise.resolve();
    return answer.me;
  }
}

export const me = new Identity();
