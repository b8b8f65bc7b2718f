/** How the library is asked for a text. */
export type Translate = (key: string, parameters?: object) => string;

const RAW = { skipInterpolation: true };

/**
 * Looks a text up once: a list says the same words in each of its rows. What stands in it as `{{name}}` is filled in
 * here, as the library's way takes a slow machine half a millisecond. Which text goes with a count, and what is said
 * where there is none, is left to the library.
 */
export function cachedTranslate(translate: Translate): Translate {
  const said = new Map<string, string>();
  return (key, parameters) => {
    if (parameters && ('count' in parameters || 'defaultValue' in parameters)) return translate(key, parameters);
    const text = said.get(key) ?? translate(key, RAW);
    said.set(key, text);
    return parameters ? filledIn(text, parameters) : text;
  };
}

function filledIn(text: string, parameters: object): string {
  const values: Readonly<Record<string, unknown>> = { ...parameters };
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
}
