// A line of limited bandwidth to a server, shared by all connections of a page and its workers. Chromium's own emulation does not
// reach the requests of workers.

import { Transform, type TransformCallback } from 'node:stream';
import { connect, createServer, type Server } from 'node:net';
import { listen } from '../e2e/line.ts';

export class SlowLine {
  /** When the line is free again, in milliseconds. */
  #free = 0;
  /** All bytes that came over it. */
  bytes = 0;
  readonly #server: Server;

  /** `rate` in bits per second; `delay` in milliseconds, for what the server sends. */
  constructor(port: number, rate: number, delay: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const one of [near, far]) one.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()));
      const slow = new Transform({
        transform: (chunk: Buffer, _: string, done: TransformCallback) => {
          this.bytes += chunk.length;
          const now = performance.now();
          this.#free = Math.max(now, this.#free) + (chunk.length * 8000) / rate;
          setTimeout(() => done(null, chunk), this.#free - now + delay);
        },
      });
      near.pipe(far);
      far.pipe(slow).pipe(near);
    });
  }

  open(): Promise<string> {
    return listen(this.#server);
  }

  close(): void {
    this.#server.close();
  }
}
