import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import {
  canBeRaised,
  nextRaise,
  type RaiseAnswer,
  raiseAnswered,
  raiseEdited,
  raiseJudged,
  type RaiseList,
  raiseMarketMoved,
  raisesConfirmed,
  raiseSent,
  raisesInterrupted,
  raiseTicked,
  reviewRaises,
} from '../../../domain/bidding/RaiseList';
import { isDoubt } from '../../../domain/bidding/UnusualBid';
import { type HashId, isHashId, type Offer } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import { BookStore } from '../../book/BookStore';
import { TypedInput } from '../../forms/TypedInput';
import { OfferRegistry } from '../../offers/OfferRegistry';
import type { Cancel } from '../../ports/Clock';
import { DealerVisitStorage } from '../../session/DealerVisitStorage';
import { SessionStore } from '../../session/SessionStore';
import { UnsavedWork } from '../../shared/UnsavedWork';
import { ActionBars } from '../bar/ActionBars';
import { CheckBid } from '../press/CheckBid';
import { PlaceBid } from '../press/PlaceBid';
import { PressStore, type PressStep } from '../press/PressStore';
import { Raises } from './Raises';

const TICKS = 'raiseTicks';

/** Places several bids by one press, one after the other. */
@injectable()
export class PlaceRaises {
  /** No list opens after the dealer has left the page. */
  private isShown = false;

  constructor(
    private readonly raises: Raises,
    private readonly registry: OfferRegistry,
    private readonly presses: PressStore,
    private readonly checkBid: CheckBid,
    private readonly placeBid: PlaceBid,
    private readonly work: UnsavedWork,
    private readonly session: SessionStore,
    private readonly bookStore: BookStore,
    private readonly bars: ActionBars,
    private readonly input: TypedInput,
    private readonly storage: DealerVisitStorage,
  ) {}

  /** The ticked offers among these rows that can be raised, by default of all rows. A view that reads this observes them. */
  tickedIn(rows: readonly HashId[] = this.raises.tickedRows): readonly Offer[] {
    const known = new Set(rows);
    return this.raises.tickedRows.flatMap(hashId => {
      const offer = known.has(hashId) ? this.registry.get(hashId) : undefined;
      return offer && canBeRaised(offer) ? [offer] : [];
    });
  }

  /** Shows or hides the ticks in the rows. Those whose next bid is within the dealer's limit are ticked at once. */
  choose(isChoosing: boolean, rows: readonly HashId[] = []): void {
    this.raises.choosingChanged(isChoosing);
    if (!isChoosing) return;
    for (const hashId of this.withHeadroom(rows)) this.tickRow(hashId, true);
  }

  raisableOf(rows: readonly HashId[]): readonly HashId[] {
    return rows.filter(hashId => {
      const offer = this.registry.get(hashId);
      return offer && canBeRaised(offer);
    });
  }

  /** The rows that can be raised without exceeding the dealer's limit. A row without a limit is one of them. */
  withinLimit(rows: readonly HashId[]): readonly HashId[] {
    return this.raisableOf(rows).filter(
      hashId => wholeMinimumBid(this.registry.get(hashId)!.highestBid) <= (this.limitOf(hashId) ?? Infinity),
    );
  }

  /** The rows that have a limit and can be raised without exceeding it. */
  withHeadroom(rows: readonly HashId[]): readonly HashId[] {
    return this.withinLimit(rows).filter(hashId => this.limitOf(hashId) !== undefined);
  }

  /** Ticks these rows and no others. */
  tickRows(rows: readonly HashId[]): void {
    this.raises.rowsTicked(rows);
  }

  tickRow(hashId: HashId, isTicked: boolean): void {
    this.raises.rowTicked(hashId, isTicked);
  }

  /** Ticks the rows from the last tick to this one. If the dealer continues from another row, the range begins there. */
  tickRange(rows: readonly HashId[], to: HashId, end?: HashId): void {
    this.raises.rangeTicked(this.raisableOf(rows), to, end);
  }

  /** What the review proposes for an offer: the amount that waits in its field, or else the next minimum. */
  amountOf({ hashId, highestBid }: Offer): Money {
    return this.bars.amountFor(hashId) || wholeMinimumBid(highestBid);
  }

