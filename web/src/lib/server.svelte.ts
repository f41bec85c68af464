// What the server offers. It does not change while the page is open, so it is loaded once.

import { api } from './api.ts';
import type { ServerInfo } from './wire.ts';

class Server {
  info = $state.raw<ServerInfo | null>(null);
  #loading: Promise<ServerInfo> | null = null;

  load(): Promise<ServerInfo> {
    this.#loading ??= api.server().then(
      (info) => (this.info = info),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }
}

export const server = new Server();
