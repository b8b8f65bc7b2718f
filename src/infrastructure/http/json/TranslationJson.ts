import * as v from 'valibot';
import { success } from '../../../domain/shared/Result';
import type { JsonReader } from './JsonReader';
import { readShape } from './readShape';

export const TranslationJson = v.object({ translation: v.string() });

export const readTranslation: JsonReader<string> = (json, drop) => {
  const parsed = readShape(TranslationJson, json, drop);
  return parsed.ok ? success(parsed.value.translation) : parsed;
};
