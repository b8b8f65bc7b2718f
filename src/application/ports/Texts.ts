import type { Language } from '../../domain/shared/Language';

/** What the page says, in each language; only the one that is spoken is there from the beginning. */
export interface Texts {
  /** Has all that was said so far at hand in that language too; false where it could not be fetched. */
  fetch(language: Language): Promise<boolean>;
}

export const Texts = Symbol('Texts');
