// Reads any position: the games we know as zones, anything else as it is written.

import { t } from '../../lib/i18n.svelte.ts';
import { bergues } from './bergues.ts';
import { lords } from './lords.ts';
import { stones } from './stones.ts';
import type { Eyes, Zone } from './zones.ts';

const READERS: Record<string, (view: string, eyes: Eyes) => Zone[]> = { st: stones, ls: lords, bg: bergues };

export function zones(view: string, eyes: Eyes): Zone[] {
  const reader = READERS[view.split(' ')[0] ?? ''];
  return reader ? reader(view, eyes) : [{ kind: 'text', title: t('position'), note: view, things: [] }];
}
