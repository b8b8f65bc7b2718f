import type { Language } from '../../domain/shared/Language';

/** The texts of the user interface. At startup, only the current language is loaded. */
export interface Texts {
  /** Loads the translations used so far in another language. False if they cannot be fetched. */
  fetch(language: Language): Promise<boolean>;
}

export const Texts = Symbol('Texts');
