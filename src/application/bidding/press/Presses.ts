import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { isStillOffered, type KeptPress, type Press, type PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { type Failure, isDecided, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { ConnectionStore } from '../../connection/ConnectionStore';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Writes } from '../../outcomes/Writes';
import type { Cancel } from '../../ports/Clock';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import { FindBuyers } from '../deal/FindBuyers';
import { BidPress } from './BidPress';
import { PickupPress } from './PickupPress';
import type { PressKind } from './PressKind';
import { PressStore } from './PressStore';
import { PurchasePress } from './PurchasePress';
import { TransportPress } from './TransportPress';

interface PressOptions {
  /** The dealer was warned that an earlier press on this offer may still take effect. */
  readonly despiteDoubt?: boolean;
  /** The highest bid that a bid was reviewed against. Null if the dealer pressed on the offer itself. */
  readonly reviewedBid?: Money | null;
}

export interface PressedButton extends PressOptions {
  readonly action: PressAction;
  readonly hashId: HashId;
  /** The bid, or the fixed price that the dealer saw. */
  readonly amount?: Money;
}

type PressToSend = Press & PressOptions;

/**
 * Sends each press once, even if the response is lost, the page is loaded again, or another tab presses on the same offer. A
 * press is stored before it is sent: other tabs, and this page after a reload, can then look for its effect before another
 * press is sent. A lock for each offer keeps two tabs from sending at once.
 */
@injectable()
export class Presses {
  private readonly kinds: Readonly<Record<PressAction, PressKind>>;
  private readonly searches = new Map<HashId, Cancel>();

  constructor(
    bid: BidPress,
    buyNow: PurchasePress,
    pickup: PickupPress,
    transport: TransportPress,
    private readonly pressStore: PressStore,
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly findBuyers: FindBuyers,
    private readonly fresh: FreshOffers,
    private readonly writes: Writes,
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly connection: ConnectionStore,
    private readonly session: SessionStore,
  ) {
    this.kinds = { bid, buyNow, pickup, transport };
  }

  /**
   * Resolves once the outcome is shown. Sends nothing if an earlier press on this offer may still take effect and the dealer
   * was not warned of it (`PressStore.isInDoubt`).
   */
  async send({ action, hashId, amount = 0 as Money, ...options }: PressedButton): Promise<void> {
    const offer = this.registry.get(hashId);
    const press = offer && this.kinds[action].pressOn(offer, amount);
    if (!press || this.pressStore.isLocked(hashId)) return;
    if (this.pressStore.isInDoubt(hashId) && !options.despiteDoubt) return;
    // An effect of the earlier press that shows from now on must not unlock the row.
    this.endSearch(hashId);
    this.bars.sent(offer, press);
    await this.sendInTurn({ ...press, ...options });
  }

  /** Continues to look for the effects of the stored presses of the previous page load. It sends none of them again. */
  async restore(): Promise<void> {
    for (const press of (await this.book.findAll('presses')).values()) {
      if (this.pressStore.stepOf(press.hashId).step !== 'idle') continue;
      const follow = () => this.follow(press, press.state);
      void this.locks.lockIfFree(this.lockOf(press.hashId), follow).then(isFree => (isFree ? undefined : follow()));
    }
  }

  /**
   * Reads a held offer again after a press on it in another tab, because the server does not push every effect. Runs
   * until the page is closed.
   */
  followOtherTabs(): void {
    this.book.follow('presses', (key, press) => {
      const hashId = key as HashId;
      if (press === undefined && this.registry.has(hashId)) void this.fresh.read(hashId);
    });
  }

  /** The press on the offer whose outcome is not known, also one of another tab. Undefined also if it cannot be read. */
  stored(hashId: HashId): Promise<KeptPress | undefined> {
    return this.book.find('presses', hashId);
  }

  /**
   * Looks for the effect of a press whose response was lost. Resolves when the effect shows, or when the outcome counts as
   * unknown. The search then continues, because the effect may show later.
   */
  async follow(press: Press, state: KeptPress['state'] = 'pending', { isAnswerLost = false } = {}): Promise<void> {
    if (state === 'pending') this.pressStore.beingChecked(press, isAnswerLost);
    else this.pressStore.outcomeUnknown(press);
    const search = this.lookFor(press);
    if (state === 'unknown') return;
    if (await search.inTime) return search.shown;
    this.pressStore.outcomeUnknown(press);
    await this.keep(press, 'unknown');
  }

  private async sendInTurn(press: PressToSend): Promise<void> {
    const { hashId, despiteDoubt } = press;
    const lock = this.lockOf(hashId);
    const sendUnlessWarned = async (hasLock: boolean) => {
      if (await this.mustWarn(press, hasLock)) this.pressStore.perhapsSentElsewhere(press);
      else await this.sendOnce(press);
    };
    if (await this.locks.lockIfFree(lock, sendUnlessWarned)) return;
    // Another tab sends a press on this offer and waits for its outcome.
    const other = await this.stored(hashId);
    if (other && !mayFollow(other, press)) return this.follow(other);
    // Its press is not stored yet, or has just ended.
    this.pressStore.beingChecked(press);
    await this.locks.lockWhenFree(lock, async hasLock => {
      if (hasLock) return this.giveWay(press);
      // The other tab may be frozen before or after it has sent its press.
      if (despiteDoubt) return this.sendOnce(press);
      this.pressStore.perhapsSentElsewhere(press);
    });
  }

  /** Whether another window may be sending on this offer: the browser does not say so, or the stored presses cannot be read. */
  private async mustWarn({ hashId, despiteDoubt }: PressToSend, hasLock: boolean): Promise<boolean> {
    return !despiteDoubt && !(hasLock && (await this.book.read('presses', hashId)).ok);
  }

  /** The press of the other tab may have had an effect that the dealer did not see here, so this one is not sent. */
  private async giveWay(press: PressToSend): Promise<void> {
    const stored = await this.stored(press.hashId);
    if (stored) return this.follow(stored, stored.state);
    await this.fresh.read(press.hashId);
    this.fail(press, { reason: 'sentElsewhere' });
  }

  private async sendOnce(press: PressToSend): Promise<void> {
    const { hashId } = press;
    const earlier = await this.stored(hashId);
    if (earlier && !mayFollow(earlier, press)) return this.follow(earlier, earlier.state);
    const problem = await this.problemWith(press);
    if (problem) {
      if (earlier) await this.resume(earlier);
      return this.fail(press, problem);
    }
    await this.keep(press, 'pending');
    const endWatch = this.registry.watch(hashId, { bid: bidOf(press), onPush: () => undefined });
    const answer = await this.kinds[press.action].send(press, this.registry.get(hashId)!);
    if (!answer.ok && leavesOutcomeOpen(answer.failure)) return this.follow(press, 'pending', { isAnswerLost: true });
    endWatch();
    // Before the row unlocks, because the dealer's next press would otherwise find this press and follow it.
    if (answer.ok) {
      await this.forget(press);
      return this.done(press);
    }
    // If the session has ended with the refusal, the stored press would count as open at the next sign-in.
    await (earlier ? this.resume(earlier) : this.forget(press, { evenIfClosed: true }));
    this.fail(press, answer.failure);
    // The sign-in page is shown instead of the row.
    if (answer.failure.reason === 'unauthorized' || !this.session.isSignedIn) this.session.pressRefused(press);
    void this.explain(press, answer.failure);
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

  /** If the offer was sold meanwhile, its buyer is looked up before the row unlocks: this dealer may have bought it elsewhere. */
  private fail(press: Press, failure: Failure): void {
    runInAction(() => {
      this.findBuyers.pressEnded(this.registry.get(press.hashId)!);
      this.pressStore.failed(press, failure);
    });
  }

  /** After a refusal, what the dealer saw was outdated, such as the minimum bid, the price or that the offer is on sale. */
  private async explain(press: Press, failure: Failure): Promise<void> {
    const { hashId } = press;
    if (isDecided(failure)) await this.fresh.read(hashId);
    runInAction(() => {
      const cause = this.findBuyers.pressRefused(press, this.registry.get(hashId)!);
      this.pressStore.explained(hashId, failure, isDecided(failure) ? cause : null);
    });
  }

  /** A later press was refused, which the row shows. The effect of this earlier press may still show. */
  private async resume(press: Press): Promise<void> {
    await this.keep(press, 'unknown');
    this.lookFor(press);
  }

  /** Shows the effect as soon as the server shows it. */
  private lookFor(press: Press): { readonly inTime: Promise<boolean>; readonly shown: Promise<void> } {
    const { hashId } = press;
    this.endSearch(hashId);
    const { inTime, seen, cancel } = this.writes.search({
      check: signal => this.kinds[press.action].hasEffect(press, signal),
      listen: again => this.registry.watch(hashId, { bid: bidOf(press), onPush: again }),
    });
    this.searches.set(hashId, cancel);
    const show = async () => {
      // The dealer has pressed again.
      if (this.searches.get(hashId) !== cancel) return;
      this.searches.delete(hashId);
      // The press is no longer stored when the row unlocks. Otherwise the dealer's next press would find this one.
      if (!this.pressStore.isLocked(hashId)) this.pressStore.beingChecked(press);
      await this.forget(press);
      this.done(press);
    };
    return { inTime, shown: seen.then(show) };
  }

  private endSearch(hashId: HashId): void {
    this.searches.get(hashId)?.();
    this.searches.delete(hashId);
  }

  /** The effect is applied before the bar unlocks, because new data about the deal can change an unlocked bar. */
  private done(press: Press): void {
    runInAction(() => {
      this.kinds[press.action].done(press);
      this.pressStore.done(press.hashId);
    });
  }

  private async keep(press: Press, state: KeptPress['state']): Promise<void> {
    const { hashId, action, amount, ownBidBefore, sentAt } = press;
    const kept = { hashId, action, amount, ownBidBefore, ...(sentAt !== undefined && { sentAt }), state };
    await this.book.keep('presses', hashId, kept);
  }

  /** A press on the same offer that another tab has stored since stays. */
  private async forget({ hashId, action, amount }: Press, options = { evenIfClosed: false }): Promise<void> {
    const isSame = (stored: Press) => stored.action === action && stored.amount === amount;
    await this.book.remove('presses', hashId, isSame, options);
  }

  private lockOf(hashId: HashId): string {
    return `press ${this.session.dealerKey} ${hashId}`;
  }
}

/** Whether a press may be sent after an earlier one on the same offer: the dealer knows that its outcome is unknown. */
const mayFollow = (earlier: KeptPress, { despiteDoubt = false }: PressToSend): boolean =>
  earlier.state === 'unknown' && despiteDoubt;

const bidOf = ({ action, amount }: Press): Money | null => (action === 'bid' ? amount : null);
