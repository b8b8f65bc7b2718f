import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/shared/Language';
import { fetchTextFiles, requestedNamespaces, type TextFile } from './textFiles';
import type { TextNamespace } from './TextNamespace';

export async function startTexts(language: Language, files: readonly TextFile[]): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: Object.fromEntries(files) },
    // A test checks that every language has every text, so no fallback language is loaded.
    fallbackLng: false,
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Changes the language of all visible texts without a reload. */
export async function changeTextLanguage(language: Language): Promise<void> {
  if (!i18next.isInitialized || i18next.language === language) return;
  await addTexts(language);
  await i18next.changeLanguage(language);
}

/** Loads a feature's code and texts in parallel. */
export async function withTexts<Code>(namespace: TextNamespace, code: Promise<Code>): Promise<Code> {
  // Registered first, so that a change of language during the download also loads this namespace.
  requestedNamespaces.add(namespace);
  const [arrived] = await Promise.all([code, addTexts(i18next.language as Language)]);
  return arrived;
}

async function addTexts(language: Language): Promise<void> {
  const missing = [...requestedNamespaces].filter(namespace => !i18next.hasResourceBundle(language, namespace));
  for (const [namespace, texts] of await fetchTextFiles(language, missing)) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}
