import { inject, injectable } from 'inversify';
import { type Press, showsEffect } from '../../../domain/bidding/Press';
import { FindDeal } from '../../offers/FindDeal';
import { RereadOffer } from '../../offers/RereadOffer';

/** Asks the server whether a press took effect. */
@injectable()
export class FindPressEffect {
  constructor(
    @inject(RereadOffer) private readonly reread: RereadOffer,
    @inject(FindDeal) private readonly findDeal: FindDeal,
  ) {}

  /** False proves nothing: the server may act later. */
  async execute(press: Press, signal: AbortSignal): Promise<boolean> {
    const { hashId, action } = press;
    if (action === 'buyNow') return this.findDeal.execute(hashId, signal);
    const offer = await this.reread.execute(hashId, signal);
    if (!offer) return false;
    if (showsEffect({ ...press, action }, offer)) return true;
    // This bid, or an earlier purchase whose answer was lost too, may have led to a deal.
    return action === 'bid' && offer.closed ? this.findDeal.execute(hashId, signal) : false;
  }
}
