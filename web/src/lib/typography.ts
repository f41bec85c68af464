/** Replaces plain spaces before French double punctuation and inside guillemets by non-breaking ones. */
export function useFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»%])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}
