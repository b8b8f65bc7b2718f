import type { TextFile, Texts } from '../../../application/ports/Texts';
import type { Language } from '../../../domain/shared/Language';

type TextFiles = Pick<Texts, 'read' | 'requestFeatures'>;

/** For a page that is shown instead of the app. */
const noFurtherFiles: TextFiles = { read: async () => ({}), requestFeatures: () => {} };

let files = noFurtherFiles;
/** English before the start. */
let current: Language = 'en';
/** The language that the visible texts are changing to. */
let next: Language = current;
const loaded = new Map<Language, TextFile>();
const listeners = new Set<() => void>();

/** Starts with the texts of the shell. */
export function startTexts(language: Language, texts: TextFile, furtherFiles = noFurtherFiles): void {
  files = furtherFiles;
  next = language;
  loaded.clear();
  loaded.set(language, texts);
  show(language);
}

export const textLanguage = (): Language => current;

export function onTextLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language of all visible texts without a reload. */
export async function changeTextLanguage(language: Language): Promise<void> {
  next = language;
  if (language === current) return;
  await loadTexts(language);
  if (language === next) show(language);
}

function show(language: Language): void {
  current = language;
  listeners.forEach(listener => listener());
}

/** Loads the texts of a language for a paper or a message in it. The visible texts stay. Rejects if they cannot be loaded. */
export async function loadTexts(language: Language): Promise<void> {
  const texts = await files.read(language);
  loaded.set(language, { ...loaded.get(language), ...texts });
}

/** Loads the texts of all features. Rejects if they cannot be loaded. */
export function loadFeatureTexts(): Promise<void> {
  // First, so that a change of language during the download also loads these texts.
  files.requestFeatures();
  return loadTexts(current);
}

/** The text with a key such as `offers:lists.browse`, if it has been loaded. */
export function findText(language: Language, key: string): string | undefined {
  let found: TextFile[string] | string | undefined = loaded.get(language);
  for (const name of key.split(/[:.]/))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
