/** The signature of the library's translate function. */
export type Translate = (key: string, parameters?: object) => string;

const RAW = { skipInterpolation: true };

/**
 * Caches each text, because a list repeats the same texts in every row. This function fills in `{{name}}` itself: the
 * library's interpolation takes half a millisecond on a slow machine. Plural forms and default values are left to the
 * library.
 */
export function cachedTranslate(translate: Translate): Translate {
  const texts = new Map<string, string>();
  return (key, parameters) => {
    if (parameters && ('count' in parameters || 'defaultValue' in parameters)) return translate(key, parameters);
    const text = texts.get(key) ?? translate(key, RAW);
    texts.set(key, text);
    return parameters ? interpolate(text, parameters) : text;
  };
}

function interpolate(text: string, parameters: object): string {
  const values: Readonly<Record<string, unknown>> = { ...parameters };
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
}
