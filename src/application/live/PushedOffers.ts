import { injectable } from 'inversify';
import { defaultQuestion, sameQuestion } from '../../domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../domain/offers/list/Refinements';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import { hasRunningDeal, isOnSale } from '../../domain/offers/Sale';
import { ActionBars } from '../bidding/bar/ActionBars';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { JudgeOffers } from '../search/JudgeOffers';

/** The offers that pushes change, and those that are new on the market. Call the methods within an action. */
@injectable()
export class PushedOffers {
  private readonly listedCallbacks = new Set<(hashIds: readonly HashId[]) => void>();

  constructor(
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly hidden: HiddenOffers,
    private readonly bars: ActionBars,
    private readonly judge: JudgeOffers,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  /** Calls back with the offers that are new and on sale, within the action that applies the pushes of a frame. */
  onListed(callback: (hashIds: readonly HashId[]) => void): Cancel {
    this.listedCallbacks.add(callback);
    return () => void this.listedCallbacks.delete(callback);
  }

  changed(patch: OfferPatch): void {
    // A hidden offer may meet the condition for its return while no list shows it.
    if (this.hidden.isHidden(patch.hashId) && !this.registry.has(patch.hashId)) return this.registry.apply(patch);
    const isOpen = this.lists.openOffer === patch.hashId || this.bars.isExpanded(patch.hashId);
    const held = this.registry.applyIfHeld(patch, isOpen);
    if (!held) return;
    if (hasRunningDeal(held[0]) !== hasRunningDeal(held[1])) this.lists.dealMoved();
    this.notifyDealer.offerChanged(...held);
  }

  /** Whether the offer is new here and on sale. */
  isNewOnSale(offer: OfferPatch): boolean {
    if (this.registry.has(offer.hashId)) {
      this.changed(offer);
      return false;
    }
    this.registry.apply(offer);
    return isOnSale(this.registry.get(offer.hashId)!);
  }

  /**
   * Inserts the new offers of a frame only if the dealer is at the top of the unfiltered list and does not use it. Otherwise the
   * offers wait, so that no row moves under the pointer.
   */
  listed(hashIds: readonly HashId[]): void {
    for (const callback of this.listedCallbacks) callback(hashIds);
    const browse = this.lists.of('browse');
    const fitting = this.judge.fitting(hashIds, browse.question, 'fits').map(hashId => this.registry.get(hashId)!);
    this.notifyDealer.offersListed(fitting, { areOthersWaiting: browse.newRows.length > 0 });
    const atTop = this.lists.visible === 'browse' && browse.place.isAtRest && this.lists.openOffer === null;
    if (!atTop || !sameQuestion(browse.question, defaultQuestion)) return this.addToNewOffers(hashIds);
    for (const hashId of [...hashIds].reverse()) browse.rowAdded(hashId);
  }

  /** Offers that the filters exclude do not wait. Refinements exclude some of them when they are counted. */
  private addToNewOffers(hashIds: readonly HashId[]): void {
    const browse = this.lists.of('browse');
    const search = { ...browse.question, refinements: noRefinements };
    browse.newRowsArrived(this.judge.fitting(hashIds, search, 'mayFit'), { mayNotFit: true });
    browse.newRowsArrived(this.judge.fitting(hashIds, search, 'fits'));
  }
}
