// What lies over a board, and where things are dropped on it.

/** What lies over the board: its kind and the thing that it is about. */
export interface Overlay {
  kind: string;
  of: string;
}

/** An edge of the board along which an overlay lies. */
export interface Edge {
  edge: 'top' | 'bottom';
  least?: number;
}

/** Where a dragged thing would be dropped. `what` is the touch to make there; null keeps the selection. */
export interface Landing {
  element: Element;
  what: string | null;
}
