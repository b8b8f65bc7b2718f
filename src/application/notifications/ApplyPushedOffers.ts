import { inject, injectable } from 'inversify';
import { defaultQuestion, sameQuestion } from '../../domain/offers/BrowseQuestion';
import { type FilterFit, filterFit } from '../../domain/offers/FilterFit';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import { hasRunningDeal, isOnSale } from '../../domain/offers/Sale';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { NotifyDealer } from './NotifyDealer';

/** Applies pushes about offers to the registry and the lists. Call it within an action. */
@injectable()
export class ApplyPushedOffers {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(NotifyDealer) private readonly notifyDealer: NotifyDealer,
  ) {}

  changed(patch: OfferPatch): void {
    const held = this.registry.pushedIfHeld(patch);
    if (!held) return;
    if (hasRunningDeal(held[0]) !== hasRunningDeal(held[1])) this.lists.dealMoved();
    this.notifyDealer.offerChanged(...held);
  }

  /** Returns true if the offer is new and on sale. */
  listed(offer: OfferPatch): boolean {
    if (this.registry.has(offer.hashId)) {
      this.changed(offer);
      return false;
    }
    this.registry.pushed(offer);
    return isOnSale(this.registry.get(offer.hashId)!);
  }

  /** Offers that the filters exclude are not announced. */
  private addToNewOffers(hashIds: readonly HashId[]): void {
    const browse = this.lists.of('browse');
    browse.newOffersArrived(this.fitting(hashIds, 'mayFit'), { mayNotFit: true });
    browse.newOffersArrived(this.fitting(hashIds, 'fits'));
  }

  private fitting(hashIds: readonly HashId[], fit: FilterFit): readonly HashId[] {
    const { question } = this.lists.of('browse');
    return hashIds.filter(
      hashId => !this.hiddenOffers.isHidden(hashId) && filterFit(this.registry.get(hashId)!, question) === fit,
    );
  }

  /**
   * Inserts new offers only if the dealer is at the top of the unfiltered list and does not use it. Otherwise the
   * offers wait, so that no row moves under the pointer.
   */
  putOnTop(hashIds: readonly HashId[]): void {
    const browse = this.lists.of('browse');
    const fitting = this.fitting(hashIds, 'fits').map(hashId => this.registry.get(hashId)!);
    this.notifyDealer.offersListed(fitting, { areOthersWaiting: browse.newOffers.length > 0 });
    const atTop =
      this.lists.visible === 'browse' && browse.scrollTop === 0 && !browse.isInUse && this.lists.openOffer === null;
    if (!atTop || !sameQuestion(browse.question, defaultQuestion)) return this.addToNewOffers(hashIds);
    for (const hashId of [...hashIds].reverse()) browse.offerAdded(hashId);
  }
}
