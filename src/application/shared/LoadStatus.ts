import type { Failure } from '../../domain/shared/Failure';

/** The latest request for something that is fetched as a whole. */
export type LoadStatus =
  { readonly step: 'idle' } | { readonly step: 'loading' } | { readonly step: 'failed'; readonly failure: Failure };
