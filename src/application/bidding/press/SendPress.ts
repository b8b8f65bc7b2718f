import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { isStillOffered, type KeptPress, type Press } from '../../../domain/bidding/Press';
import { refusalCause } from '../../../domain/bidding/RefusalCause';
import type { HashId } from '../../../domain/offers/Offer';
import { hasDeal, isOnSale } from '../../../domain/offers/Sale';
import { type Failure, isDecided, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import type { Result } from '../../../domain/shared/Result';
import { ConnectionStore } from '../../connection/ConnectionStore';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import { FindBuyers } from '../deal/FindBuyers';
import { OwnPurchases } from '../deal/OwnPurchases';
import { CompletePress } from './CompletePress';
import { bidOf, FollowPress } from './FollowPress';
import { KeepPresses } from './KeepPresses';
import { PressStore } from './PressStore';

type Send = () => Promise<Result<unknown, Failure>>;

interface PressToSend extends Press {
  /** The dealer was warned that an earlier press on this offer may still take effect. */
  readonly despiteDoubt: boolean;
  /** The highest bid that a bid was reviewed against. Null if the dealer pressed on the offer itself. */
  readonly reviewedBid?: Money | null;
}

/**
 * Sends each press once, even if the response is lost. The press is stored before it is sent. Other tabs, and this page
 * after a reload, can then check its outcome before another press is sent.
 */
@injectable()
export class SendPress {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly presses: PressStore,
    private readonly stored: KeepPresses,
    private readonly follow: FollowPress,
    private readonly completePress: CompletePress,
    private readonly fresh: FreshOffers,
    private readonly connection: ConnectionStore,
    private readonly session: SessionStore,
    private readonly purchases: OwnPurchases,
    private readonly findBuyers: FindBuyers,
  ) {}

  /**
   * Resolves once the outcome is shown. Sends nothing if an earlier press on this offer may still take effect and the dealer
   * was not warned of it (`PressStore.isInDoubt`).
   */
  async execute(press: PressToSend, send: Send): Promise<void> {
    const { hashId, despiteDoubt } = press;
    const offer = this.registry.get(hashId);
    if (!offer || this.presses.isLocked(hashId)) return;
    if (this.presses.isInDoubt(hashId) && !despiteDoubt) return;
    // An effect of the earlier press that shows from now on must not unlock the row.
    this.follow.end(hashId);
    this.bars.sent(offer, press);
    await this.sendInTurn(press, send);
  }

  /** Continues to check the stored presses of the previous page load. */
  async restore(): Promise<void> {
    for (const press of await this.stored.all()) {
      if (this.presses.stepOf(press.hashId).step !== 'idle') continue;
      const follow = () => this.follow.execute(press, press.state);
      void this.stored.lockIfFree(press.hashId, follow).then(isFree => (isFree ? undefined : follow()));
    }
  }

  private async sendInTurn(press: PressToSend, send: Send): Promise<void> {
    const { hashId, despiteDoubt } = press;
    const sendUnlessWarned = async (hasLock: boolean) => {
      if (await this.mustWarn(press, hasLock)) this.presses.perhapsSentElsewhere(press);
      else await this.sendOnce(press, send);
    };
    if (await this.stored.lockIfFree(hashId, sendUnlessWarned)) return;
    // Another tab sends a press on this offer and waits for its outcome.
    const other = await this.storedPress(hashId);
    if (other && !mayFollow(other, press)) return this.follow.execute(other);
    // Its press is not stored yet, or has just ended.
    this.presses.beingChecked(press);
    await this.stored.lockWhenFree(hashId, async hasLock => {
      if (hasLock) return this.giveWay(press);
      // The other tab may be frozen before or after it has sent its press.
      if (despiteDoubt) return this.sendOnce(press, send);
      this.presses.perhapsSentElsewhere(press);
    });
  }

  /** Whether another window may be sending on this offer: the browser does not say so, or the stored presses cannot be read. */
  private async mustWarn({ hashId, despiteDoubt }: PressToSend, hasLock: boolean): Promise<boolean> {
    return !despiteDoubt && !(hasLock && (await this.stored.read(hashId)).ok);
  }

  private async storedPress(hashId: HashId): Promise<KeptPress | undefined> {
    const stored = await this.stored.read(hashId);
    return stored.ok ? stored.value : undefined;
  }

  /** The press of the other tab may have had an effect that the dealer did not see here, so this one is not sent. */
  private async giveWay(press: PressToSend): Promise<void> {
    const stored = await this.storedPress(press.hashId);
    if (stored) return this.follow.execute(stored, stored.state);
    await this.fresh.read(press.hashId);
    this.presses.failed(press, { reason: 'sentElsewhere' });
  }

  private async sendOnce(press: PressToSend, send: Send): Promise<void> {
    const { hashId } = press;
    const earlier = await this.storedPress(hashId);
    if (earlier && !mayFollow(earlier, press)) return this.follow.execute(earlier, earlier.state);
    const problem = await this.problemWith(press);
    if (problem) {
      if (earlier) await this.follow.resume(earlier);
      return this.presses.failed(press, problem);
    }
    await this.stored.keep(press, 'pending');
    const endWatch = this.registry.watch(hashId, { bid: bidOf(press), onPush: () => undefined });
    const answer = await send();
    if (!answer.ok && leavesOutcomeOpen(answer.failure)) return this.follow.answerLost(press);
    endWatch();
    // Before the row unlocks, because the dealer's next press would otherwise find this press and follow it.
    if (answer.ok) {
      await this.stored.forget(press);
      return this.completePress.execute(press);
    }
    if (earlier) await this.follow.resume(earlier);
    else await this.stored.forgetRefused(press);
    this.presses.failed(press, answer.failure);
    // The sign-in page is shown instead of the row.
    if (answer.failure.reason === 'unauthorized' || !this.session.isSignedIn) this.session.pressRefused(press);
    void this.explain(press, answer.failure);
  }

  /** After a refusal, what the dealer saw was outdated, such as the minimum bid, the price or that the offer is on sale. */
  private async explain(press: Press, failure: Failure): Promise<void> {
    const { hashId } = press;
    if (isDecided(failure)) await this.fresh.read(hashId);
    const offer = this.registry.get(hashId)!;
    runInAction(() => {
      this.presses.explained(
        hashId,
        failure,
        isDecided(failure) ? refusalCause(press, offer, this.purchases.of(offer)) : null,
      );
      // The sale was not looked into while this press could have led to it.
      if (!isOnSale(offer) && !hasDeal(offer)) this.findBuyers.refused(offer);
    });
  }

  /**
   * Reads the offer again if no pushes arrive, because the screen may be old, or if the browser says that there is no
   * network, because it may be wrong. Returns why the press must not be sent.
   */
  private async problemWith(press: PressToSend): Promise<Failure | null> {
    const { connection } = this;
    if (!connection.isOffline && !connection.isPolling) return null;
    const offer = await this.fresh.read(press.hashId);
    if (!offer) return connection.isOffline ? { reason: 'notSent' } : null;
    return isStillOffered(press, offer, press.reviewedBid) ? null : { reason: 'changedSince' };
  }
}

/** Whether a press may be sent after an earlier one on the same offer: the dealer knows that its outcome is unknown. */
const mayFollow = (earlier: KeptPress, { despiteDoubt }: PressToSend): boolean =>
  earlier.state === 'unknown' && despiteDoubt;
