import type { Fault } from './Faults';
import type { RestAnswer } from './rest/RestApi';

export interface SentAnswer {
  readonly status: number;
  /** Null without a body. */
  readonly type: 'application/json; charset=utf-8' | 'text/html; charset=utf-8' | null;
  readonly text: string;
  /** The value of the header `Retry-After`, if the answer has it. */
  readonly retryAfter?: string;
}

const pageOfMarkup = '<!doctype html><title>Please wait</title><h1>We will be right back.</h1>';

/** The answer that replaces the work; null if the work is done. */
export function answerInPlace(fault: Fault | undefined): SentAnswer | null {
  if (!fault) return null;
  if ('html' in fault) return { status: fault.html, type: 'text/html; charset=utf-8', text: pageOfMarkup };
  if (!('status' in fault)) return null;
  const { status, words, json: content = words ? { errors: { base: [words] } } : {}, retryAfter } = fault;
  return { ...json(status, content), ...(retryAfter && { retryAfter }) };
}

/** The answer after the work, spoilt by the fault. */
export function spoiltAnswer({ status, json: content }: RestAnswer, fault: Fault | undefined): SentAnswer {
  if (fault && 'wrongShape' in fault) return json(200, { unexpected: true });
  if (fault && ('slowBody' in fault || 'truncatedBody' in fault)) return json(200, content ?? {});
  if (fault && 'malformedJson' in fault) return cutInHalf(json(200, content ?? {}));
  return content === undefined ? { status, type: null, text: '' } : json(status, content);
}

function json(status: number, content: unknown): SentAnswer {
  return { status, type: 'application/json; charset=utf-8', text: JSON.stringify(content) };
}

function cutInHalf(answer: SentAnswer): SentAnswer {
  return { ...answer, text: answer.text.slice(0, Math.ceil(answer.text.length / 2)) };
}
