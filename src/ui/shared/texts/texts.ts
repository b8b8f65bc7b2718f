import i18next from 'i18next';
import type { TextFile, Texts } from '../../../application/ports/Texts';
import { isLanguage, type Language } from '../../../domain/shared/Language';

type TextFiles = Pick<Texts, 'read' | 'requestFeatures'>;

/** For a page that is shown instead of the app. */
const noFurtherFiles: TextFiles = { read: async () => ({}), requestFeatures: () => {} };

let files = noFurtherFiles;
/** The language that the visible texts are changing to. */
let next: Language | null = null;

/** Starts i18next with the texts of the shell. Because it gets them, it has started when the function returns. */
export function startTexts(language: Language, texts: TextFile, furtherFiles = noFurtherFiles): void {
  files = furtherFiles;
  next = language;
  void i18next.init({
    lng: language,
    // Copied, because i18next adds further texts to this object.
    resources: { [language]: { ...texts } },
    // A test checks that every language has every text, so no fallback language is loaded.
    fallbackLng: false,
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
  });
}

/** English before the start. */
export const textLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

export function onTextLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** Changes the language of all visible texts without a reload. */
export async function changeTextLanguage(language: Language): Promise<void> {
  next = language;
  if (language === textLanguage()) return;
  await loadTexts(language);
  if (language === next) await i18next.changeLanguage(language);
}

/** Loads the texts of a language for a paper or a message in it. The visible texts stay. Rejects if they cannot be loaded. */
export async function loadTexts(language: Language): Promise<void> {
  addTexts(language, await files.read(language));
}

/** Loads the texts of all features. Rejects if they cannot be loaded. */
export function loadFeatureTexts(): Promise<void> {
  // First, so that a change of language during the download also loads these texts.
  files.requestFeatures();
  return loadTexts(textLanguage());
}

function addTexts(language: Language, texts: TextFile): void {
  for (const [namespace, bundle] of Object.entries(texts)) {
    if (i18next.hasResourceBundle(language, namespace)) continue;
    // A copy would hold all texts twice.
    i18next.addResourceBundle(language, namespace, bundle, false, false, { skipCopy: true });
  }
}
