// How a table is set up, in plain words.

import { t, words } from './i18n.svelte.ts';
import type { Clock, GameInfo, OptionInfo, Setup } from './wire.ts';

export type OptionValue = string | number | boolean;

export function gameName(game: string): string {
  return words.find(`game-${game}`) ?? game;
}

export function optionName(game: string, option: string): string {
  return words.find(`option-${game}-${option}`) ?? words.find(`option-${option}`) ?? option;
}

export function optionHelp(game: string, option: string): string | null {
  return words.find(`option-${game}-${option}.help`) ?? words.find(`option-${option}.help`);
}

/** One value of an option: `2016`, `lowest`, a seat. */
export function valueName(game: string, option: string, value: OptionValue): string {
  const own = words.find(`option-${game}-${option}-${value}`) ?? words.find(`option-${option}-${value}`);
  if (own !== null) return own;
  return /^[A-E]$/.test(String(value)) ? t('seat-letter', { seat: String(value) }) : String(value);
}

/** Only what is not as usual, so that lists stay short. `first` says nothing about how it plays. */
export function unusual(game: string, options: Record<string, OptionValue>, info: OptionInfo[] | undefined): string[] {
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

/** The parts of a line about a table, most important first. */
export function describe(setup: Setup, games: GameInfo[] | undefined): string[] {
  const info = games?.find((game) => game.name === setup.game)?.options;
  return [
    ...unusual(setup.game, setup.options, info),
    ...(setup.players > 2 ? [t('players', { count: setup.players })] : []),
    ...(setup.rounds > 1 ? [t('rounds', { count: setup.rounds })] : []),
    clockName(setup.clock),
    t(setup.rated ? 'rated' : 'unrated'),
  ];
}
