import type { Failure } from '../../../domain/shared/Failure';
import { failed, type Result } from '../../../domain/shared/Result';

/** What Rails calls the missing half of a reference, and ids that have another name here. */
const otherNames = new Map([
  ['brand', 'brandId'],
  ['invoice_render_template_key', 'renderKeyId'],
  ['invoice_render_template_key_id', 'renderKeyId'],
]);

/** A refusal whose fields are called as they are here: the server writes `invoice_number`. */
export function ownFields<Value>(answer: Result<Value, Failure>): Result<Value, Failure> {
  if (answer.ok || answer.failure.reason !== 'refused' || !answer.failure.fields) return answer;
  const fields = Object.entries(answer.failure.fields).map(
    ([key, words]) => [otherNames.get(key) ?? camelCase(key), words] as const,
  );
  return failed({ ...answer.failure, fields: Object.fromEntries(fields) });
}

const camelCase = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
