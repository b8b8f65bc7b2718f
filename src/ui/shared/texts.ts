import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/shared/Language';
import { fetchTextFiles, spoken, type TextFile } from './textFiles';
import type { TextNamespace } from './TextNamespace';

export async function startTexts(language: Language, files: readonly TextFile[]): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: Object.fromEntries(files) },
    // Every language holds every text, which a test sees to: another one is never fetched to fill in.
    fallbackLng: false,
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Changes the language of everything on screen, without a reload. */
export async function speak(language: Language): Promise<void> {
  if (!i18next.isInitialized || i18next.language === language) return;
  await addTexts(language);
  await i18next.changeLanguage(language);
}

/** A feature's code together with its texts, fetched side by side. */
export async function withTexts<Code>(namespace: TextNamespace, code: Promise<Code>): Promise<Code> {
  // Noted first: a language that is chosen while they are on their way brings them too.
  spoken.add(namespace);
  const [arrived] = await Promise.all([code, addTexts(i18next.language as Language)]);
  return arrived;
}

async function addTexts(language: Language): Promise<void> {
  const missing = [...spoken].filter(namespace => !i18next.hasResourceBundle(language, namespace));
  for (const [namespace, texts] of await fetchTextFiles(language, missing)) {
    i18next.addResourceBundle(language, namespace, texts);
  }
}
