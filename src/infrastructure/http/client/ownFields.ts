import type { Failure } from '../../../domain/shared/Failure';
import { failed, type Result } from '../../../domain/shared/Result';

/** The name used here for a field, from the server's key. Undefined if the field is unknown. */
type FieldOf = (key: string) => string | undefined;

/** Renames the fields of a refusal to the names used here. Messages for unknown fields appear only in `message`. */
export function ownFields<Value>(answer: Result<Value, Failure>, fieldOf: FieldOf): Result<Value, Failure> {
  if (answer.ok || answer.failure.reason !== 'refused' || !answer.failure.fields) return answer;
  const known = Object.entries(answer.failure.fields).flatMap(([key, message]) => {
    const field = fieldOf(key);
    return field === undefined ? [] : [[field, message] as const];
  });
  return failed({ ...answer.failure, fields: Object.fromEntries(known) });
}

/** `keys` contains the server's key of each field. */
export function fieldsByKey(keys: Readonly<Record<string, string>>): FieldOf {
  const fields = new Map(Object.entries(keys).map(([field, key]) => [key, field]));
  return key => fields.get(key);
}
