// Compresses the files of the build, so that the server does not compress them on every request: `x.js.br` and `x.js.gz`
// lie beside `x.js`.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The kinds of files that shrink. Pictures and fonts are compressed already. */
const TEXTS = /\.(css|html|js|json|md|net|svg|txt|wasm|webmanifest)$/;
/** Smaller files fit into one packet, compressed or not. */
const MIN_SIZE = 1000;
/** How much of a file must be saved. All copies lie in the server's program: nets, of which gzip saves a twelfth, have one only. */
const LEAST_SAVING = { br: 0, gz: 0.1 };

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_SIZE) return;
  for (const extension of ['br', 'gz'] as const) {
    const encoded = await encodings[extension](content);
    if (encoded.length < content.length * (1 - LEAST_SAVING[extension])) await writeFile(`${path}.${extension}`, encoded);
  }
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
        const texts = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
        await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath, entry.name))));
      },
    },
  };
}
