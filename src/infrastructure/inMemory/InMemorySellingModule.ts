import type { SellingModule } from '../../application/ports/SellingModule';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';

/** Its ports are bound already, so that there is nothing to load, unless a test makes loading fail. */
export class InMemorySellingModule implements SellingModule {
  isOffline = false;

  async load(): Promise<Result<void, Failure>> {
    return this.isOffline ? failed({ reason: 'offline' }) : success(undefined);
  }
}
