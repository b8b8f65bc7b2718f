import { makeAutoObservable } from 'mobx';
import { type HashId, type Offer, type OfferPatch, mergeOffer } from '../../domain/offers/Offer';
import { lasting, withLaterPush } from '../../domain/offers/LaterPush';
import { LeanMap } from './LeanMap';

/** A question that is under way: its answer may be older than what became known in the meantime. */
interface Asking {
  readonly meanwhile: Map<HashId, OfferPatch>;
}

/**
 * One offer, one object: lists, the open page, tiles and pushes hold ids and meet here. An offer is replaced whole, so
 * a row observes its own entry and nothing else.
 */
export class OfferRegistry {
  private readonly offers = new LeanMap<HashId, Offer>();
  private readonly asked = new Set<Asking>();

  constructor() {
    // What only looks needs no action of its own, and what comes by the hundred has one for all.
    makeAutoObservable<this, 'offers' | 'asked'>(this, {
      offers: false,
      asked: false,
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

  /** Call before asking the server, so that its answer cannot undo what is learnt until then. */
  asking(): Asking {
    const asking = { meanwhile: new Map<HashId, OfferPatch>() };
    this.asked.add(asking);
    return asking;
  }

  answered(asking: Asking, patches: readonly OfferPatch[] = []): void {
    const [earlier, later] = this.others(asking);
    this.asked.delete(asking);
    for (const patch of patches) {
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
  pushedIfHeld(patch: OfferPatch): readonly [before: Offer, now: Offer] | null {
    for (const asking of this.asked) note(asking, patch);
    const before = this.offers.get(patch.hashId);
    if (!before) return null;
    const now = withLaterPush(before, patch);
    this.offers.set(patch.hashId, now);
    return [before, now];
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
