import type { HandoverPaper } from '../../domain/handover/HandoverPaper';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** Why there is no paper: its code or its font cannot be loaded, or this device cannot make it, for example for lack of memory. */
export type PaperFailure =
  Extract<Failure, { readonly reason: 'offline' | 'outdated' }> | { readonly reason: 'notMade' };

/** Writes records of handovers as PDF. */
export abstract class HandoverPapers {
  /** Loads what `write` needs, while there is a network. */
  abstract prepare(): void;
  abstract write(paper: HandoverPaper): Promise<Result<Blob, PaperFailure>>;
}
