import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../../domain/shared/Language';
import type { Translate } from './cachedTranslate';
import type { TextFile } from './textFiles';
import type { TextNamespace } from './TextNamespace';

export interface TextLibrary {
  readonly addTexts: (language: Language, file: TextFile) => void;
  readonly translateFor: (language: Language, namespaces: TextNamespace | readonly TextNamespace[]) => Translate;
}

/** Prepares i18next, which translates everything that loads after the first screen. */
export async function startLibrary(): Promise<TextLibrary> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      resources: {},
      // A test checks that every language has every text, so no fallback language is loaded.
      fallbackLng: false,
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  }
  return {
    addTexts: (language, file) => {
      for (const [namespace, texts] of Object.entries(file)) {
        if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, texts);
      }
    },
    translateFor: (language, namespaces) => i18next.getFixedT(language, namespaces) as Translate,
  };
}
