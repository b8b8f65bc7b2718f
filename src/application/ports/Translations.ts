import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export abstract class Translations {
  /** Translates `text` into the language of the dealer's profile. */
  abstract translate(text: string): Promise<Result<string, Failure>>;
}
