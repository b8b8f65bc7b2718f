import type { Fault } from '../../backend/Faults';
import type { FaultyCall } from './FaultyCall';

const GET_LIMIT = 15_000;
const WRITE_LIMIT = 30_000;

/** Milliseconds between the repetitions of a GET, at the middle of their jitter. */
export const pauses = [300, 1_200] as const;

export interface FaultRow {
  readonly name: string;
  /** How often; `down` is nobody there at all. */
  readonly fault: { readonly each: Fault } | { readonly once: Fault } | 'held' | 'down';
  /** The server does its work all the same. */
  readonly arrives: boolean;
  /** GETs are sent again, writes never are. */
  readonly repeatsGet: boolean;
  /** One more of whatever it is, with a token that was just renewed. */
  readonly renewsToken: boolean;
  /** Milliseconds, where it is time that ends the call. */
  limit?(isGet: boolean): number;
  outcome(call: FaultyCall): object;
}

const endpointOf = ({ wire }: FaultyCall): unknown =>
  expect.stringMatching(new RegExp(`^${wire.replaceAll('*', '[^/]+')}$`));
const failure = (because: object) => ({ ok: false, failure: because });
const plain = { repeatsGet: false, renewsToken: false };

/** What goes wrong with each call, and what it is to answer then. */
export const faultRows: readonly FaultRow[] = [
  {
    ...plain,
    name: '401 to a token that ran out before its time',
    arrives: true,
    fault: { once: { status: 401 } },
    renewsToken: true,
    outcome: () => ({ ok: true }),
  },
  {
    ...plain,
    name: '500',
    arrives: false,
    fault: { each: { status: 500 } },
    outcome: () => failure({ reason: 'serverFailed', status: 500 }),
  },
  {
    ...plain,
    name: '503',
    arrives: false,
    fault: { each: { status: 503 } },
    repeatsGet: true,
    outcome: () => failure({ reason: 'serverFailed', status: 503 }),
  },
  {
    ...plain,
    name: '401 to every token',
    arrives: false,
    fault: { each: { status: 401 } },
    renewsToken: true,
    outcome: () => failure({ reason: 'unauthorized' }),
  },
  {
    ...plain,
    name: 'a time-out',
    arrives: true,
    fault: 'held',
    limit: isGet => (isGet ? GET_LIMIT : WRITE_LIMIT),
    outcome: () => failure({ reason: 'timedOut' }),
  },
  {
    ...plain,
    name: 'malformed JSON',
    arrives: true,
    fault: { each: { malformedJson: true } },
    outcome: call => failure({ reason: 'brokenContract', endpoint: endpointOf(call), key: 'body' }),
  },
  {
    ...plain,
    name: 'a wrong shape',
    arrives: true,
    fault: { each: { wrongShape: true } },
    // Where an answer carries nothing there is no shape to be wrong: whatever stands there is of no interest.
    outcome: call =>
      call.needs === null
        ? { ok: true }
        : failure({ reason: 'brokenContract', endpoint: endpointOf(call), key: call.needs }),
  },
  {
    ...plain,
    name: 'a line that is cut',
    arrives: false,
    fault: { each: { dropConnection: true } },
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
  {
    ...plain,
    name: 'an answer that is lost',
    arrives: true,
    fault: { each: { loseAnswer: true } },
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
  {
    ...plain,
    name: 'a dead line',
    arrives: false,
    fault: 'down',
    repeatsGet: true,
    outcome: () => failure({ reason: 'offline' }),
  },
];
