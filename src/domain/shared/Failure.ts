/** Why a request to the outside failed. `message` is the server's own text, to show as plain text. */
export type Failure =
  | { readonly reason: 'offline' }
  /** The browser says that there is no network, and a read of the same host failed at once. Nothing was sent. */
  | { readonly reason: 'notSent' }
  /** A newer version is deployed and the code for the request is gone. Nothing was sent. */
  | { readonly reason: 'outdated' }
  /** The offer is no longer what the dealer saw at the press. Nothing was sent. */
  | { readonly reason: 'changedSince' }
  /** Another tab of this dealer sent something for the offer at the same time. Nothing was sent here. */
  | { readonly reason: 'sentElsewhere' }
  /** Another tab of this dealer may be sending something for the offer. Nothing was sent here. */
  | { readonly reason: 'perhapsSentElsewhere' }
  | { readonly reason: 'timedOut' }
  /** The password cannot be checked, because the clock of the device is wrong. */
  | { readonly reason: 'clockWrong' }
  | { readonly reason: 'unauthorized' }
  /** The session may still be valid, but no token could be obtained. The server has processed nothing. */
  | { readonly reason: 'sessionNotRenewed' }
  | { readonly reason: 'aborted' }
  | {
      readonly reason: 'refused';
      readonly status: number;
      readonly message: string | null;
      /** Messages by field, if the server assigned any. */
      readonly fields?: Readonly<Record<string, string>>;
    }
  | { readonly reason: 'notFound'; readonly message?: string }
  /** Nothing was processed. `retryAfter` is in seconds, null if the server did not say when to try again. */
  | { readonly reason: 'tooManyRequests'; readonly retryAfter: number | null }
  /** `retryAfter` is in seconds, if the server said when to try again. */
  | { readonly reason: 'serverFailed'; readonly status: number; readonly retryAfter?: number }
  | { readonly reason: 'brokenContract'; readonly endpoint: string; readonly key: string };

/** True if the server may have processed a write: its response was lost, or came from a proxy on the way. */
export const leavesOutcomeOpen = ({ reason }: Failure): boolean => openReasons.has(reason);

const openReasons: ReadonlySet<Failure['reason']> = new Set<Failure['reason']>([
  'offline',
  'timedOut',
  'serverFailed',
  'brokenContract',
]);

/** True if the server has decided against a request, so that what the dealer saw was not its state. */
export const isDecided = ({ reason }: Failure): boolean => reason === 'refused' || reason === 'notFound';

/** True if only the connection was missing, so that the failure is over when the connection is back. */
export const endsWithConnection = ({ reason }: Failure): boolean =>
  reason === 'offline' || reason === 'notSent' || reason === 'timedOut' || reason === 'sessionNotRenewed';

/** The server's message about a field. Null if there is none. */
export const refusalOf = (failure: Failure, field: string): string | null =>
  failure.reason === 'refused' ? (failure.fields?.[field] ?? null) : null;

/** Drops the server's messages on the given fields, because the dealer has edited them since. */
export function corrected(failure: Failure, fields: readonly string[]): Failure {
  if (!('fields' in failure) || !failure.fields) return failure;
  const uncorrected = Object.entries(failure.fields).filter(([field]) => !fields.includes(field));
  return { ...failure, fields: Object.fromEntries(uncorrected) };
}

/** A write that is under way. `isAnswerLost` means that the server is asked whether it has the write. */
export interface Sending {
  readonly step: 'sending';
  readonly isAnswerLost?: boolean;
}

/** The latest write of something. */
export type WriteStatus =
  | { readonly step: 'idle' }
  | Sending
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly failure: Failure };
