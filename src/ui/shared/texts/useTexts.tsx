import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Language } from '../../../domain/shared/Language';
import { cachedTranslate } from './cachedTranslate';
import type { Namespaces, TextKey } from './TextKey';
import { findText, onTextLanguage, textLanguage } from './texts';

interface Texts<Names extends Namespaces> {
  readonly t: (key: TextKey<Names>, parameters?: object) => string;
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
 * language share one function.
 */
export function useTexts<const Names extends Namespaces>(namespaces: Names): Texts<Names> {
  return textsIn<Names>(use(LanguageContext) ?? textLanguage(), namespaces);
}

/** The texts of a language that has been loaded. */
export function textsIn<const Names extends Namespaces>(language: Language, namespaces: Names): Texts<Names> {
  const key = `${language} ${String(namespaces)}`;
  const found = known.get(key) as Texts<Names> | undefined;
  if (found) return found;
  const [first] = [namespaces].flat();
  const find = (name: string) => findText(language, name.includes(':') ? name : `${first}:${name}`);
  const texts: Texts<Names> = { t: cachedTranslate(find, language), language };
  known.set(key, texts);
  return texts;
}
