import type { Language } from '../../../domain/shared/Language';

/** A text in each of the dealers' languages. */
export type Words = Readonly<Record<Language, string>>;
