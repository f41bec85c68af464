// A server for one test: the real binary with its own database.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BINARY = process.env.MARCHSTONE_BINARY ?? resolve(import.meta.dirname, '../../target/release/marchstone');

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'marchstone-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const options = ['--address', `127.0.0.1:${this.#port}`, '--database', join(this.#folder, 'table.db')];
    this.#process = spawn(BINARY, ['serve', '--bot-pauses', 'false', '--bot-time', '50', '--log', 'warn', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let attempt = 0; attempt < 400; attempt++) {
      try {
        if ((await fetch(`${this.url}/readyz`)).ok) return;
      } catch {
        // Not yet.
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`${BINARY} did not start`);
  }

  /** Stops it with a signal. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
