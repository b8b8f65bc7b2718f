import { groupedNumber } from '../../../domain/shared/GroupedNumber';

type Translate = (key: string, parameters?: object) => string;

/**
 * Returns the function that translates a key and fills in `{{name}}`. With `count`, it takes the plural form of the
 * language. It groups the thousands of whole numbers, so a year or an id is passed as a string. A missing text is
 * `defaultValue` or the key. Each text and plural form is looked up once, because a list repeats the same texts in every
 * row.
 */
export function cachedTranslate(find: (key: string) => string | undefined, language: string): Translate {
  const texts = new Map<string, string>();
  let plurals: Intl.PluralRules | undefined;
  const formOf = (key: string, count: unknown) =>
    `${key}_${(plurals ??= new Intl.PluralRules(language)).select(Number(count))}`;
  return (key, parameters = {}) => {
    const form = 'count' in parameters ? formOf(key, parameters.count) : key;
    const text = texts.get(form) ?? find(form) ?? find(key);
    if (text === undefined) return 'defaultValue' in parameters ? String(parameters.defaultValue) : key;
    texts.set(form, text);
    return interpolate(text, parameters);
  };
}

function interpolate(text: string, parameters: object): string {
  const values: Readonly<Record<string, unknown>> = { ...parameters };
  return text.replace(/{{(\w+)}}/g, (_, name: string) => written(values[name]));
}

const written = (value: unknown): string => (Number.isInteger(value) ? groupedNumber(Number(value)) : String(value));
