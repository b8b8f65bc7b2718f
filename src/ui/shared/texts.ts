import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/shared/Language';
import { fetchTextFiles, requestFeatureTexts } from './textFiles';

/** `texts` are those of the shell, by namespace. */
export async function startTexts(language: Language, texts: Readonly<Record<string, object>>): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
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

/** Loads a feature's code and the texts of all features in parallel. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  // First, so that a change of language during the download also loads these texts.
  requestFeatureTexts();
  const [arrived] = await Promise.all([code, addTexts(i18next.language as Language)]);
  return arrived;
}

async function addTexts(language: Language): Promise<void> {
  for (const [namespace, texts] of Object.entries(await fetchTextFiles(language))) {
    if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, texts);
  }
}
