import type { FaultyCall } from './FaultyCall';
import type { Trouble } from './FaultyLine';

const GET_LIMIT = 15_000;
const WRITE_LIMIT = 30_000;

/** Milliseconds between the repetitions of a GET, at the middle of their jitter. */
export const usualPauses = [300, 1_200] as const;

export interface FaultRow {
  readonly name: string;
  readonly trouble: Trouble;
  /** How many of the calls meet the fault. */
  readonly times: number;
  /** Whether the write takes effect on the server. */
  readonly arrives: boolean;
  /** GET requests are repeated; writes never are. */
  readonly repeatsGet: boolean;
  /** Milliseconds between the repetitions, if the server asks for a pause. */
  readonly pauses?: readonly number[];
  /** The request is repeated once with a renewed token. */
  readonly renewsToken: boolean;
  /** Milliseconds until the call times out; absent if it ends earlier. */
  limit?(isGet: boolean): number;
  outcome(call: FaultyCall): object;
}

const endpointOf = ({ wire }: FaultyCall): string => wire.replaceAll('*', ':id');
const failure = (failure: object) => ({ ok: false, failure });
const isGet = (wire: string): boolean => wire.startsWith('GET ');
const plain = { times: Infinity, repeatsGet: false, renewsToken: false };

/** The faults of the table, each with the expected outcome of the call. */
export const faultRows: readonly FaultRow[] = [
  {
    ...plain,
    name: '401 to a token that ran out before its time',
    arrives: true,
    trouble: { status: 401 },
    times: 1,
    renewsToken: true,
    outcome: () => ({ ok: true }),
  },
  {
    ...plain,
    name: 'an answer that arrives twice',
    arrives: true,
    trouble: { answerTwice: true },
    times: 1,
    // The only deal that fits has its transport since the row above.
    outcome: ({ name }) => (name === 'Deals.orderTransport' ? {} : { ok: true }),
  },
  {
    ...plain,
    name: '500',
    arrives: false,
    trouble: { status: 500 },
    outcome: () => failure({ reason: 'serverFailed', status: 500 }),
  },
  {
    ...plain,
    name: '503',
    arrives: false,
    trouble: { status: 503 },
    repeatsGet: true,
    outcome: () => failure({ reason: 'serverFailed', status: 503 }),
  },
  {
    ...plain,
    name: '503 with Retry-After',
    arrives: false,
    trouble: { status: 503, retryAfter: '2' },
    repeatsGet: true,
    pauses: [2_000, 2_000],
    outcome: () => failure({ reason: 'serverFailed', status: 503, retryAfter: 2 }),
  },
  {
    ...plain,
    name: '503 with a Retry-After beyond the time limit',
    arrives: false,
    trouble: { status: 503, retryAfter: '60' },
    outcome: () => failure({ reason: 'serverFailed', status: 503, retryAfter: 60 }),
  },
  {
    ...plain,
    name: '429',
    arrives: false,
    trouble: { status: 429 },
    outcome: () => failure({ reason: 'tooManyRequests', retryAfter: null }),
  },
  {
    ...plain,
    name: '429 with Retry-After',
    arrives: false,
    trouble: { status: 429, retryAfter: '2' },
    repeatsGet: true,
    pauses: [2_000, 2_000],
    outcome: () => failure({ reason: 'tooManyRequests', retryAfter: 2 }),
  },
  {
    ...plain,
    name: '403 with words',
    arrives: false,
    trouble: { status: 403, words: 'Not you.' },
    outcome: () => failure({ reason: 'refused', status: 403, message: 'Not you.' }),
  },
  {
    ...plain,
    name: '404 with words',
    arrives: false,
    trouble: { status: 404, words: 'No such thing.' },
    outcome: () => failure({ reason: 'notFound', message: 'No such thing.' }),
  },
  ...[
    { json: { errors: { base: ['Not today.'] } }, message: 'Not today.' },
    { json: { success: false }, message: null },
  ].map(({ json, message }) => ({
    ...plain,
    name: `200 with ${JSON.stringify(json)}`,
    arrives: false,
    trouble: { status: 200, json },
    outcome: (call: FaultyCall) =>
      failure(
        isGet(call.wire)
          ? { reason: 'brokenContract', endpoint: endpointOf(call), key: call.needs }
          : { reason: 'refused', status: 200, message },
      ),
  })),
  {
    ...plain,
    name: '401 to every token',
    arrives: false,
    trouble: { status: 401 },
    renewsToken: true,
    outcome: () => failure({ reason: 'unauthorized' }),
  },
  {
    ...plain,
    name: 'a time-out',
    arrives: true,
    trouble: 'held',
    limit: isGet => (isGet ? GET_LIMIT : WRITE_LIMIT),
    outcome: () => failure({ reason: 'timedOut' }),
  },
  {
    ...plain,
    name: 'a slow body',
    arrives: true,
    trouble: 'slow',
    limit: isGet => (isGet ? GET_LIMIT : WRITE_LIMIT),
    outcome: () => failure({ reason: 'timedOut' }),
  },
  {
    ...plain,
    name: 'a truncated body',
    arrives: true,
    trouble: { truncatedBody: true },
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
  {
    ...plain,
    name: 'an HTML page',
    arrives: false,
    trouble: { html: 200 },
    outcome: call => failure({ reason: 'brokenContract', endpoint: endpointOf(call), key: 'body' }),
  },
  {
    ...plain,
    name: 'malformed JSON',
    arrives: true,
    trouble: { malformedJson: true },
    outcome: call => failure({ reason: 'brokenContract', endpoint: endpointOf(call), key: 'body' }),
  },
  {
    ...plain,
    name: 'a wrong shape',
    arrives: true,
    trouble: { wrongShape: true },
    // An answer without required content has no wrong shape: its content is ignored.
    outcome: call =>
      call.needs === null
        ? { ok: true }
        : failure({ reason: 'brokenContract', endpoint: endpointOf(call), key: call.needs }),
  },
  {
    ...plain,
    name: 'a line that is cut',
    arrives: false,
    trouble: { dropConnection: true },
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
  {
    ...plain,
    name: 'an answer that is lost',
    arrives: true,
    trouble: { loseAnswer: true },
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
  {
    ...plain,
    name: 'a dead line',
    arrives: false,
    trouble: 'down',
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
];
