// What can be played: the games and levels of the server, else those of this device.

import { api, ApiError } from './api.ts';
import { HAS_SERVER } from './base.ts';
import type { ServerInfo } from './wire.ts';

class Server {
  /** It does not change while the page is open, so it is loaded once. */
  info = $state.raw<ServerInfo | null>(null);
  /** Whether the server cannot be reached, or there is none: only this device has tables. */
  away = $state(!HAS_SERVER);
  #loading: Promise<ServerInfo> | null = null;

  load(): Promise<ServerInfo> {
    this.#loading ??= this.#ask().then(
      (info) => (this.info = info),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Looks whether the server is back. */
  retry(): Promise<ServerInfo> {
    this.#loading = null;
    return this.load();
  }

  async #ask(): Promise<ServerInfo> {
    try {
      const info = await api.server();
      this.away = false;
      return info;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      this.away = true;
      const { local } = await import('../local/client.ts');
      if (await local.start()) return (await import('../local/offer.json')).default.info as ServerInfo;
      throw error;
    }
  }
}

export const server = new Server();
