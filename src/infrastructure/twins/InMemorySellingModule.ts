import type { SellingModule } from '../../application/ports/SellingModule';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';

/** The in-memory ports are always bound, so loading only fails if a test sets `isOffline`. */
export class InMemorySellingModule implements SellingModule {
  isOffline = false;

  async load(): Promise<Result<void, Failure>> {
    return this.isOffline ? failed({ reason: 'offline' }) : success(undefined);
  }
}
