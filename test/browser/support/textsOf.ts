import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/domain/shared/Language';

/** What the app says in a language under a key such as `offers:toolbar.filters`, read from where the app has it from. */
export function textsOf(language: Language): (key: `${string}:${string}`) => string {
  return key => {
    const [namespace = '', path = ''] = key.split(':');
    const text = path.split('.').reduce<unknown>(valueAt, contentOf(join('locales', language, `${namespace}.json`)));
    if (typeof text !== 'string') throw new Error(`${language} has no text '${key}'.`);
    return text;
  };
}

function contentOf(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function valueAt(texts: unknown, key: string): unknown {
  return typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[key] : undefined;
}
