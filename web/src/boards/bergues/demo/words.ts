import { fluent } from '../../shared/fluent.ts';
import type { Words } from '../../shared/words.ts';
import boardEn from '../words/en.ftl?raw';
import boardFr from '../words/fr.ftl?raw';
import rulesEn from '../../../../../games/bergues/words/en.ftl?raw';
import rulesFr from '../../../../../games/bergues/words/fr.ftl?raw';

export const demoWords = (lang: string): Words => fluent(lang, lang === 'fr' ? [rulesFr, boardFr] : [rulesEn, boardEn]);
