// A line to the server that can stall: bytes stay on their way, as on a train in a tunnel, and no end of it learns that.

import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** Opens a server at a free port, and returns its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

export class Line {
  #pairs = new Set<[Socket, Socket]>();
  #stalled = false;
  #server = createServer((near) => {
    const far = connect(this.port, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    this.#pairs.add(pair);
    for (const one of pair) one.on('error', () => undefined).on('close', () => this.#end(pair));
    near.pipe(far);
    far.pipe(near);
    if (this.#stalled) this.#hold(pair);
  });

  constructor(private readonly port: number) {}

  open(): Promise<string> {
    return listen(this.#server);
  }

  #end(pair: [Socket, Socket]): void {
    // While the line is stalled, an end that closes is not noticed by the other.
    if (this.#stalled) return;
    this.#pairs.delete(pair);
    for (const one of pair) one.destroy();
  }

  #hold([near, far]: [Socket, Socket]): void {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  }

  stall(): void {
    this.#stalled = true;
    for (const pair of this.#pairs) this.#hold(pair);
  }

  resume(): void {
    this.#stalled = false;
    for (const pair of this.#pairs) {
      const [near, far] = pair;
      if (near.destroyed || far.destroyed) this.#end(pair);
      else {
        near.pipe(far);
        far.pipe(near);
      }
    }
  }

  close(): void {
    this.#stalled = false;
    for (const pair of this.#pairs) this.#end(pair);
    this.#server.close();
  }
}
