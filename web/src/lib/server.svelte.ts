// What the server offers. It does not change while the page is open, so it is loaded once.

import { api } from './api.ts';
import type { ServerInfo } from './wire.ts';

class Server {
  info = $state.raw<ServerInfo | null>(null);
  #asked: Promise<ServerInfo> | null = null;

  ask(): Promise<ServerInfo> {
    this.#asked ??= api.server().then(
      (info) => (this.info = info),
      (trouble: unknown) => {
        this.#asked = null;
        throw trouble;
      },
    );
    return this.#asked;
  }
}

export const server = new Server();
