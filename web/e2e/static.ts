// A static host, as it serves a site: files and folders, 404.html for everything else, no routing and no headers of ours.

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.png': 'image/png', '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

export class StaticHost {
  readonly #server: Server;

  constructor(readonly folder: string, readonly base: string) {
    this.#server = createServer((request, response) => {
      void this.#find(new URL(request.url ?? '/', 'http://localhost').pathname).then(({ status, name, content }) => {
        response.writeHead(status, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
        response.end(content);
      });
    });
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the host does not listen');
    return `http://127.0.0.1:${address.port}${this.base}`;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #find(path: string): Promise<{ status: number; name: string; content: Buffer | string }> {
    if (!path.startsWith(this.base)) return { status: 404, name: 'none.txt', content: 'not this site' };
    const name = path.slice(this.base.length);
    for (const candidate of [name, join(name, 'index.html')]) {
      const content = await readFile(join(this.folder, candidate)).catch(() => null);
      if (content) return { status: 200, name: candidate, content };
    }
    return { status: 404, name: '404.html', content: await readFile(join(this.folder, '404.html')) };
  }
}