  /**
   * Opens the list in place of one that is finished. Each ticked offer has the amount that `amountOf` proposes. What is ticked in no row on screen is left out.
   */
  async review(rows?: readonly HashId[]): Promise<void> {
    await Promise.all([this.checkBid.prepare(this.tickedIn(rows)), this.input.restore()]);
    if (this.raises.isBusy || !this.isShown) return;
    this.close();
    const ticked = this.tickedIn(rows).map(offer => ({ offer, amount: this.amountOf(offer) }));
    this.raises.listChanged(reviewRaises(ticked));
    this.change(list => list);
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
    if (this.raises.list) this.raises.keep();
    this.sendNext();
  }

  /** The bid that is under way still gets its answer, which its row shows. No other bid is sent. */
  close(): void {
    this.raises.listClosed();
  }

  /**
   * Follows the market and the answers until it is cancelled, which also closes the list. If the session has ended, the list
   * stays, and says after the sign-in what was placed.
   */
  run(): Cancel {
    this.change(list => list);
    const stop = reaction(
      () => this.raises.hashIds.map(hashId => [this.registry.get(hashId), this.presses.stepOf(hashId)] as const),
      () => {
        this.change(list => list);
        this.sendNext();
      },
    );
    const kept = this.storage.read(TICKS);
    if (this.raises.tickedRows.length === 0 && Array.isArray(kept)) this.tickRows(kept.filter(isHashId));
    const stopKeeping = reaction(
      () => this.raises.tickedRows,
      hashIds => this.storage.keep(TICKS, hashIds),
      { fireImmediately: true },
    );
    // An update of the app waits until the dealer has finished.
    const stopWatchingUse = reaction(
      () => this.raises.list !== null || this.raises.tickedRows.length > 0,
      isChoosing => this.work.formChanged('raises', isChoosing),
      { fireImmediately: true },
    );
    this.isShown = true;
    return () => {
      stop();
      stopKeeping();
      stopWatchingUse();
      this.isShown = false;
      runInAction(() => {
        this.work.formChanged('raises', false);
        if (this.session.isOver) this.change(raisesInterrupted);
        else this.close();
      });
    };
  }

  private limitOf(hashId: HashId): Money | undefined {
    return this.bookStore.get('limits', hashId);
  }

  /** Every change is based on what is known now about the offers and their bids. */
  private change(made: (list: RaiseList) => RaiseList): void {
    const before = this.raises.list;
    if (!before) return;
    runInAction(() => {
      const list = made(before);
      this.raises.listChanged(list.raises.reduce((known, { hashId }) => this.withNews(known, hashId), list));
    });
  }

  private withNews(list: RaiseList, hashId: HashId): RaiseList {
    const offer = this.registry.get(hashId);
    const amount = list.raises.find(raise => raise.hashId === hashId)?.amount ?? (0 as Money);
    const answer = answerOf(this.presses.stepOf(hashId), { amount, hasDeal: (offer?.deal ?? null) !== null });
    const answered = answer ? raiseAnswered(list, hashId, answer) : list;
    if (!offer) return answered;
    // The review itself shows every amount before the press.
    const reasons = this.checkBid.execute(hashId, amount).filter(({ reason }) => reason !== 'everyBid');
    return raiseJudged(raiseMarketMoved(answered, offer), hashId, reasons);
  }

  private sendNext(): void {
    const { list } = this.raises;
    const next = list && nextRaise(list);
    // A bid from the row itself is under way. Its outcome may move the highest bid.
    if (!list || !next || this.session.isOver || this.presses.isLocked(next.hashId)) return;
    const { hashId, amount, highestBid, confirmed } = next;
    this.raises.listChanged(raiseSent(list, hashId));
    const despiteDoubt = confirmed?.reasons.some(isDoubt) ?? false;
    void this.placeBid.execute(hashId, amount, { despiteDoubt, reviewedBid: highestBid });
    if (this.presses.isLocked(hashId)) return;
    // Nothing was sent: the offer is no longer on sale, the dealer may not bid, or an earlier bid is in doubt.
    const step = this.presses.stepOf(hashId);
    const failure: Failure = step.step === 'failed' ? step.failure : { reason: 'aborted' };
    this.change(known => raiseAnswered(known, hashId, { kind: 'refused', failure }));
    this.sendNext();
  }
}

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
