// What a board can add to the controller: each of these does nothing by default.

import type { EventView, Move, Phrase } from '../../lib/wire.ts';
import type { Sketch } from './flight.ts';
import type { Keyboard } from './keyboard.ts';
import type { Landing, Overlay } from './overlay.ts';
import type { Sound } from './sound.ts';

export type ActedEvent = Extract<EventView, { type: 'acted' }>;

export abstract class BoardHooks<View> {
  /** The touch that dragging this element begins with, if it can be dragged. */
  protected dragSource(_at: HTMLElement): string | null {
    return null;
  }
  protected landingAt(_from: HTMLElement, _at: Element | null): Landing | null {
    return null;
  }
  /** Whether a drag by this distance is enough, wherever it ends. */
  protected dropsAnywhere(_source: string, _moved: { x: number; y: number }): boolean {
    return false;
  }
  /** Whether pointing at an element is enough to open its overlay. */
  protected opensOnHover(_about: Overlay, _at: HTMLElement): boolean {
    return true;
  }
  /** What is announced when an overlay opens to stay. */
  protected describeOverlay(_about: Overlay): string {
    return '';
  }
  /** What the rules say when something is touched that cannot be touched now; null if they say nothing particular. */
  refusal(_what: string): Phrase | null {
    return null;
  }
  /** The element that a move leads to, where no touch says so. */
  protected goalOf(_move: Move): Element | null {
    return null;
  }
  /** After how many milliseconds the only move is made. */
  protected readonly forcedMoveDelay: number = 750;
  protected sounds(_before: View, _after: View): Sound[] {
    return [];
  }
  protected animate(_before: View, _after: View, _sketch: Sketch | null): void {}
  /** What was decided between two views and is worth explaining without being asked. */
  protected momentBetween(_before: View, _after: View): Overlay | null {
    return null;
  }
  protected viewChanged(_before: View | null, _after: View | null): void {}
  protected beforeSend(): void {}
  /** New events; `replaced` when they do not continue the earlier ones, as in a replay. */
  protected eventsCame(_events: readonly EventView[], _replaced: boolean): void {}
  protected touchedBy(_event: ActedEvent): string[] {
    return [];
  }
  protected describeAction(_event: ActedEvent): string {
    return '';
  }
  /** Closes something else on Escape; false if there was nothing. */
  protected dismiss(): boolean {
    return false;
  }
  protected readonly keyboardOptions: Partial<Keyboard> = {};
  /** Whether an element with the keyboard focus is explained like one under the pointer. */
  protected readonly explainsFocus: boolean = false;
}
