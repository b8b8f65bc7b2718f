import * as v from 'valibot';
import type { Failure } from '../../domain/shared/Failure';
import { parsedJson } from '../parsedJson';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const ErrorsJson = v.object({
  errors: v.pipe(v.custom<object>(isObject), v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
});

interface Refusal {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | null;
}

interface Messages {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Converts an answer outside 2xx to a GET. */
export function refusal({ status, body, retryAfter }: Refusal): Failure {
  if (status === 404) return { reason: 'notFound' };
  if (status === 403) return { reason: 'refused', status, message: null, ...serverMessages(body) };
  return refusalOfWrite({ status, body, retryAfter });
}

/**
 * Converts an answer outside 2xx to a write. The server refused it only if the answer has its messages: any other 4xx
 * may come from a proxy on the way, while the server has processed the write.
 */
export function refusalOfWrite({ status, body, retryAfter }: Refusal): Failure {
  if (status === 401) return { reason: 'unauthorized' };
  const messages = status < 500 ? serverMessages(body) : null;
  if (messages) return status === 404 ? { reason: 'notFound' } : { reason: 'refused', status, ...messages };
  if (status === 429) return { reason: 'tooManyRequests', retryAfter };
  return { reason: 'serverFailed', status, ...(retryAfter !== null && { retryAfter }) };
}

/**
 * Joins all messages of `{ errors: { field: [message] } }` into `message`, and collects them by field. `base` and
 * numbers are not fields. Null if the body is not in this form or has no message.
 */
function serverMessages(body: string): Messages | null {
  const json = parsedJson(body);
  const parsed = json.ok ? v.safeParse(ErrorsJson, json.value) : null;
  if (!parsed?.success) return null;
  const messages = Object.entries(parsed.output.errors).map(
    ([field, text]) => [field, [text].flat().join(' ').trim()] as const,
  );
  const message = messages
    .map(([, text]) => text)
    .join(' ')
    .trim();
  if (message === '') return null;
  const fields = messages.filter(([field, text]) => !/^(base|\d+)$/.test(field) && text !== '');
  return { message, ...(fields.length > 0 && { fields: Object.fromEntries(fields) }) };
}
