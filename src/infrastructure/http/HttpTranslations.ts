import * as v from 'valibot';
import type { Translations } from '../../application/ports/Translations';
import type { Failure } from '../../domain/shared/Failure';
import { type Result, success } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import type { JsonReader } from './json/reading/JsonReader';
import { readShape } from './json/reading/readShape';

export class HttpTranslations implements Translations {
  constructor(private readonly api: HttpClient) {}

  translate(text: string): Promise<Result<string, Failure>> {
    const path = '/api/v2/translations/translate';
    return this.api.write({ method: 'POST', path, body: { text }, read: readTranslation });
  }
}

const TranslationJson = v.object({ translation: v.string() });

const readTranslation: JsonReader<string> = (json, drop) => {
  const parsed = readShape(TranslationJson, json, drop);
  return parsed.ok ? success(parsed.value.translation) : parsed;
};
