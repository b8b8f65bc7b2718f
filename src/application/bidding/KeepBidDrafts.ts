import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { DealerDrafts } from '../drafts/DealerDrafts';
import { ActionBarStore } from './ActionBarStore';

const PLACES = 'bid ';

/** Amounts typed and not sent outlive a reload; each offer's is kept apart, as another may be typed in another tab. */
@injectable()
export class KeepBidDrafts {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  execute(hashId: HashId): void {
    this.drafts.keepSoon(PLACES + hashId, () => this.bars.amountFor(hashId) || null);
  }

  /** Once for as long as the page lives; what was typed since stays. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  private async bringBack(): Promise<void> {
    const kept = await this.drafts.readAll(PLACES);
    runInAction(() => {
      for (const [hashId, amount] of kept) {
        const isTyped = this.bars.amountFor(hashId as HashId) > 0;
        if (!isTyped && Number.isSafeInteger(amount)) this.bars.amountTyped(hashId as HashId, amount as Money);
      }
    });
  }
}
