// Compresses the files of the build, so that the server does not compress them on every request: `x.js.gz` and `x.js.br`
// instead of `x.js`. They lie in the server's program, which decodes them for clients that accept no compressed form
// (crates/server/src/http/assets.rs). Nets are left out: the program has those of its own bots. WebAssembly is Brotli only: pages
// that may use it (src/local/worker.ts) are in browsers that accept it.

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The kinds of files that shrink. Pictures and fonts are compressed already. */
const TEXTS = /\.(css|html|js|json|md|svg|txt|wasm|webmanifest)$/;
/** The weights of value nets and of policy nets. */
const NETS = /\.(net|weights)$/;
/** Smaller files fit into one packet, compressed or not. */
const MIN_SIZE = 1000;
/** How much of a file gzip must save, and how much more Brotli. */
const LEAST_SAVING = { gz: 0.05, br: 0.03 };
/** What fits into one packet with gzip needs no Brotli. */
const PACKET = 1400;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_SIZE) return;
  const br = await encodings.br(content);
  if (path.endsWith('.wasm')) {
    await writeFile(`${path}.br`, br);
  } else {
    const gz = await encodings.gz(content);
    if (gz.length > content.length * (1 - LEAST_SAVING.gz)) return;
    await writeFile(`${path}.gz`, gz);
    if (gz.length > PACKET && br.length < gz.length * (1 - LEAST_SAVING.br)) await writeFile(`${path}.br`, br);
  }
  // What lies beside the assets is read by other programs, too, and small.
  if (basename(dirname(path)) === 'assets') await rm(path);
}

/** The plugin. It comes last, since other plugins write files too. */
export function compress(): Plugin {
  let directory = '';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => void (directory = resolve(root, build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(directory, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile());
        await Promise.all(files.filter((file) => NETS.test(file.name)).map((file) => rm(join(file.parentPath, file.name))));
        const texts = files.filter((file) => TEXTS.test(file.name));
        await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath, entry.name))));
      },
    },
  };
}
