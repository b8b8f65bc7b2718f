import { inject, injectable } from 'inversify';
import type { Press } from '../../domain/bidding/Press';
import { CompletePickup } from '../realization/CompletePickup';
import { CompleteTransport } from '../realization/CompleteTransport';
import { CompleteBid } from './CompleteBid';
import { CompletePurchase } from './CompletePurchase';

/** Shows the confirmed effect of a press. */
@injectable()
export class CompletePress {
  constructor(
    @inject(CompleteBid) private readonly bid: CompleteBid,
    @inject(CompletePurchase) private readonly buyNow: CompletePurchase,
    @inject(CompletePickup) private readonly pickup: CompletePickup,
    @inject(CompleteTransport) private readonly transport: CompleteTransport,
  ) {}

  execute(press: Press): void {
    this[press.action].execute(press);
  }
}
