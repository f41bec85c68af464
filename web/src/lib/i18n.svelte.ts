// The texts in the reader's language. Only the files of this language are loaded.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pickLanguage, texts as own, type Language } from './languages.ts';
import { settings } from './settings.svelte.ts';
import { useFrenchSpaces } from './typography.ts';

export type Arguments = Record<string, FluentVariable>;

// The texts of the rules belong to the games and are loaded where a game is played.
const ofGames = import.meta.glob<string>('../../../games/*/words/*.ftl', { query: '?raw', import: 'default' });
// A board may have further texts.
const ofBoards = import.meta.glob<string>('../boards/*/words/*.ftl', { query: '?raw', import: 'default' });
// The lessons of the games belong to the tutorial, which lists them all.
const ofLessons = import.meta.glob<string>('../../../games/*/lessons/*.ftl', { query: '?raw', import: 'default' });
// Parts of the client that few readers need, such as the tutorial.
const ofParts = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default' });

class Words {
  language = $state<Language>('en');
  #bundle = new FluentBundle('en', { useIsolating: false });
  // The bundle itself is not reactive; this number changes when it gets new messages.
  #edition = $state(0);
  #games = new Set<string>();
  #prefixes = new Map<string, string>();

  /** Switches to a language. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const files = [own[`../../words/${language}.ftl`], ...[...this.#games].flatMap((game) => gameFiles(game, language))];
    for (const text of await loadTexts(files)) addTexts(bundle, language, text);
    this.#bundle = bundle;
    this.language = language;
    this.#edition += 1;
    document.documentElement.lang = language;
  }

  /** Loads the texts of a game, or of a part of the client. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    const [bundle, language] = [this.#bundle, this.language];
    const texts = await loadTexts(gameFiles(game, language));
    for (const text of texts) addTexts(bundle, language, text);
    const prefix = /^(\w+)-game-name\b/m.exec(texts[0] ?? '')?.[1];
    if (prefix) this.#prefixes.set(game, prefix);
    this.#edition += 1;
  }

  /** The prefix of a game's messages, as in `<prefix>-game-name`; null until its texts are loaded. */
  prefixOf(game: string): string | null {
    void this.#edition;
    return this.#prefixes.get(game) ?? null;
  }

  /** The message, or null if there is none. `name` is `key` or `key.attribute`. */
  find(name: string, args?: Arguments): string | null {
    void this.#edition;
    const [key = '', attribute] = name.split('.');
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    return this.#bundle.formatPattern(pattern, args, []);
  }
}

type File = (() => Promise<string>) | undefined;

function gameFiles(game: string, language: Language): File[] {
  if (game === 'tutorial') return [ofParts[`../../words/tutorial/${language}.ftl`], ...Object.keys(ofLessons).filter((path) => path.endsWith(`/${language}.ftl`)).map((path) => ofLessons[path])];
  return [ofGames[`../../../games/${game}/words/${language}.ftl`], ofBoards[`../boards/${game}/words/${language}.ftl`], ofParts[`../../words/${game}/${language}.ftl`]];
}

const loadTexts = (files: File[]): Promise<string[]> => Promise.all(files.map((file) => file?.() ?? ''));

function addTexts(bundle: FluentBundle, language: Language, text: string): void {
  bundle.addResource(new FluentResource(language === 'fr' ? useFrenchSpaces(text) : text));
}

export const words = new Words();

/** The message, or its key if there is none, so that a gap is noticed. */
export function t(key: string, args?: Arguments): string {
  return words.find(key, args) ?? key;
}

/** The same with the attribute as a separate argument, as boards use it. */
export function formatMessage(key: string, args?: Arguments, attribute?: string): string {
  return t(attribute === undefined ? key : `${key}.${attribute}`, args);
}

/** The chosen language, else that of the browser. */
export function preferredLanguage(): Language {
  return pickLanguage([...(settings.preferences.language ? [settings.preferences.language] : []), ...navigator.languages]);
}

/** Switches the language and remembers it. */
export async function setLanguage(language: Language): Promise<void> {
  settings.change({ language });
  await words.use(language);
}
