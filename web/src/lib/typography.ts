/** French wants unbreakable spaces before double punctuation and inside guillemets; writers type plain ones. */
export function french(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/ (?=[:»%])/g, '\u00a0')
    .replace(/« /g, '«\u00a0');
}
