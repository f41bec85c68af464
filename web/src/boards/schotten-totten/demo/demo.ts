// The board by itself, for those who work on it: `npx vite --open /src/boards/schotten-totten/demo/`.
// ?f=base-mid names a fixture, ?lang=fr, ?theme=dark, ?tracker, ?live=http://… talks to a server that answers
// `/state`, `/act` and `/explain` with plain JSON.
import { mount } from 'svelte';
import Demo from './Demo.svelte';

mount(Demo, { target: document.getElementById('app')! });
