// A studied position in the address, so that it can be shared: `#p=<position>&a=<actions>`.

export interface Line {
  position: string;
  actions: string[];
}

/** The line of an address; null if it names no position. */
export function read(hash: string): Line | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const position = said.get('p')?.trim();
  if (!position) return null;
  return { position, actions: (said.get('a') ?? '').split(' ').filter(Boolean) };
}

export function write({ position, actions }: Line): string {
  const said = new URLSearchParams({ p: position });
  if (actions.length) said.set('a', actions.join(' '));
  return `#${said}`;
}
