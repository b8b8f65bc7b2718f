import * as v from 'valibot';
import type { Failure } from '../../domain/shared/Failure';
import { parsedJson } from '../parsedJson';

const ErrorsJson = v.object({ errors: v.record(v.string(), v.union([v.string(), v.array(v.string())])) });

/** What an answer outside 2xx means. */
export function refusal(status: number, body: string): Failure {
  if (status === 401) return { reason: 'unauthorized' };
  if (status === 404) return { reason: 'notFound' };
  if (status >= 400 && status < 500) return { reason: 'refused', status, words: serversWords(body) };
  return { reason: 'serverFailed', status };
}

/** All messages of `{ errors: { field: [message] } }` in one line; null where the server gave none. */
function serversWords(body: string): string | null {
  const json = parsedJson(body);
  if (!json.ok) return null;
  const parsed = v.safeParse(ErrorsJson, json.value);
  if (!parsed.success) return null;
  const messages = Object.values(parsed.output.errors).flat();
  return messages.join(' ').trim() || null;
}
