import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/shared/Language';

const namespaces = ['shared', 'session', 'navigation', 'offers', 'bidding', 'settings'] as const;

/** The texts of one language are one file of their own: only the chosen language is fetched. */
const bundledTexts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    import(`../../../locales/${language}/${namespace}.json`).then(
      (texts: Record<string, unknown>) => callback(null, texts),
      (error: Error) => callback(error, null),
    );
  },
};

export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(bundledTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every language holds every text, which a test sees to: another one is never fetched to fill in.
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Changes the language of everything on screen, without a reload. */
export async function speak(language: Language): Promise<void> {
  if (i18next.isInitialized && i18next.language !== language) await i18next.changeLanguage(language);
}
