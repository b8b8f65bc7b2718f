import { inject, injectable } from 'inversify';
import type { Press } from '../../../domain/bidding/Press';
import { CompleteBid } from './CompleteBid';
import { CompletePickup } from './CompletePickup';
import { CompletePurchase } from './CompletePurchase';
import { CompleteTransport } from './CompleteTransport';

/** Shows the confirmed effect of a press. */
@injectable()
export class CompletePress {
  constructor(
    @inject(CompleteBid) private readonly completeBid: CompleteBid,
    @inject(CompletePurchase) private readonly completePurchase: CompletePurchase,
    @inject(CompletePickup) private readonly completePickup: CompletePickup,
    @inject(CompleteTransport) private readonly completeTransport: CompleteTransport,
  ) {}

  execute(press: Press): void {
    switch (press.action) {
      case 'bid':
        return this.completeBid.execute(press);
      case 'buyNow':
        return this.completePurchase.execute(press);
      case 'pickup':
        return this.completePickup.execute(press);
      case 'transport':
        return this.completeTransport.execute(press);
    }
  }
}
