import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Counters } from '../../domain/notifications/Counters';
import { defaultQuestion, sameQuestion } from '../../domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../domain/offers/list/Refinements';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import { hasRunningDeal, isOnSale } from '../../domain/offers/Sale';
import { ActionBars } from '../bidding/bar/ActionBars';
import { SoldOffers } from '../bidding/deal/SoldOffers';
import { ConversationListStore } from '../conversations/ConversationListStore';
import { ConversationStore } from '../conversations/ConversationStore';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import { type CounterMove, CounterStore } from '../notifications/CounterStore';
import { NotifyDealer } from '../notifications/NotifyDealer';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { OpenedOffers } from '../offers/OpenedOffers';
import { OwnLikes } from '../offers/OwnLikes';
import type { Cancel } from '../ports/Clock';
import type { ChatEvent, LiveEvent } from '../ports/LiveFeed';
import { JudgeOffers } from '../search/JudgeOffers';

/** Applies events from the live feed to the stores, one MobX action per batch. The only place that knows all stores of a push. */
@injectable()
export class LiveEvents {
  private readonly listedCallbacks = new Set<(hashIds: readonly HashId[]) => void>();

  constructor(
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly opened: OpenedOffers,
    private readonly hidden: HiddenOffers,
    private readonly likes: OwnLikes,
    private readonly bars: ActionBars,
    private readonly soldOffers: SoldOffers,
    private readonly judge: JudgeOffers,
    private readonly counters: CounterStore,
    private readonly invoices: InvoiceListStore,
    private readonly conversationList: ConversationListStore,
    private readonly conversations: ConversationStore,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  apply(events: readonly LiveEvent[]): void {
    runInAction(() => {
      const listed: HashId[] = [];
      for (const event of events) {
        if (event.kind === 'counted') this.counted(event.counters);
        else if (event.kind === 'offerChanged') this.offerChanged(event.offer);
        else if (event.kind === 'messaged' || event.kind === 'typing') this.chatted(event);
        else if (this.isNewOnSale(event.offer)) listed.unshift(event.offer.hashId);
      }
      if (listed.length > 0) this.offersListed(listed);
    });
  }

  /** Calls back with the offers that are new and on sale, within the action that applies the pushes of a frame. */
  onListed(callback: (hashIds: readonly HashId[]) => void): Cancel {
    this.listedCallbacks.add(callback);
    return () => void this.listedCallbacks.delete(callback);
  }

  /** Pushes were missed. The server does not replay them. */
  missed(): void {
    this.conversations.reconnected();
  }

  /** A session follows one that ended on this page. The server may count other items since. */
  sessionFollowed(): void {
    runInAction(() => {
      this.counters.seenForgotten();
      this.conversations.reconnected();
    });
  }

  private offerChanged(patch: OfferPatch): void {
    // A hidden offer may meet the condition for its return while no list shows it.
    if (this.hidden.isHidden(patch.hashId) && !this.registry.has(patch.hashId)) return this.registry.pushed(patch);
    const isOpen = this.lists.openOffer === patch.hashId || this.bars.isExpanded(patch.hashId);
    const held = this.registry.pushedIfHeld(patch, isOpen);
    if (!held) return;
    if (hasRunningDeal(held[0]) !== hasRunningDeal(held[1])) this.lists.dealMoved();
    this.notifyDealer.offerChanged(...held);
  }

  private isNewOnSale(offer: OfferPatch): boolean {
    if (this.registry.has(offer.hashId)) {
      this.offerChanged(offer);
      return false;
    }
    this.registry.pushed(offer);
    return isOnSale(this.registry.get(offer.hashId)!);
  }

  /**
   * Inserts new offers only if the dealer is at the top of the unfiltered list and does not use it. Otherwise the
   * offers wait, so that no row moves under the pointer.
   */
  private offersListed(hashIds: readonly HashId[]): void {
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

  private chatted(event: ChatEvent): void {
    this.conversations.arrived(event);
    if (event.kind === 'messaged') this.notifyDealer.messaged(event);
  }

  private counted(counters: Partial<Counters>): void {
    for (const move of this.counters.counted(counters)) this.countMoved(move);
    if (counters.likedOffers !== undefined) this.likes.serverCounted(counters.likedOffers);
  }

  /**
   * A rising count means that its list misses something. Any change of a count of deals or invoices says that a deal has
   * moved, perhaps on another device.
   */
  private countMoved({ screen, rises }: CounterMove): void {
    if (screen === 'inRealization' && rises) this.soldOffers.dealsRose();
    if (screen === 'inRealization' || screen === 'invoices') this.dealMoved();
    else if (rises) (screen === 'bids' ? this.lists.of('ownBids') : this.conversationList.pages.list).outdated();
  }

  private dealMoved(): void {
    this.lists.dealMoved();
    this.invoices.pages.list.outdated();
    const { openOffer } = this.lists;
    if (openOffer !== null && this.registry.get(openOffer)?.deal) void this.opened.read(openOffer);
  }
}
