import { inject, injectable } from 'inversify';
import type { Press } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { FindOutOutcome } from '../../outcomes/FindOutOutcome';
import type { OpenOutcome } from '../../outcomes/OutcomeSearch';
import type { Cancel } from '../../ports/Clock';
import { ActionBarStore } from '../bar/ActionBarStore';
import { CompletePress } from './CompletePress';
import { FindPressEffect } from './FindPressEffect';
import { KeepPresses, type KeptPress } from './KeepPresses';

/** Checks the outcome of a press whose response was lost, and shows it in the offer's row. */
@injectable()
export class FollowPress {
  private readonly searches = new Map<HashId, Cancel>();

  constructor(
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(FindPressEffect) private readonly effect: FindPressEffect,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(KeepPresses) private readonly presses: KeepPresses,
    @inject(CompletePress) private readonly completePress: CompletePress,
  ) {}

  /**
   * Resolves when the effect shows, or when the outcome counts as unknown. The search then continues, because the
   * effect may show later.
   */
  execute(press: Press, state: KeptPress['state'] = 'pending'): Promise<void> {
    if (state === 'pending') this.bars.beingChecked(press);
    else this.bars.outcomeUnknown(press);
    return this.follow(press, state);
  }

  /** The same for a press that this page has sent. */
  answerLost(press: Press): Promise<void> {
    this.bars.beingChecked(press, true);
    return this.follow(press, 'pending');
  }

  private follow(press: Press, state: KeptPress['state']): Promise<void> {
    this.end(press.hashId);
    return new Promise(resolve => {
      this.search(press, {
        onSeen: () => resolve(this.seen(press)),
        onUnknown: () => {
          this.bars.outcomeUnknown(press);
          resolve(this.presses.keep(press, 'unknown'));
        },
      });
      if (state === 'unknown') resolve();
    });
  }

  /** A later press was refused, which the row shows. The effect of this earlier press may still show. */
  async resume(press: Press): Promise<void> {
    await this.presses.keep(press, 'unknown');
    this.search(press, { onSeen: () => void this.seen(press), onUnknown: () => undefined });
  }

  private search(press: Press, { onSeen, onUnknown }: Pick<OpenOutcome, 'onSeen' | 'onUnknown'>): void {
    const { hashId } = press;
    const search = this.findOut.execute({
      look: signal => this.effect.execute(press, signal),
      listen: again => this.registry.watch(hashId, { bid: bidOf(press), onPush: again }),
      onSeen,
      onUnknown,
    });
    this.searches.set(hashId, search);
  }

  private async seen(press: Press): Promise<void> {
    this.searches.delete(press.hashId);
    // The press is no longer stored when the row unlocks. Otherwise the dealer's next press would find this one.
    if (!this.bars.isLocked(press.hashId)) this.bars.beingChecked(press);
    await this.presses.forget(press);
    this.completePress.execute(press);
  }

  /** Stops the search, because the dealer presses again. */
  end(hashId: HashId): void {
    this.searches.get(hashId)?.();
    this.searches.delete(hashId);
  }
}

export const bidOf = ({ action, amount }: Press): Money | null => (action === 'bid' ? amount : null);
