import { inject, injectable } from 'inversify';
import type { Press } from '../../domain/bidding/Press';
import { ThankForPickup } from '../realization/ThankForPickup';
import { ThankForTransport } from '../realization/ThankForTransport';
import { ThankForBid } from './ThankForBid';
import { ThankForPurchase } from './ThankForPurchase';

/** Shows the confirmed effect of a press. */
@injectable()
export class ThankForPress {
  constructor(
    @inject(ThankForBid) private readonly bid: ThankForBid,
    @inject(ThankForPurchase) private readonly buyNow: ThankForPurchase,
    @inject(ThankForPickup) private readonly pickup: ThankForPickup,
    @inject(ThankForTransport) private readonly transport: ThankForTransport,
  ) {}

  execute(press: Press): void {
    this[press.action].execute(press);
  }
}
