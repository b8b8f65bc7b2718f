import type { Texts } from '../../../application/ports/Texts';
import type { Language } from '../../../domain/shared/Language';

/** Texts by namespace. */
export type TextFile = Readonly<Record<string, object>>;
type TextFiles = Readonly<Record<Language, () => Promise<TextFile>>>;

/** Two files of texts per language. Further files would add their names to the code of the first screen. */
const files = {
  shell: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../../../../locales/de/shell'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../../../../locales/en/shell'),
    pl: () => import(/* webpackChunkName: "texts-pl" */ '../../../../locales/pl/shell'),
  },
  features: {
    de: () => import(/* webpackChunkName: "texts-de-features" */ '../../../../locales/de/features'),
    en: () => import(/* webpackChunkName: "texts-en-features" */ '../../../../locales/en/features'),
    pl: () => import(/* webpackChunkName: "texts-pl-features" */ '../../../../locales/pl/features'),
  },
} satisfies Record<string, TextFiles>;

type Part = keyof typeof files;

/** The parts requested so far. A change of language loads all of them. */
const requestedParts = new Set<Part>(['shell']);

/** From now on, the texts of all features are fetched with those of the shell. */
export function requestFeatureTexts(): void {
  requestedParts.add('features');
}

/** Loads the requested texts of a language, by namespace. The bundler caches a file once it has loaded. */
export async function fetchTextFiles(language: Language): Promise<TextFile> {
  const parts = await Promise.all(Array.from(requestedParts, part => files[part][language]()));
  return Object.assign({}, ...parts) as TextFile;
}

/** The texts are files next to the code. */
export const fetchedTexts: Texts = {
  fetch: language =>
    fetchTextFiles(language).then(
      () => true,
      () => false,
    ),
};
