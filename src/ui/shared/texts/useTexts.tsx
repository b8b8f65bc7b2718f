import i18next, { type Namespace, type TFunction } from 'i18next';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Language } from '../../../domain/shared/Language';
import { cachedTranslate, type Translate } from './cachedTranslate';
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
