import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface Translations {
  /** Translates `text` into the language of the dealer's profile. */
  translate(text: string): Promise<Result<string, Failure>>;
}

export const Translations = Symbol('Translations');
