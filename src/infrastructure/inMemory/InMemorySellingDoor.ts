import type { SellingDoor } from '../../application/ports/SellingDoor';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';

/** Everything behind it is there already, unless it is told to be stuck. */
export class InMemorySellingDoor implements SellingDoor {
  isStuck = false;

  async open(): Promise<Result<void, Failure>> {
    return this.isStuck ? failed({ reason: 'offline' }) : success(undefined);
  }
}
