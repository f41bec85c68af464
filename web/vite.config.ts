import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';

// The server is where the data is: in development, requests go on to it.
const server = process.env.MARCHSTONE_SERVER ?? 'http://127.0.0.1:8777';

export default defineConfig({
  plugins: [svelte(), compress('dist')],
  // The rules' own words and texts lie with the games, outside web/.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // Lists the packages in the bundle with their licences, for the archives of releases.
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, license: { fileName: 'licenses.md' } },
  // The server lets files with this beginning compile WebAssembly (crates/server/src/http/assets.rs).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } } },
  // A document costs seconds on a small machine: tests that need one say so in their first line.
  test: { include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
