// Fluent for the demo pages and the tests of boards alone; the app has its own.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from './words.ts';

export function fluent(lang: string, texts: readonly string[]): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
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
