import type { Translations } from '../../application/ports/Translations';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './HttpClient';
import { readTranslation } from './json/TranslationJson';

export class HttpTranslations implements Translations {
  constructor(private readonly api: HttpClient) {}

  translate(text: string): Promise<Result<string, Failure>> {
    const path = '/api/v2/translations/translate';
    return this.api.write({ method: 'POST', path, body: { text }, read: readTranslation });
  }
}
