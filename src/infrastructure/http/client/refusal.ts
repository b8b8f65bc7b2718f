import * as v from 'valibot';
import type { Failure } from '../../../domain/shared/Failure';
import { parsedJson } from '../../parsedJson';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  if (status === 404) return notFound(serverMessages(body));
  if (status === 403) return { reason: 'refused', status, message: null, ...serverMessages(body) };
  return refusalOfWrite({ status, body, retryAfter });
}

/**
 * Converts an answer outside 2xx to a write. A 401 and a 429 say that it was not processed, also if a proxy sent them. Any other 4xx
 * refuses it only if it has the server's messages, because it may come from a proxy on the way, while the server has
 * processed the write.
 */
export function refusalOfWrite({ status, body, retryAfter }: Refusal): Failure {
  if (status === 401) return { reason: 'unauthorized' };
  if (status === 429) return { reason: 'tooManyRequests', retryAfter };
  const messages = status < 500 ? serverMessages(body) : null;
  if (messages) return status === 404 ? notFound(messages) : { reason: 'refused', status, ...messages };
  return { reason: 'serverFailed', status, ...(retryAfter !== null && { retryAfter }) };
}

/** Converts the JSON of a 2xx answer to a write, because some servers refuse with this status. Null if it is no refusal. */
export function refusalInAnswer(status: number, json: unknown): Failure | null {
  if (!isObject(json)) return null;
  const { errors, error, success, message } = json;
  const isRefused = isSaid(errors) || isSaid(error) || success === false;
  if (!isRefused) return null;
  return {
    reason: 'refused',
    status,
    message: null,
    ...(messagesIn(errors) ?? messagesIn(error) ?? messagesIn(message)),
  };
}

const notFound = (messages: Messages | null): Failure => ({
  reason: 'notFound',
  ...(messages && { message: messages.message }),
});

/** The messages of `{ errors: { field: [message] } }`. Null if the body is not in this form or has no message. */
function serverMessages(body: string): Messages | null {
  const json = parsedJson(body);
  return json.ok && v.is(ErrorsJson, json.value) ? messagesIn(json.value.errors) : null;
}

/** Joins all texts into `message`, and collects them by field. `base` and numbers are not fields. Null without a text. */
function messagesIn(errors: unknown): Messages | null {
  const named = isObject(errors) ? Object.entries(errors) : [['base', errors] as const];
  const messages = named.map(([field, value]) => [field, textsIn(value).join(' ')] as const).filter(([, text]) => text);
  if (messages.length === 0) return null;
  const fields = messages.filter(([field]) => !/^(base|\d+)$/.test(field));
  return {
    message: messages.map(([, text]) => text).join(' '),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** False for what servers send if there is no error: null, false, 0, and empty texts, lists and objects. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSaid)
    : Boolean(typeof value === 'string' ? value.trim() : value);
