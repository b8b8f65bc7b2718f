import type { Language } from '../../../domain/shared/Language';
import type { Translate } from './cachedTranslate';
import { fetchTextFiles, requestFeatureTexts, type TextFile } from './textFiles';
import type { TextLibrary } from './textLibrary';
import { textLookup } from './textLookup';
import type { TextNamespace } from './TextNamespace';

/** The language of the visible texts, and the one they are changing to. */
let current: Language = 'en';
let next: Language = current;
const files = new Map<Language, TextFile>();
const listeners = new Set<() => void>();
let library: TextLibrary | null = null;

/** `file` contains the texts of the shell. */
export function startTexts(language: Language, file: TextFile): void {
  files.set(language, file);
  current = next = language;
}

export const textLanguage = (): Language => current;

export function onTextLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The function that translates the texts of these namespaces, by the library once it has loaded. */
export function translateFor(language: Language, namespaces: TextNamespace | readonly TextNamespace[]): Translate {
  const byLookup = textLookup(files.get(language) ?? {}, language, namespaces);
  return (key, parameters) => {
    const translate = library?.translateFor(language, namespaces) ?? byLookup;
    return translate(key, parameters);
  };
}

/** Changes the language of all visible texts without a reload. */
export async function changeTextLanguage(language: Language): Promise<void> {
  next = language;
  if (language === current) return;
  await addTexts(language);
  if (language !== next) return;
  current = language;
  listeners.forEach(listener => listener());
}

/** Loads a feature's code, the texts of all features and the library in parallel. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  // First, so that a change of language during the download also loads these texts.
  requestFeatureTexts();
  const [arrived] = await Promise.all([code, addTexts(current), addLibrary()]);
  return arrived;
}

async function addTexts(language: Language): Promise<void> {
  const file = await fetchTextFiles(language);
  files.set(language, file);
  library?.addTexts(language, file);
}

async function addLibrary(): Promise<void> {
  if (library) return;
  const { startLibrary } = await import(/* webpackChunkName: "text-library" */ './textLibrary');
  const started = await startLibrary();
  files.forEach((file, language) => started.addTexts(language, file));
  library = started;
}
