import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { ActionBarStore } from './ActionBarStore';

const PLACE = 'bids';
/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

/** Amounts typed and not sent outlive a reload. */
@injectable()
export class KeepBidDrafts {
  private waiting: Cancel = () => {};
  private restored: Promise<void> | null = null;

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  execute(): void {
    this.waiting();
    this.waiting = this.clock.after(PAUSE, () => void this.keep());
  }

  /** Once for as long as the page lives; what was typed since stays. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  private async keep(): Promise<void> {
    // The amounts of other offers must have come back first, or they would be lost here.
    await this.restore();
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.session.dealer || this.session.leaving) return;
    await this.drafts.keep(this.session.draftsKey, PLACE, this.bars.typedAmounts);
  }

  private async bringBack(): Promise<void> {
    const kept = await this.drafts.read(this.session.draftsKey, PLACE);
    if (typeof kept !== 'object' || kept === null) return;
    runInAction(() => {
      for (const [hashId, amount] of Object.entries(kept)) {
        const isTyped = this.bars.amountFor(hashId as HashId) > 0;
        if (!isTyped && Number.isSafeInteger(amount)) this.bars.amountTyped(hashId as HashId, amount as Money);
      }
    });
  }
}
