import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { type Instant, isInstant } from '../../../domain/shared/Instant';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { ActionBarStore } from './ActionBarStore';

const PREFIX = 'bought ';

/**
 * Stores which offers were bought on this device and when. After a reload, the server may not have listed their deals yet,
 * and it never tells the time of a purchase.
 */
@injectable()
export class KeepPurchases {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  /** Without a time, an earlier page sent the press, and its time was not stored. */
  keep(hashId: HashId, boughtAt: Instant | undefined): Promise<void> {
    return this.drafts.keep(`${PREFIX}${hashId}`, boughtAt ?? true);
  }

  async restore(): Promise<void> {
    const bought = await this.drafts.readAll(PREFIX);
    runInAction(() => {
      for (const [hashId, at] of bought) this.bars.purchaseFound(hashId as HashId, isInstant(at) ? at : null);
    });
  }
}
