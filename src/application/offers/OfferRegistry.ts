import { makeAutoObservable, runInAction } from 'mobx';
import { type HashId, type Offer, type OfferPatch, mergeOffer } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { lasting, withLaterPush } from '../../domain/offers/LaterPush';
import { SparseObservableMap } from './SparseObservableMap';

/** A question that is under way: its answer may be older than what became known in the meantime. */
interface Asking {
  readonly meanwhile: Map<HashId, OfferPatch>;
}

/** What is expected of an offer while a press on it waits for its outcome. */
interface Watch {
  /** The dealer's bid that the server may have taken. */
  readonly bid: Money | null;
  readonly onPush: () => void;
  /** The server has told of a highest bid that may be this one. */
  isHeldBack: boolean;
}

/**
 * One offer, one object: lists, the open page, tiles and pushes hold ids and meet here. An offer is replaced whole, so
 * a row observes its own entry and nothing else.
 */
export class OfferRegistry {
  private readonly offers = new SparseObservableMap<HashId, Offer>();
  private readonly asked = new Set<Asking>();
  private readonly watches = new Map<HashId, Watch>();

  constructor() {
    // What only looks needs no action of its own, and what comes by the hundred has one for all.
    makeAutoObservable<this, 'offers' | 'asked' | 'watches'>(this, {
      offers: false,
      asked: false,
      watches: false,
      watch: false,
      get: false,
      has: false,
      pushedIfHeld: false,
    });
  }

  get(hashId: HashId): Offer | undefined {
    return this.offers.get(hashId);
  }

  has(hashId: HashId): boolean {
    return this.offers.has(hashId);
  }

  /**
   * Calls back on each push about this offer. A highest bid that equals the dealer's pending bid is held back until the
   * server says whose bid it is: it must not look like a rival's. Returns a function that ends the watch and shows it.
   */
  watch(hashId: HashId, { bid, onPush }: Pick<Watch, 'bid' | 'onPush'>): () => void {
    const before = this.watches.get(hashId);
    const watch: Watch = { bid, onPush, isHeldBack: before?.bid === bid && before.isHeldBack === true };
    this.watches.set(hashId, watch);
    return () => {
      if (this.watches.get(hashId) !== watch) return;
      this.watches.delete(hashId);
      const offer = this.offers.get(hashId);
      if (!offer || bid === null || !watch.isHeldBack) return;
      runInAction(() => this.pushed({ id: offer.id, hashId, highestBid: bid }));
    };
  }

  /** Call before asking the server, so that its answer cannot undo what is learnt until then. */
  asking(): Asking {
    const asking = { meanwhile: new Map<HashId, OfferPatch>() };
    this.asked.add(asking);
    return asking;
  }

  answered(asking: Asking, patches: readonly OfferPatch[] = []): void {
    const [earlier, later] = this.others(asking);
    this.asked.delete(asking);
    for (const answer of patches) {
      const patch = this.withoutBidInDoubt(answer);
      const known = asking.meanwhile.get(patch.hashId);
      const told = known ? withLaterPush(patch, known) : patch;
      for (const other of earlier) note(other, told);
      for (const other of later) note(other, lasting(told));
      this.replace(told);
    }
  }

  /** The cable may be slower than an answer, so a push does not lower a bid that is known. */
  pushed(patch: OfferPatch): void {
    if (!this.pushedIfHeld(patch)) this.replace(patch);
  }

  /**
   * Of an offer that stands nowhere nothing is kept: what is held grows with what is looked at, not with the market.
   * Returns what was held before and what is now, null where nothing is. To be called within an action.
   */
  pushedIfHeld(push: OfferPatch): readonly [before: Offer, now: Offer] | null {
    const patch = this.withoutBidInDoubt(push);
    this.watches.get(patch.hashId)?.onPush();
    for (const asking of this.asked) note(asking, patch);
    const before = this.offers.get(patch.hashId);
    if (!before) return null;
    const now = withLaterPush(before, patch);
    this.offers.set(patch.hashId, now);
    return [before, now];
  }

  private withoutBidInDoubt(patch: OfferPatch): OfferPatch {
    const watch = this.watches.get(patch.hashId);
    if (!watch?.bid || patch.highestBid !== watch.bid || patch.ownBid !== undefined) return patch;
    watch.isHeldBack = true;
    return { ...patch, highestBid: this.offers.get(patch.hashId)?.highestBid ?? (0 as Money) };
  }

  /** The questions under way that were asked before this one, and those asked after it. */
  private others(asking: Asking): [earlier: Asking[], later: Asking[]] {
    const asked = [...this.asked];
    const place = asked.indexOf(asking);
    return [asked.slice(0, place), asked.slice(place + 1)];
  }

  private replace(patch: OfferPatch): void {
    this.offers.set(patch.hashId, mergeOffer(this.offers.get(patch.hashId), patch));
  }
}

function note({ meanwhile }: Asking, patch: OfferPatch): void {
  const known = meanwhile.get(patch.hashId);
  meanwhile.set(patch.hashId, known ? withLaterPush(known, patch) : patch);
}
