import type { Language } from '../../domain/shared/Language';

type TextTree = { readonly [key: string]: string | TextTree };

/** Texts by namespace. A namespace is a file in `locales/{language}`. */
export type TextFile = Readonly<Record<string, TextTree>>;

/** The texts of the user interface. At startup, only the current language is loaded. */
export abstract class Texts {
  /** Loads the translations used so far in another language. False if they cannot be fetched. */
  abstract fetch(language: Language): Promise<boolean>;
  /** The texts of a language that have been requested so far. It rejects if they cannot be loaded. */
  abstract read(language: Language): Promise<TextFile>;
  /** From now on, the texts of all features are read with the texts of the shell. */
  abstract requestFeatures(): void;
}
