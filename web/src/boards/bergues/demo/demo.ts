// The board by itself, for those who work on it: `npx vite --open /src/boards/bergues/demo/`.
// ?p=… is a whole position, which a server behind /api looks at; without it, ?f=start names a fixture.
// ?seat=B, ?lang=fr, ?theme=dark, ?tracker, ?still, ?replay.
import { mount } from 'svelte';
import Demo from './Demo.svelte';

mount(Demo, { target: document.getElementById('app')! });
