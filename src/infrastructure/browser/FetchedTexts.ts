import type { TextFile, Texts } from '../../application/ports/Texts';
import type { Language } from '../../domain/shared/Language';

type TextFiles = Readonly<Record<Language, () => Promise<TextFile>>>;

/** Two files of texts per language. Further files would add their names to the code of the first screen. */
const files = {
  shell: {
    de: () => import(/* webpackChunkName: "texts-de" */ '../../../locales/de/shell'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../../../locales/en/shell'),
    pl: () => import(/* webpackChunkName: "texts-pl" */ '../../../locales/pl/shell'),
  },
  features: {
    de: () => import(/* webpackChunkName: "texts-de-features" */ '../../../locales/de/features'),
    en: () => import(/* webpackChunkName: "texts-en-features" */ '../../../locales/en/features'),
    pl: () => import(/* webpackChunkName: "texts-pl-features" */ '../../../locales/pl/features'),
  },
} satisfies Record<string, TextFiles>;

type Part = keyof typeof files;

/** The texts are files next to the code. */
export class FetchedTexts implements Texts {
  /** The parts requested so far. A change of language loads all of them. */
  private readonly requestedParts = new Set<Part>(['shell']);

  /** From now on, the texts of all features are read with the texts of the shell. */
  requestFeatures(): void {
    this.requestedParts.add('features');
  }

  /** Rejects if a file cannot be loaded. The bundler caches a file once it has loaded. */
  async read(language: Language): Promise<TextFile> {
    const parts = await Promise.all(Array.from(this.requestedParts, part => files[part][language]()));
    return Object.assign({}, ...parts) as TextFile;
  }

  fetch(language: Language): Promise<boolean> {
    return this.read(language).then(
      () => true,
      () => false,
    );
  }
}
