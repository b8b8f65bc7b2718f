import i18next, { type TFunction } from 'i18next';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { cachedTranslate, type Translate } from './cachedTranslate';
import type { TextNamespace } from './TextNamespace';

interface Texts<Namespaces extends TextNamespace | readonly TextNamespace[]> {
  readonly t: TFunction<Namespaces>;
  readonly language: string;
}

const LanguageContext = createContext<string | null>(null);

/** Provides the current language to all views below, and re-renders them when it changes. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return <LanguageContext value={i18n.language}>{children}</LanguageContext>;
}

const known = new Map<string, unknown>();

/**
 * The texts of one or more namespaces. A key outside the first namespace is written `namespace:key`. All views of a
 * language share one function: `useTranslation` in each of a hundred tiles took a third of the rendering time.
 */
export function useTexts<const Namespaces extends TextNamespace | readonly TextNamespace[]>(
  namespaces: Namespaces,
): Texts<Namespaces> {
  const language = use(LanguageContext) ?? i18next.language;
  const key = `${language} ${String(namespaces)}`;
  const found = known.get(key) as Texts<Namespaces> | undefined;
  if (found) return found;
  const t: unknown = cachedTranslate(i18next.getFixedT(language, namespaces) as Translate, language);
  const texts = { t: t as TFunction<Namespaces>, language };
  known.set(key, texts);
  return texts;
}
