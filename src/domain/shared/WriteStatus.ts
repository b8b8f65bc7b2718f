import type { Failure } from './Failure';

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
