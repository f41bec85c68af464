// The path under which the client is served, and whether a server is behind it.

/** The path under which the client is served, with a slash at both ends: `/`, or that of `cargo xtask site --base`. */
export const BASE: string = import.meta.env.BASE_URL;

/** Whether a server of tables serves the client. A static site has everything but what needs one. */
export const HAS_SERVER: boolean = import.meta.env.MODE !== 'site';

/** The part of a path below the base, from its slash; null for a path outside. */
export function pathBelow(base: string, path: string): string | null {
  return `${path}/`.startsWith(base) ? `/${path.slice(base.length)}` : null;
}

/** The address of a path of the client. */
export const addressOf = (path: string): string => BASE + path.replace(/^\//, '');
