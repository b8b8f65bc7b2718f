import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { ActionBarStore } from './ActionBarStore';

const PREFIX = 'bought ';

/** Stores which offers were bought on this device. After a reload, the server may not have listed their deals yet. */
@injectable()
export class KeepPurchases {
  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  keep(hashId: HashId): Promise<void> {
    return this.drafts.keep(PREFIX + hashId, true);
  }

  async restore(): Promise<void> {
    const bought = await this.drafts.readAll(PREFIX);
    runInAction(() => {
      for (const hashId of bought.keys()) this.bars.purchaseFound(hashId as HashId);
    });
  }
}
