import { injectable } from 'inversify';
import { computedStruct, makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import {
  isFinished,
  nextRaise,
  type Raise,
  type RaiseAnswer,
  raiseAnswered,
  raiseEdited,
  raiseJudged,
  type RaiseList,
  raiseMarketMoved,
  raisesConfirmed,
  raiseSent,
  raiseSettled,
  raisesInterrupted,
  raisesReloaded,
  raiseTicked,
  reviewRaises,
} from '../../../domain/bidding/RaiseList';
import { isDoubt } from '../../../domain/bidding/UnusualBid';
import { RAISES } from '../../../domain/book/BookRecord';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { TypedInput } from '../../forms/TypedInput';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import type { Cancel } from '../../ports/Clock';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { together } from '../../shared/together';
import { UnsavedWork } from '../../shared/UnsavedWork';
import { ActionBars } from '../bar/ActionBars';
import { PlaceBid } from '../press/PlaceBid';
import { Presses } from '../press/Presses';
import { type PressStep, PressStore } from '../press/PressStore';
import { PressTurns } from '../press/PressTurns';
import { RaiseTicks } from './RaiseTicks';

/**
 * The list that reviews the ticked bids and places them by one press, one after the other. It is stored from the press until it
 * is closed: if a sign-out or a reload interrupts it, the next page says what was placed. A lock keeps another tab from showing a
 * list that is still being placed.
 */
@injectable()
export class Raises {
  /** Null while the list is closed. */
  list: RaiseList | null = null;
  /** No list opens after the dealer has left the page. */
  private isShown = false;

  constructor(
    private readonly ticks: RaiseTicks,
    private readonly registry: OfferRegistry,
    private readonly presses: Presses,
    private readonly turns: PressTurns,
    private readonly pressStore: PressStore,
    private readonly placeBid: PlaceBid,
    private readonly bars: ActionBars,
    private readonly input: TypedInput,
    private readonly fresh: FreshOffers,
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
    private readonly work: UnsavedWork,
  ) {
    makeAutoObservable(this, { hashIds: computedStruct, run: false }, { deep: false });
  }

  /** The list is being reviewed or placed, so that no other one opens. */
  get isBusy(): boolean {
    return this.list !== null && !isFinished(this.list);
  }

  /** The offers in the list, in the order of sending. */
  get hashIds(): readonly HashId[] {
    return this.list?.raises.map(({ hashId }) => hashId) ?? [];
  }

  /** What the review proposes for an offer: the amount that waits in its field, or else the next minimum. */
  amountOf({ hashId, highestBid }: Offer): Money {
    return this.bars.amountFor(hashId) || wholeMinimumBid(highestBid);
  }

  /**
   * Opens the list in place of one that is finished. Each ticked offer has the amount that `amountOf` proposes. What is ticked in
   * no row on screen is left out.
   */
  async review(rows?: readonly HashId[]): Promise<void> {
    await Promise.all([this.placeBid.prepare(this.ticks.tickedIn(rows)), this.input.restore()]);
    runInAction(() => {
      if (this.isBusy || !this.isShown) return;
      this.close();
      const ticked = this.ticks.tickedIn(rows).map(offer => ({ offer, amount: this.amountOf(offer) }));
      this.show(reviewRaises(ticked));
      this.change(list => list);
    });
  }

  amountTyped(hashId: HashId, amount: Money): void {
    const offer = this.registry.get(hashId);
    if (!offer) return;
    // It waits in the field of the offer if the dealer leaves the list.
    this.bars.typeAmount(offer, amount);
    this.change(list => raiseEdited(list, offer, amount));
  }

  unusualTicked(hashId: HashId, isTicked: boolean): void {
    this.change(list => raiseTicked(list, hashId, isTicked));
  }

  /** The press on 'Place n bids'. */
  place(): void {
    this.change(raisesConfirmed);
    if (this.list) void this.lock(() => this.keepUntilClosed());
    this.sendNext();
  }

  /** The bid that is under way still gets its answer, which its row shows. No other bid is sent. */
  close(): void {
    this.list = null;
  }

  /** Opens the list that was interrupted, and ticks what was not placed. Nothing is sent. */
  restore(): void {
    void this.lock(async hasLock => {
      // Another tab may be placing this list. It stays stored for the next page.
      if (!hasLock) return;
      const list = raisesReloaded((await this.book.find('raises', RAISES)) ?? []);
      const raises: Raise[] = [];
      for (const raise of list.raises) raises.push(await this.checked(raise));
      if (raises.length === 0 || this.list || !this.session.isSignedIn) return;
      runInAction(() => {
        this.ticks.restored(raises.map(({ hashId }) => hashId));
        this.show({ ...list, raises });
      });
      await this.keepUntilClosed();
    });
  }

  /**
   * Follows the market and the answers until it is cancelled, which also closes the list. If the session has ended, the list
   * stays, and says after the sign-in what was placed.
   */
  run(): Cancel {
    this.change(list => list);
    this.shownChanged(true);
    return together(
      reaction(
        () => this.hashIds.map(hashId => [this.registry.get(hashId), this.pressStore.stepOf(hashId)] as const),
        () => {
          this.change(list => list);
          this.sendNext();
        },
      ),
      this.ticks.keep(),
      // An update of the app waits until the dealer has finished.
      reaction(
        () => this.list !== null || this.ticks.tickedRows.length > 0,
        isChoosing => this.work.formChanged('raises', isChoosing),
        { fireImmediately: true },
      ),
      () => this.shownChanged(false),
    );
  }

  private shownChanged(isShown: boolean): void {
    this.isShown = isShown;
    if (isShown) return;
    this.work.formChanged('raises', false);
    if (this.session.isOver) this.change(raisesInterrupted);
    else this.close();
  }

  private show(list: RaiseList): void {
    this.ticks.placed(list.raises.filter(isDone).map(({ hashId }) => hashId));
    this.list = list;
  }

  /** Every change is based on what is known now about the offers and their bids. */
  private change(made: (list: RaiseList) => RaiseList): void {
    if (!this.list) return;
    const list = made(this.list);
    this.show(list.raises.reduce((known, { hashId }) => this.withNews(known, hashId), list));
  }

  private withNews(list: RaiseList, hashId: HashId): RaiseList {
    const offer = this.registry.get(hashId);
    const amount = list.raises.find(raise => raise.hashId === hashId)?.amount ?? (0 as Money);
    const answer = answerOf(this.pressStore.stepOf(hashId), { amount, hasDeal: (offer?.deal ?? null) !== null });
    const answered = answer ? raiseAnswered(list, hashId, answer) : list;
    if (!offer) return answered;
    // The review itself shows every amount before the press.
    const reasons = this.placeBid.unusualReasons(hashId, amount).filter(({ reason }) => reason !== 'everyBid');
    return raiseJudged(raiseMarketMoved(answered, offer), hashId, reasons);
  }

  private sendNext(): void {
    const { list } = this;
    const next = list && nextRaise(list);
    // A bid from the row itself is under way. Its outcome may move the highest bid.
    if (!list || !next || this.session.isOver || this.pressStore.isLocked(next.hashId)) return;
    const { hashId, amount, highestBid, confirmed } = next;
    this.show(raiseSent(list, hashId));
    const despiteDoubt = confirmed?.reasons.some(isDoubt) ?? false;
    void this.presses.send({ action: 'bid', hashId, amount, despiteDoubt, reviewedBid: highestBid });
    if (this.pressStore.isLocked(hashId)) return;
    // Nothing was sent: the offer is no longer on sale, the dealer may not bid, or an earlier bid is in doubt.
    const step = this.pressStore.stepOf(hashId);
    const failure: Failure = step.step === 'failed' ? step.failure : { reason: 'aborted' };
    this.change(known => raiseAnswered(known, hashId, { kind: 'refused', failure }));
    this.sendNext();
  }

  private lock(work: (hasLock: boolean) => Promise<void>): Promise<boolean> {
    return this.locks.lockIfFree(`raises ${this.session.dealerKey}`, work);
  }

  private async keepUntilClosed(): Promise<void> {
    const stop = reaction(
      () => this.list,
      list => void this.book.keep('raises', RAISES, list?.raises ?? null),
      { fireImmediately: true },
    );
    await when(() => this.list === null);
    stop();
  }

  /** A bid that was under way is checked, unless its outcome became known before this list could note it. */
  private async checked(raise: Raise): Promise<Raise> {
    const { hashId, amount, state } = raise;
    if (state.kind !== 'outcomeOpen') return raise;
    const press = await this.turns.stored(hashId);
    const isOpen = press?.action === 'bid' && press.amount === amount;
    const offer = isOpen ? undefined : await this.fresh.read(hashId);
    if (offer) return raiseSettled(raise, offer);
    const itself = { hashId, action: 'bid', amount, ownBidBefore: 0 as Money } as const;
    void this.presses.follow(press ?? itself, press?.state);
    return raise;
  }
}

const isDone = ({ state: { kind } }: Raise): boolean => kind === 'placed' || kind === 'deal';

/** Null while the answer is awaited. */
function answerOf(step: PressStep, { amount, hasDeal }: { amount: Money; hasDeal: boolean }): RaiseAnswer | null {
  if (step.step !== 'failed' && 'amount' in step && (step.action !== 'bid' || step.amount !== amount))
    return { kind: 'notSent' };
  switch (step.step) {
    case 'idle':
      return { kind: hasDeal ? 'deal' : 'placed' };
    case 'sending':
      return null;
    case 'checking':
    case 'unknown':
      return { kind: 'outcomeOpen' };
    case 'failed':
      return { kind: 'refused', failure: step.failure };
  }
}
