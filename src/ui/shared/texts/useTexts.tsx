import i18next, { type Namespace, type TFunction } from 'i18next';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { groupedNumber } from '../../../domain/shared/groupedNumber';
import type { Language } from '../../../domain/shared/Language';
import { onTextLanguage, textLanguage } from './texts';

interface Texts<Namespaces extends Namespace> {
  readonly t: TFunction<Namespaces>;
  readonly language: Language;
}

const LanguageContext = createContext<Language | null>(null);

/** Provides the current language to all views below, and re-renders them when it changes. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const language = useSyncExternalStore(onTextLanguage, textLanguage);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

const known = new Map<string, unknown>();

/**
 * The texts of one or more namespaces. A key outside the first namespace is written `namespace:key`. All views of a
 * language share one function: react-i18next's hook in each of a hundred tiles took a third of the rendering time.
 */
export function useTexts<const Namespaces extends Namespace>(namespaces: Namespaces): Texts<Namespaces> {
  return textsIn(use(LanguageContext) ?? textLanguage(), namespaces);
}

/** The texts of a language that has been loaded. */
export function textsIn<const Namespaces extends Namespace>(
  language: Language,
  namespaces: Namespaces,
): Texts<Namespaces> {
  const key = `${language} ${String(namespaces)}`;
  const found = known.get(key) as Texts<Namespaces> | undefined;
  if (found) return found;
  const t: unknown = cachedTranslate(i18next.getFixedT(language, namespaces) as Translate, language);
  const texts = { t: t as TFunction<Namespaces>, language };
  known.set(key, texts);
  return texts;
}

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
