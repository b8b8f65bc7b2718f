import type { Translations } from '../../application/ports/Translations';
import type { Failure } from '../../domain/shared/Failure';
import { success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryTranslations implements Translations {
  constructor(private readonly session: InMemorySession) {}

  translate(text: string): Promise<Result<string, Failure>> {
    return this.session.read(dealer => success(dealer.translate(text)));
  }
}
