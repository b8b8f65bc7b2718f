import type { Language } from '../../../domain/shared/Language';

/** One thing said in each of the dealers' languages. */
export type Words = Readonly<Record<Language, string>>;
