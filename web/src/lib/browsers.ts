// Short names for user agent strings.

// The order matters: Edge also claims to be Chrome, and Chrome to be Safari.
const BROWSERS: [RegExp, string][] = [
  [/Firefox\/|FxiOS\//, 'Firefox'], [/Edg(e|A|iOS)?\//, 'Edge'], [/OPR\/|Opera/, 'Opera'], [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'], [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'], [/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Windows/, 'Windows'], [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux'],
];

/** `Firefox, Android`; other texts are returned unchanged. */
export function browserName(line: string): string {
  if (!/^\w+\/[\d.]+ \(/.test(line)) return line;
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(line))?.[1];
  const found = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined);
  return found.length ? found.join(', ') : line;
}
