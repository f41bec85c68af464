// How far the viewer has read the chat of each table, in this browser.

const KEY = 'marchstone.read';
/** Older tables are forgotten. */
const MOST = 50;

function load(): [table: string, seq: number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last event of this table that was read. */
export function readMark(table: string): number {
  return load().find(([id]) => id === table)?.[1] ?? 0;
}

export function setReadMark(table: string, seq: number): void {
  if (seq <= readMark(table)) return;
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, seq]]));
  } catch {
    // Without storage the chat is unread again after a reload.
  }
}
