// The languages of the client: those that have a file of its texts, so a new language needs no change here.

export const texts = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' });

/** A language tag, such as `fr`. */
export type Language = string;

/** The name of a language in that language, as the first word of a line. */
function nativeName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** All languages with their own names, in the order of the alphabet. */
export const LANGUAGES: readonly (readonly [Language, string])[] = Object.keys(texts)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length))
  .map((language) => [language, nativeName(language)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, 'en'));

export const isLanguage = (tag: string): boolean => LANGUAGES.some(([language]) => language === tag);

/** The first of the reader's languages that the client has. */
export function pickLanguage(wanted: readonly string[]): Language {
  const primary = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return primary.find(isLanguage) ?? 'en';
}
