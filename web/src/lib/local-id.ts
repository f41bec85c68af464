// The ids of tables on this device: `local-` and 16 hexadecimal digits. Tables at a server have no hyphen in their ids.

const PREFIX = 'local-';

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return PREFIX + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
