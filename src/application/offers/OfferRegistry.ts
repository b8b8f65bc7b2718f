import { action, makeObservable, observable, runInAction } from 'mobx';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { type HashId, type Offer, type OfferPatch, mergeOffer } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import { lastingFields, listedRow, withBidInDoubt, withLaterPush } from '../../domain/offers/withLaterPush';
import type { Money } from '../../domain/shared/Money';
import { SparseObservableMap } from './list/SparseObservableMap';

/** A call that is under way. Its answer may be older than what the registry learns meanwhile. */
interface Call {
  readonly meanwhile: Map<HashId, OfferPatch>;
  /** Whether prices have aged since the call started: those of its answer may be as old. */
  isOld: boolean;
}

/** Merges the rows of an answer without undoing what was learnt after the call started. */
export type MergeRows = (rows: readonly OfferPatch[]) => void;

type Sold = (before: Offer | undefined, now: Offer) => void;

type BidInDoubt = (before: Offer, now: Offer) => void;

/** The expectation of a press on an offer until its outcome is known. */
interface Watch {
  /** The dealer's bid that the server may have taken. */
  readonly bid: Money | null;
  readonly onPush: () => void;
  /** A highest bid in a push or an answer that may be the dealer's bid, also the bid of an earlier press. */
  heldBack: Money | null;
}

/**
 * One offer, one object: lists, the open page, tiles and pushes hold ids and look the offer up here. An offer is replaced
 * as a whole, so that a row observes only its own entry.
 */
export class OfferRegistry {
  /** How often an offer changed or arrived. Not observable, because it would change with each push. */
  changes = 0;
  private readonly offers = new SparseObservableMap<HashId, Offer>();
  private readonly calls = new Set<Call>();
  private readonly watches = new Map<HashId, Watch>();
  /** The offers whose price may be old. */
  private readonly oldPrices = observable.set<HashId>();
  private readonly soldCallbacks = new Set<Sold>();
  private readonly doubtCallbacks = new Set<BidInDoubt>();

  constructor() {
    // Reads need no action, and pushes that arrive by the hundred share one.
    makeObservable(this, { pricesAged: action, pricesTaken: action, apply: action });
  }

  get(hashId: HashId): Offer | undefined {
    return this.offers.get(hashId);
  }

  has(hashId: HashId): boolean {
    return this.offers.has(hashId);
  }

  /** Whether the price is being read because it may be old. Observable. */
  isPriceOld(hashId: HashId): boolean {
    return this.oldPrices.has(hashId);
  }

  /** Until an answer to a call that starts from now on has it, or `pricesTaken` ends it, each held price may be old. */
  pricesAged(): void {
    for (const call of this.calls) call.isOld = true;
    this.oldPrices.replace(this.offers.all().map(({ hashId }) => hashId));
  }

  /** No answer is awaited any longer: the prices count as they are. */
  pricesTaken(): void {
    this.oldPrices.clear();
  }

  /** Up to `most` of the held offers that fit. They are not observed. */
  search(fits: (offer: Offer) => boolean, most: number): readonly Offer[] {
    const found: Offer[] = [];
    for (const offer of this.offers.all()) {
      if (fits(offer)) found.push(offer);
      if (found.length === most) break;
    }
    return found;
  }

  /**
   * Calls back on each push about this offer. A highest bid that equals the dealer's pending bid is held back until the
   * server says whose bid it is: it must not look like a rival's. Returns a function that ends the watch and shows it.
   */
  watch(hashId: HashId, { bid, onPush }: Pick<Watch, 'bid' | 'onPush'>): () => void {
    const watch: Watch = { bid, onPush, heldBack: this.watches.get(hashId)?.heldBack ?? null };
    this.watches.set(hashId, watch);
    return () => {
      if (this.watches.get(hashId) !== watch) return;
      this.watches.delete(hashId);
      const offer = this.offers.get(hashId);
      const highestBid = watch.heldBack;
      if (!offer || highestBid === null) return;
      runInAction(() => this.apply({ id: offer.id, hashId, highestBid }));
    };
  }

