import type { Failure } from '../../domain/shared/Failure';

/** The latest write of something. `isAnswerLost` means that the server is asked whether it has the write. */
export type WriteStatus =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly isAnswerLost?: boolean }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly failure: Failure };
