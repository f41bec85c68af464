// Draws pieces into the text of rules, where `loadRules` left places for them.

import { mount, unmount } from 'svelte';
import RulesDrawing from './RulesDrawing.svelte';

/** Draws all pieces of the text and returns a function that removes them. */
export function drawInto(text: HTMLElement, game: string): () => void {
  const drawings = [...text.querySelectorAll<HTMLElement>('[data-draw]')].map((target, at) =>
    mount(RulesDrawing, { target, props: { game, codes: target.dataset.draw!.split(' '), patterns: at === 0 } }),
  );
  return () => {
    for (const drawing of drawings) void unmount(drawing);
  };
}
