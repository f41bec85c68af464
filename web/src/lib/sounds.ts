// Synthesized sounds, without files. Browsers allow them after the first click.

import { settings } from './settings.svelte.ts';

type Note = [frequency: number, start: number, length: number];

const TUNES = {
  knock: [[190, 0, 0.07]],
  turn: [[392, 0, 0.12], [523, 0.1, 0.2]],
  warn: [[330, 0, 0.1], [330, 0.18, 0.1]],
  won: [[392, 0, 0.14], [494, 0.13, 0.14], [587, 0.26, 0.32]],
  over: [[392, 0, 0.16], [330, 0.15, 0.3]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.preferences.sounds || document.hidden || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const [frequency, start, length] of TUNES[tune] as Note[]) {
    const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + start];
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
