// The picture of a played piece at the place where its move leads, until the server has answered. So a card does not
// jump back to the hand while the line is slow, and a move that waits to be confirmed can be seen.

import type { Move } from '../../lib/wire.ts';

interface Placed {
  /** Follows its place after a change of the layout. */
  fit?(): void;
  /** Says on the piece that it is being sent. */
  label(): void;
  remove(): void;
}

/** A move that is unanswered for this many milliseconds says that it is being sent. */
const SLOW = 500;

const find = (root: HTMLElement, touch: string): HTMLElement | null => root.querySelector(`[data-touch~="${touch}"]`);

/** The piece that a move plays: the last touched thing that has a picture of its own, apart from its place. */
function pieceOf(root: HTMLElement, move: Move): HTMLElement | null {
  const held = move.touches.map((touch) => find(root, touch)).filter((one) => one?.dataset.card !== undefined);
  return held.at(-1) ?? null;
}

/** Where a move leads: its destination, or the last thing that is touched. */
function placeOf(root: HTMLElement, move: Move, piece: HTMLElement): Element | null {
  const last = find(root, move.touches.at(-1) ?? '');
  if (!last || last === piece || last.closest('.prompt')) return null;
  return last.closest('[data-stone]')?.querySelector('.slot') ?? last;
}

/** Marks a thing that is touched without being played, such as a tile. */
function mark(at: HTMLElement | null): Placed | null {
  if (!at) return null;
  at.style.outline = '3px dashed var(--st-accent)';
  return {
    label: () => undefined,
    remove: () => (at.style.outline = ''),
  };
}

/** `goal` is where the move leads, if no touch says so. */
function placePiece(root: HTMLElement, air: HTMLElement, move: Move, goal: Element | null, label: string): Placed | null {
  const piece = pieceOf(root, move);
  if (!piece) return mark(find(root, move.touches.at(-1) ?? ''));
  const place = goal ?? placeOf(root, move, piece);
  const picture = piece.querySelector('svg');
  const box = document.createElement('div');
  box.className = 'placed';
  const [from, to] = [piece.getBoundingClientRect(), (place ?? piece).getBoundingClientRect()];
  // What stays when the mark of the place is gone, and moves with the window.
  const base = place?.closest('[data-stone]') ?? place ?? piece;
  const at = base.getBoundingClientRect();
  const slot = place?.classList.contains('slot') ?? false;
  const width = slot ? at.width : Math.min(from.width, Math.max(to.width, 24));
  const height = from.width ? (from.height / from.width) * width : 0;
  const [x, y] = [to.left + (to.width - width) / 2 - at.left, slot || !place ? to.top - at.top : to.top + (to.height - height) / 2 - at.top];
  const fit = (): void => {
    const [now, over] = [base.getBoundingClientRect(), air.getBoundingClientRect()];
    const [across, down] = [now.width / (at.width || 1), now.height / (at.height || 1)];
    box.style.inlineSize = `${width * across}px`;
    box.style.left = `${now.left + x * across - over.left}px`;
    box.style.top = `${now.top + y * down - over.top}px`;
  };
  fit();
  if (picture) box.append(picture.cloneNode(true));
  // A flight to the final place begins here.
  if (place) [box.dataset.card, box.dataset.zone] = [piece.dataset.card!, 'placed'];
  const text = document.createElement('span');
  text.textContent = label;
  box.append(text);
  air.append(box);
  if (place) piece.style.opacity = '0.25';
  return {
    fit,
    label: () => box.classList.add('slow'),
    remove() {
      box.remove();
      piece.style.opacity = '';
    },
  };
}

/** The piece of the move that was made last. */
export class PlacedPiece {
  #placed: Placed | null = null;
  #slow: ReturnType<typeof setTimeout> | undefined;

  get shown(): boolean {
    return this.#placed !== null;
  }
  show(...move: Parameters<typeof placePiece>): void {
    this.remove();
    this.#placed = placePiece(...move);
  }
  fit(): void {
    this.#placed?.fit?.();
  }
  labelLater(): void {
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#placed?.label(), SLOW);
  }
  remove(): void {
    clearTimeout(this.#slow);
    this.#placed?.remove();
    this.#placed = null;
  }
}
