// What a board says about a game that is over: what decided it, and a picture of the final position.

import type { EventView, State } from '../../lib/wire.ts';
import type { BoardProps } from '../index.ts';
import type { Words } from './words.ts';

export interface Ending {
  state: State;
  names: Record<string, string>;
  words: Words;
  /** All events of the table as the viewer saw them. */
  events: readonly EventView[];
  explain: NonNullable<BoardProps['explain']>;
}

export interface Summary {
  /** What decided the game, in a sentence; empty if nothing is to be added. */
  why: string;
  /** By seat, what was reached, in words. */
  reached: Record<string, string>;
  /** What decided it, one by one. */
  deciding: string[];
}

export type Summarize = (ending: Ending) => Promise<Summary>;

/** A drawing as the content of an SVG element of this size. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

export type Draw = (ending: Pick<Ending, 'state' | 'names' | 'words'>) => Drawing;

/** Colours and letters of the drawings. */
export const PAPER = { ground: '#f6efe0', ink: '#2b2620', soft: '#6d6252', line: '#cdbfa5', card: '#fffaf0' };

export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line of text. */
export function write(x: number, y: number, size: number, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escape(text)}</text>`;
}

/** A card: a frame in its colour, and its value. */
export function drawCard(x: number, y: number, width: number, value: string, ink: string, more = ''): string {
  const height = width * 1.4;
  return (
    `<g ${more}><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * 0.1}" fill="${PAPER.card}" stroke="${ink}" stroke-width="2"/>` +
    `<rect x="${x + width * 0.1}" y="${y + width * 0.72}" width="${width * 0.8}" height="${width * 0.56}" rx="${width * 0.06}" fill="${ink}" opacity="0.85"/>` +
    `${write(x + width / 2, y + width * 0.55, width * 0.5, value, `text-anchor="middle" font-weight="700" fill="${ink}"`)}</g>`
  );
}
