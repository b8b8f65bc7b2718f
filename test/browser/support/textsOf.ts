import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/domain/shared/Language';

type TextKey = `${string}:${string}`;

/** The text of the app in a language for a key such as `offers:toolbar.filters`, from the app's own files. */
export function textsOf(language: Language): (key: TextKey, values?: Readonly<Record<string, string>>) => string {
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const content: unknown = JSON.parse(readFileSync(join('locales', language, `${namespace}.json`), 'utf8'));
    const text = path.split('.').reduce(valueAt, content);
    if (typeof text !== 'string') throw new Error(`${language} has no text '${key}'.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

function valueAt(texts: unknown, key: string): unknown {
  return typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[key] : undefined;
}
