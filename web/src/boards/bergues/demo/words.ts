// Fluent for the demo page alone; the app has its own.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import boardEn from '../words/en.ftl?raw';
import boardFr from '../words/fr.ftl?raw';
import rulesEn from '../../../../../games/bergues/words/en.ftl?raw';
import rulesFr from '../../../../../games/bergues/words/fr.ftl?raw';
import type { Words } from '../../shared/words.ts';

export function demoWords(lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of lang === 'fr' ? [rulesFr, boardFr] : [rulesEn, boardEn]) bundle.addResource(new FluentResource(text));
  return (key, args, attr) => {
    const message = bundle.getMessage(key);
    const pattern = attr ? (message?.attributes[attr] ?? message?.value) : message?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(key, error);
    return text;
  };
}
