import type { Language } from '../../../domain/shared/Language';
import type { Translate } from './cachedTranslate';
import type { TextFile } from './textFiles';

type TextTree = { readonly [key: string]: string | TextTree | undefined };

/**
 * Finds a text in the files that have loaded, as i18next does: by its path or `namespace:path`, and by the plural form
 * of `count`. The first screen needs no more of the library, which loads later.
 */
export function textLookup(file: TextFile, language: Language, namespaces: string | readonly string[]): Translate {
  const defaultNamespace = typeof namespaces === 'string' ? namespaces : (namespaces[0] ?? '');
  const at = (namespace: string, path: string): string | undefined => {
    let found: string | TextTree | undefined = file[namespace] as TextTree | undefined;
    for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  return (key, parameters: { readonly count?: unknown; readonly defaultValue?: string } = {}) => {
    const [path = '', namespace = defaultNamespace] = key.split(':').reverse();
    if (parameters.count === undefined) return at(namespace, path) ?? parameters.defaultValue ?? path;
    const form = new Intl.PluralRules(language).select(Number(parameters.count));
    return at(namespace, `${path}_${form}`) ?? path;
  };
}
