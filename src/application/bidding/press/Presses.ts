import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { isStillOffered, type KeptPress, type Press, type PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { type Failure, isDecided, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { ConnectionStore } from '../../connection/ConnectionStore';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Writes } from '../../outcomes/Writes';
import type { Cancel } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import { FindBuyers } from '../deal/FindBuyers';
import { BidPress } from './BidPress';
import { DealPresses } from './DealPresses';
import type { PressKind } from './PressKind';
import { PressStore } from './PressStore';
import { type PressTurn, PressTurns } from './PressTurns';
import { PurchasePress } from './PurchasePress';

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
 * Sends each press once, even if the response is lost, the page is loaded again, or another tab presses on the same offer.
 * `PressTurns` says whether a press may be sent.
 */
@injectable()
export class Presses {
  private readonly kinds: Readonly<Record<PressAction, PressKind>>;
  private readonly searches = new Map<HashId, Cancel>();

  constructor(
    bid: BidPress,
    buyNow: PurchasePress,
    { pickup, transport }: DealPresses,
    private readonly turns: PressTurns,
    private readonly pressStore: PressStore,
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly findBuyers: FindBuyers,
    private readonly fresh: FreshOffers,
    private readonly writes: Writes,
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
    this.bars.sendingStarted(offer, press);
    const toSend = { ...press, ...options };
    const turn = await this.turns.take(toSend, () => this.pressStore.beingChecked(toSend));
    try {
      await this.inTurn(toSend, turn);
    } finally {
      await turn.end();
    }
  }

  /** Continues to look for the effects of the stored presses of the previous page load. It sends none of them again. */
  async restore(): Promise<void> {
    for (const press of await this.turns.allStored()) {
      if (this.pressStore.stepOf(press.hashId).step !== 'idle') continue;
      void this.turns.resume(press, () => this.follow(press, press.state));
    }
  }

  /**
   * Reads a held offer again after a press on it in another tab, because the server does not push every effect. Runs
   * until the page is closed.
   */
  followOtherTabs(): void {
    this.turns.followOtherTabs(hashId => (this.registry.has(hashId) ? void this.fresh.read(hashId) : undefined));
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
    await this.turns.keep(press, 'unknown');
  }

  private async inTurn(press: PressToSend, turn: PressTurn): Promise<void> {
    switch (turn.step) {
      case 'own':
        return this.sendOnce(press, turn.earlier);
      case 'taken':
        return this.follow(turn.by, turn.by.state);
      case 'over':
        await this.fresh.read(press.hashId);
        return this.fail(press, { reason: 'sentElsewhere' });
      case 'unclear':
        return this.pressStore.perhapsSentElsewhere(press);
    }
  }

  private async sendOnce(press: PressToSend, earlier: KeptPress | undefined): Promise<void> {
    const { hashId } = press;
    const problem = await this.problemWith(press);
    if (problem) {
      if (earlier) await this.resume(earlier);
      return this.fail(press, problem);
    }
    await this.turns.keep(press, 'pending');
    const endWatch = this.registry.watch(hashId, { bid: bidOf(press), onPush: () => undefined });
    const answer = await this.kinds[press.action].send(press, this.registry.get(hashId)!);
    if (!answer.ok && leavesOutcomeOpen(answer.failure)) return this.follow(press, 'pending', { isAnswerLost: true });
    endWatch();
    // Before the row unlocks, because the dealer's next press would otherwise find this press and follow it.
    if (answer.ok) {
      await this.turns.forget(press);
      return this.done(press);
    }
    // If the session has ended with the refusal, the stored press would count as open at the next sign-in.
    await (earlier ? this.resume(earlier) : this.turns.forget(press, { evenIfClosed: true }));
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
    await this.turns.keep(press, 'unknown');
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
      await this.turns.forget(press);
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
}

const bidOf = ({ action, amount }: Press): Money | null => (action === 'bid' ? amount : null);
