import { groupedNumber } from '../../../domain/shared/groupedNumber';

/** The signature of the library's translate function. */
export type Translate = (key: string, parameters?: object) => string;

/**
 * Caches each text and plural form, because a list repeats the same texts in every row. This function fills in `{{name}}`
 * itself: the library's interpolation takes half a millisecond on a slow machine. It groups the thousands of whole
 * numbers, so a year or an id is passed as a string. Default values are left to `translate`.
 */
export function cachedTranslate(translate: Translate, language: string): Translate {
  const texts = new Map<string, string>();
  let plurals: Intl.PluralRules | undefined;
  return (key, parameters = {}) => {
    if ('defaultValue' in parameters) return translate(key, parameters);
    const count = 'count' in parameters ? Number(parameters.count) : null;
    const form =
      count === null
        ? key
        : `${key} ${count === 0 ? 'zero' : (plurals ??= new Intl.PluralRules(language)).select(count)}`;
    const text = texts.get(form) ?? translate(key, { ...(count !== null && { count }), skipInterpolation: true });
    texts.set(form, text);
    return interpolate(text, parameters);
  };
}

function interpolate(text: string, parameters: object): string {
  const values: Readonly<Record<string, unknown>> = { ...parameters };
  return text.replace(/{{(\w+)}}/g, (_, name: string) => written(values[name]));
}

const written = (value: unknown): string => (Number.isInteger(value) ? groupedNumber(Number(value)) : String(value));
