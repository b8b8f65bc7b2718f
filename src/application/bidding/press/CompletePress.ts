import { inject, injectable } from 'inversify';
import type { Press } from '../../../domain/bidding/Press';
import { CompleteBid } from './CompleteBid';
import { CompleteDealStep } from './CompleteDealStep';
import { CompletePurchase } from './CompletePurchase';

/** Shows the confirmed effect of a press. */
@injectable()
export class CompletePress {
  constructor(
    @inject(CompleteBid) private readonly completeBid: CompleteBid,
    @inject(CompletePurchase) private readonly completePurchase: CompletePurchase,
    @inject(CompleteDealStep) private readonly completeDealStep: CompleteDealStep,
  ) {}

  execute(press: Press): void {
    switch (press.action) {
      case 'bid':
        return this.completeBid.execute(press);
      case 'buyNow':
        return this.completePurchase.execute(press);
      case 'pickup':
        return this.completeDealStep.pickup(press);
      case 'transport':
        return this.completeDealStep.transport(press);
    }
  }
}
