import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** Few dealers sell: the ports of the selling area are there only once this was opened. */
export interface SellingDoor {
  /** Fetches and binds them, once; `offline` where they could not be fetched. */
  open(): Promise<Result<void, Failure>>;
}

export const SellingDoor = Symbol('SellingDoor');
