// The home of the tables of this device.

import type { FromWorker } from './protocol.ts';

// Until the WebAssembly is built, pages use the server.
postMessage({ type: 'ready', ok: false } satisfies FromWorker);
