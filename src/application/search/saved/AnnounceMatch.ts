import { injectable } from 'inversify';
import type { Offer } from '../../../domain/offers/Offer';
import { BookStore } from '../../book/BookStore';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { HiddenOffers } from '../../offers/hidden/HiddenOffers';
import { OwnVehicleTypes } from '../../settings/OwnVehicleTypes';
import { NewMatchStore } from './NewMatchStore';

/** Counts an offer that belongs to saved searches, and tells the dealer of it once. */
@injectable()
export class AnnounceMatch {
  constructor(
    private readonly bookStore: BookStore,
    private readonly hidden: HiddenOffers,
    private readonly ownTypes: OwnVehicleTypes,
    private readonly notifyDealer: NotifyDealer,
    private readonly store: NewMatchStore,
  ) {}

  /** Call it within an action. If `isAnnounced` is false, the offer is only counted. Returns whether it was announced. */
  execute(offer: Offer, searchIds: readonly string[], isAnnounced: boolean): boolean {
    const { hashId } = offer;
    const searches = searchIds.flatMap(searchId => {
      const search = this.bookStore.get('searches', searchId);
      return search ? [{ searchId, search: search.name, isQuiet: search.isQuiet === true }] : [];
    });
    if (searches.length === 0 || this.hidden.isHidden(hashId)) return false;
    const isKnown = this.bookStore.keys('searches').some(id => this.store.of(id).hashIds.has(hashId));
    for (const id of searchIds) this.store.found(id, [hashId]);
    const announced = searches.find(({ isQuiet }) => !isQuiet);
    if (isKnown || !isAnnounced || !announced || !this.ownTypes.includes(offer)) return false;
    this.notifyDealer.matched(offer, announced);
    return true;
  }
}
