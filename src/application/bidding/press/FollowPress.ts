import { injectable } from 'inversify';
import { type KeptPress, type Press, showsEffect } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { FindOutOutcome, type OpenOutcome } from '../../outcomes/FindOutOutcome';
import type { Cancel } from '../../ports/Clock';
import { CompletePress } from './CompletePress';
import { KeepPresses } from './KeepPresses';
import { PressStore } from './PressStore';

/** Checks the outcome of a press whose response was lost, and shows it in the offer's row. */
@injectable()
export class FollowPress {
  private readonly searches = new Map<HashId, Cancel>();

  constructor(
    private readonly findOut: FindOutOutcome,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly presses: PressStore,
    private readonly stored: KeepPresses,
    private readonly completePress: CompletePress,
  ) {}

  /**
   * Resolves when the effect shows, or when the outcome counts as unknown. The search then continues, because the
   * effect may show later.
   */
  execute(press: Press, state: KeptPress['state'] = 'pending'): Promise<void> {
    if (state === 'pending') this.presses.beingChecked(press);
    else this.presses.outcomeUnknown(press);
    return this.follow(press, state);
  }

  /** The same for a press that this page has sent. */
  answerLost(press: Press): Promise<void> {
    this.presses.beingChecked(press, true);
    return this.follow(press, 'pending');
  }

  private follow(press: Press, state: KeptPress['state']): Promise<void> {
    this.end(press.hashId);
    return new Promise(resolve => {
      this.search(press, {
        onSeen: () => resolve(this.seen(press)),
        onUnknown: () => {
          this.presses.outcomeUnknown(press);
          resolve(this.stored.keep(press, 'unknown'));
        },
      });
      if (state === 'unknown') resolve();
    });
  }

  /** A later press was refused, which the row shows. The effect of this earlier press may still show. */
  async resume(press: Press): Promise<void> {
    await this.stored.keep(press, 'unknown');
    this.search(press, { onSeen: () => void this.seen(press), onUnknown: () => undefined });
  }

  private search(press: Press, { onSeen, onUnknown }: Pick<OpenOutcome, 'onSeen' | 'onUnknown'>): void {
    const { hashId } = press;
    const search = this.findOut.run({
      check: signal => this.hasEffect(press, signal),
      listen: again => this.registry.watch(hashId, { bid: bidOf(press), onPush: again }),
      onSeen,
      onUnknown,
    });
    this.searches.set(hashId, search);
  }

  /** False proves nothing: the server may act later. */
  private async hasEffect(press: Press, signal: AbortSignal): Promise<boolean> {
    const { hashId, action } = press;
    if (action === 'buyNow') return this.fresh.hasDeal(hashId, signal);
    const offer = await this.fresh.read(hashId, signal);
    if (!offer) return false;
    if (showsEffect({ ...press, action }, offer)) return true;
    // This bid, or an earlier purchase whose answer was lost too, may have led to a deal.
    return action === 'bid' && offer.closed ? this.fresh.hasDeal(hashId, signal) : false;
  }

  private async seen(press: Press): Promise<void> {
    this.searches.delete(press.hashId);
    // The press is no longer stored when the row unlocks. Otherwise the dealer's next press would find this one.
    if (!this.presses.isLocked(press.hashId)) this.presses.beingChecked(press);
    await this.stored.forget(press);
    this.completePress.execute(press);
  }

  /**
   * Reads a held offer again after a press on it in another tab, because the server does not push every effect. Runs
   * until the page is closed.
   */
  followOtherTabs(): void {
    this.stored.onEndElsewhere(hashId => {
      if (this.registry.has(hashId)) void this.fresh.read(hashId);
    });
  }

  /** Stops the search, because the dealer presses again. */
  end(hashId: HashId): void {
    this.searches.get(hashId)?.();
    this.searches.delete(hashId);
  }
}

export const bidOf = ({ action, amount }: Press): Money | null => (action === 'bid' ? amount : null);
