/** Hands a text to the reader as a file. */
export function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by the next round.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
