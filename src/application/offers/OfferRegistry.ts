import { makeAutoObservable, observable } from 'mobx';
import { type HashId, type Offer, type OfferId, type OfferPatch, mergeOffer } from '../../domain/offers/Offer';
import { withLaterPush } from '../../domain/offers/LaterPush';

/** A question that is under way: its answer may be older than what was pushed in the meantime. */
export interface Asking {
  readonly pushes: Map<HashId, OfferPatch>;
}

/**
 * One offer, one object: lists, the open page, tiles and pushes hold ids and meet here. An offer is replaced whole, so
 * a row observes its own entry and nothing else.
 */
export class OfferRegistry {
  private readonly offers = observable.map<HashId, Offer>(undefined, { deep: false });
  private readonly hashIds = new Map<OfferId, HashId>();
  private readonly asked = new Set<Asking>();

  constructor() {
    makeAutoObservable<this, 'offers' | 'hashIds' | 'asked'>(this, { offers: false, hashIds: false, asked: false });
  }

  get(hashId: HashId): Offer | undefined {
    return this.offers.get(hashId);
  }

  has(hashId: HashId): boolean {
    return this.offers.has(hashId);
  }

  hashIdOf(id: OfferId): HashId | undefined {
    return this.hashIds.get(id);
  }

  /** Call before asking the server, so that its answer cannot undo what is pushed until then. */
  asking(): Asking {
    const asking = { pushes: new Map<HashId, OfferPatch>() };
    this.asked.add(asking);
    return asking;
  }

  answered(asking: Asking, patches: readonly OfferPatch[] = []): void {
    this.asked.delete(asking);
    for (const patch of patches) {
      const push = asking.pushes.get(patch.hashId);
      this.replace(push ? withLaterPush(patch, push) : patch);
    }
  }

  pushed(patch: OfferPatch): void {
    for (const { pushes } of this.asked) pushes.set(patch.hashId, { ...pushes.get(patch.hashId), ...patch });
    this.replace(patch);
  }

  private replace(patch: OfferPatch): void {
    this.hashIds.set(patch.id, patch.hashId);
    this.offers.set(patch.hashId, mergeOffer(this.offers.get(patch.hashId), patch));
  }
}
