import * as v from 'valibot';
import type { Failure } from '../../domain/shared/Failure';
import { parsedJson } from '../parsedJson';

const ErrorsJson = v.object({ errors: v.record(v.string(), v.union([v.string(), v.array(v.string())])) });

interface Refusal {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | null;
}

/** Converts an answer outside 2xx to a failure. */
export function refusal({ status, body, retryAfter }: Refusal): Failure {
  if (status === 401) return { reason: 'unauthorized' };
  if (status === 404) return { reason: 'notFound' };
  if (status === 429) return { reason: 'tooManyRequests', retryAfter };
  if (status >= 400 && status < 500) return { reason: 'refused', status, ...serverMessages(body) };
  return { reason: 'serverFailed', status, ...(retryAfter !== null && { retryAfter }) };
}

/**
 * Joins all messages of `{ errors: { field: [message] } }` into `message`, and collects them by field. `base` and list
 * indexes are not fields.
 */
function serverMessages(body: string): Omit<Extract<Failure, { readonly reason: 'refused' }>, 'reason' | 'status'> {
  const json = parsedJson(body);
  const parsed = json.ok ? v.safeParse(ErrorsJson, json.value) : null;
  if (!parsed?.success) return { message: null };
  const messages = Object.entries(parsed.output.errors).map(
    ([field, text]) => [field, [text].flat().join(' ').trim()] as const,
  );
  const message =
    messages
      .map(([, text]) => text)
      .join(' ')
      .trim() || null;
  const fields = messages.filter(([field, text]) => !/^(base|\d+)$/.test(field) && text !== '');
  return { message, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) };
}
