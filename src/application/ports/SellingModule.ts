import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** Loads the adapters for selling on demand, because few dealers sell. */
export interface SellingModule {
  /** Loads the adapters and binds them to their ports once. `offline` if the code cannot be fetched. */
  load(): Promise<Result<void, Failure>>;
}

export const SellingModule = Symbol('SellingModule');
