/** Why a call to the outside world brought nothing. `words` are the server's own, to be shown as text. */
export type Failure =
  | { readonly reason: 'offline' }
  /** A newer version is deployed, and the code for the call is gone: nothing was sent. */
  | { readonly reason: 'outdated' }
  | { readonly reason: 'timedOut' }
  | { readonly reason: 'unauthorized' }
  | { readonly reason: 'aborted' }
  | {
      readonly reason: 'refused';
      readonly status: number;
      readonly words: string | null;
      /** The words that belong to one field, where the server named any. */
      readonly fields?: Readonly<Record<string, string>>;
    }
  | { readonly reason: 'notFound' }
  | { readonly reason: 'serverFailed'; readonly status: number }
  | { readonly reason: 'brokenContract'; readonly endpoint: string; readonly key: string };

/** True where nobody can say whether a write arrived: the answer, not the request, was lost. */
export function leavesOutcomeOpen(failure: Failure): boolean {
  const { reason } = failure;
  return reason === 'offline' || reason === 'timedOut' || reason === 'serverFailed' || reason === 'brokenContract';
}

/** Without the server's words on fields that have been corrected since. */
export function corrected(failure: Failure, fields: readonly string[]): Failure {
  if (failure.reason !== 'refused' || !failure.fields) return failure;
  const standing = Object.entries(failure.fields).filter(([field]) => !fields.includes(field));
  return { ...failure, fields: Object.fromEntries(standing) };
}
