import type { Failure } from '../../../domain/shared/Failure';
import { failed, type Result } from '../../../domain/shared/Result';

/** Rails names a missing reference without `_id`, and some ids have another name here. */
const otherNames = new Map([
  ['brand', 'brandId'],
  ['invoice_render_template_key', 'renderKeyId'],
  ['invoice_render_template_key_id', 'renderKeyId'],
]);

/** Renames the fields of a refusal from the server's `snake_case` to the names used here. */
export function ownFields<Value>(answer: Result<Value, Failure>): Result<Value, Failure> {
  if (answer.ok || answer.failure.reason !== 'refused' || !answer.failure.fields) return answer;
  const fields = Object.entries(answer.failure.fields).map(
    ([key, words]) => [otherNames.get(key) ?? camelCase(key), words] as const,
  );
  return failed({ ...answer.failure, fields: Object.fromEntries(fields) });
}

const camelCase = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
