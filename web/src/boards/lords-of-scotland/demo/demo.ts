// The board by itself, for those who work on it: `npx vite --open /src/boards/lords-of-scotland/demo/`.
// ?f=wemyss names a position of positions.ts (?p= gives one in full), ?seat=B looks through other eyes, ?lang=fr,
// ?theme=dark, ?tracker, ?hint, ?still. It asks the server's /api/study what can be done, so one has to run.
import { mount } from 'svelte';
import Demo from './Demo.svelte';

mount(Demo, { target: document.getElementById('app')! });
