// The setup of a table in words.

import { t, words } from './i18n.svelte.ts';
import { findOfGame } from './naming.ts';
import type { Clock, GameInfo, OptionInfo, Setup } from './wire.ts';

export type OptionValue = string | number | boolean;

/** A message of this client about a game, else one of the game's own, whose words are fetched if necessary. */
function findAbout(game: string, own: string[], ofGame: string): string | null {
  const found = own.map((key) => words.find(key)).find((text) => text !== null);
  if (found) return found;
  void words.learn(game);
  return findOfGame(game, ofGame);
}

export function gameName(game: string): string {
  return findAbout(game, [`game-${game}`], 'game-name') ?? game;
}

/** What kind of game it is, in a sentence. */
export function gameLead(game: string): string {
  return findAbout(game, [`game-${game}.lead`], 'game-name.lead') ?? '';
}

export function optionName(game: string, option: string): string {
  return findAbout(game, [`option-${game}-${option}`, `option-${option}`], `option-${option}`) ?? option;
}

export function optionHelp(game: string, option: string): string | null {
  return findAbout(game, [`option-${game}-${option}.help`, `option-${option}.help`], `option-${option}.help`);
}

/** One value of an option: `2016`, `lowest`, a seat. */
export function valueName(game: string, option: string, value: OptionValue): string {
  const own = findAbout(game, [`option-${game}-${option}-${value}`, `option-${option}-${value}`], `option-${option}-${value}`);
  if (own !== null) return own;
  return /^[A-Z]$/.test(String(value)) ? t('seat-letter', { seat: String(value) }) : String(value);
}

/** Options that differ from their presets. `first` does not change how a game plays. */
export function unusualOptions(game: string, options: Record<string, OptionValue>, info: OptionInfo[] | undefined): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const preset = info?.find((option) => option.name === name)?.preset;
    if (name === 'first' || value === preset || preset === null || value === false) return [];
    if (value === true) return [optionName(game, name)];
    if (typeof value === 'number') return [`${optionName(game, name)} ${value}`];
    return [valueName(game, name, value)];
  });
}

export function clockName(clock: Clock): string {
  if (clock.type === 'none') return t('clock-none');
  if (clock.type === 'days') return t('clock-days', { days: clock.days });
  const minutes = clock.base % 60 === 0 ? t('clock-minutes', { minutes: clock.base / 60 }) : t('clock-seconds', { seconds: clock.base });
  return clock.increment ? t('clock-with-increment', { base: minutes, increment: clock.increment }) : minutes;
}

/** The parts of the description of a table, most important first. */
export function describeSetup(setup: Setup, games: GameInfo[] | undefined): string[] {
  const info = games?.find((game) => game.name === setup.game)?.options;
  return [
    ...unusualOptions(setup.game, setup.options, info),
    ...(setup.players > 2 ? [t('players', { count: setup.players })] : []),
    ...(setup.rounds > 1 ? [t('rounds', { count: setup.rounds })] : []),
    clockName(setup.clock),
    t(setup.rated ? 'rated' : 'unrated'),
  ];
}