  /**
   * Calls back for each offer that is sold: for the offers that are held, and then, within an action, for each offer that
   * arrives or changes. Call it within an action.
   */
  onSold(callback: Sold): void {
    this.soldCallbacks.add(callback);
    for (const offer of this.offers.all()) if (!isOnSale(offer)) callback(undefined, offer);
  }

  /**
   * Calls back, within an action, when a push brings a bid and does not say whose it is, and when the server has said it.
   */
  onBidInDoubt(callback: BidInDoubt): void {
    this.doubtCallbacks.add(callback);
  }

  /**
   * Sends a call whose answer contains offers, and runs `take` on the answer in one action. `merge` never undoes a push
   * or an answer that arrived after the call was sent.
   */
  async ask<Answer, Taken>(
    send: () => Promise<Answer>,
    take: (answer: Answer, merge: MergeRows) => Taken,
  ): Promise<Taken> {
    const call: Call = { meanwhile: new Map(), isOld: false };
    this.calls.add(call);
    try {
      const answer = await send();
      return runInAction(() => take(answer, rows => this.merge(call, rows)));
    } finally {
      this.calls.delete(call);
    }
  }

  /**
   * Takes what a push, another tab or an accepted press says. The cable may be slower than an answer, so this never lowers a known
   * bid.
   */
  apply(patch: OfferPatch): void {
    if (!this.applyIfHeld(patch)) this.replace(patch);
  }

  /** The rows of a list, with what the list implies about them. */
  listed(tab: OfferTab, rows: readonly OfferPatch[]): readonly OfferPatch[] {
    return rows.map(row => listedRow(tab, row, this.get(row.hashId)));
  }

  /**
   * Merges a push, or what else is known, into an offer that is held. Of another offer, only the calls that are under way remember
   * it: memory grows with what the dealer looks at, not with the market. Returns the offer before and after, or null. Call it within
   * an action. `isOpen` if the dealer looks at the whole offer, and may be about to bid.
   */
  applyIfHeld(push: OfferPatch, isOpen = false): readonly [before: Offer, now: Offer] | null {
    const watch = this.watches.get(push.hashId);
    const before = this.offers.get(push.hashId);
    // A bid that is being sent counts: its answer may be older than this push.
    const patch = withBidInDoubt(this.withoutPendingBid(push), before, isOpen || Boolean(watch?.bid));
    watch?.onPush();
    for (const call of this.calls) remember(call, patch);
    if (!before) return null;
    const now = withLaterPush(before, patch);
    this.changed(before, now);
    return [before, now];
  }

  private withoutPendingBid(patch: OfferPatch): OfferPatch {
    const watch = this.watches.get(patch.hashId);
    if (!watch?.bid || patch.highestBid !== watch.bid || patch.ownBid !== undefined) return patch;
    watch.heldBack = watch.bid;
    return { ...patch, highestBid: this.offers.get(patch.hashId)?.highestBid ?? (0 as Money) };
  }

  private merge(call: Call, rows: readonly OfferPatch[]): void {
    const calls = [...this.calls];
    const position = calls.indexOf(call);
    for (const row of rows) {
      const patch = this.withoutPendingBid(row);
      const known = call.meanwhile.get(patch.hashId);
      const merged = known ? withLaterPush(patch, known) : patch;
      for (const earlier of calls.slice(0, position)) remember(earlier, merged);
      for (const later of calls.slice(position + 1)) remember(later, lastingFields(merged));
      this.replace(merged);
      if (!call.isOld) this.oldPrices.delete(row.hashId);
    }
  }

  private replace(patch: OfferPatch): void {
    const known = this.offers.get(patch.hashId);
    const merged = mergeOffer(known, patch);
    if (merged !== known) this.changed(known, merged);
  }

  private changed(before: Offer | undefined, now: Offer): void {
    if (before !== now) this.changes += 1;
    this.offers.set(now.hashId, now);
    if (before && (before.bidBeforePush !== undefined || now.bidBeforePush !== undefined))
      for (const callback of this.doubtCallbacks) callback(before, now);
    if (before !== now && !isOnSale(now)) for (const callback of this.soldCallbacks) callback(before, now);
  }
}

function remember({ meanwhile }: Call, patch: OfferPatch): void {
  const known = meanwhile.get(patch.hashId);
  meanwhile.set(patch.hashId, known ? withLaterPush(known, patch) : patch);
}
