import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** Few dealers sell: the ports of the selling area are bound only once this module is loaded. */
export interface SellingModule {
  /** Loads and binds them once; `offline` if they cannot be fetched. */
  load(): Promise<Result<void, Failure>>;
}

export const SellingModule = Symbol('SellingModule');
