import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
import { type FilterFit, filterFit } from '../../domain/offers/FilterFit';
import { hasRunningDeal, isOnSale } from '../../domain/offers/Sale';
import { defaultQuestion, sameQuestion } from '../../domain/offers/BrowseQuestion';
import { type Instant, SECOND } from '../../domain/shared/Instant';
import { Clock } from '../ports/Clock';
import {
  type ChatEvent,
  type ConnectionState,
  LiveFeed,
  type LiveEvent,
  type LiveFeedListener,
} from '../ports/LiveFeed';
import { FollowSale } from '../bidding/FollowSale';
import { ChatEvents } from '../conversations/ChatEvents';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { RefetchScreen } from '../offers/RefetchScreen';
import { ConnectionStore } from './ConnectionStore';
import { CounterStore } from './CounterStore';
import { TakeCounters } from './TakeCounters';
import { TellNews } from './TellNews';

/** Milliseconds. A first connection that takes longer is shown as lost, because as many pushes may have been missed. */
const SLOW_START = 5 * SECOND;

/** Applies events from the live feed to the stores, one MobX action per batch. */
@injectable()
export class FollowMarket implements LiveFeedListener {
  private connectingSince: Instant = 0;
  private hasMissed = false;

  constructor(
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(Clock) private readonly clock: Clock,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(TakeCounters) private readonly takeCounters: TakeCounters,
    @inject(TellNews) private readonly tellNews: TellNews,
    @inject(ConnectionStore) private readonly connection: ConnectionStore,
    @inject(RefetchScreen) private readonly refetchScreen: RefetchScreen,
    @inject(ChatEvents) private readonly chat: ChatEvents,
    @inject(FollowSale) private readonly followSale: FollowSale,
  ) {}

  execute(): void {
    // The feed was open before, for a session that ended. Pushes since then were missed.
    if (this.connectingSince !== 0) this.forgetMissed();
    this.connectingSince = this.clock.now();
    this.clock.after(SLOW_START, () => {
      if (this.connection.state === 'connecting') this.connection.changed('lost');
    });
    this.feed.open(this);
  }

  handleEvents(events: readonly LiveEvent[]): void {
    runInAction(() => {
      const listed: HashId[] = [];
      for (const event of events) {
        if (event.kind === 'counted') this.takeCounters.execute(event.counters);
        else if (event.kind === 'offerChanged') this.change(event.offer);
        else if (event.kind === 'messaged' || event.kind === 'typing') this.chatted(event);
        else if (this.list(event.offer)) listed.unshift(event.offer.hashId);
      }
      if (listed.length > 0) this.putOnTop(listed);
    });
  }

  handleConnection(state: ConnectionState): void {
    this.connection.changed(state);
    if (state !== 'connected') return void (this.hasMissed ||= state === 'lost');
    // The server does not replay pushes that were missed, so the visible data is fetched again.
    if (this.hasMissed || this.clock.now() - this.connectingSince > SLOW_START) {
      runInAction(() => {
        this.forgetMissed();
        this.refetchScreen.execute();
      });
    }
    this.hasMissed = false;
    this.connectingSince = Infinity;
  }

  private forgetMissed(): void {
    runInAction(() => {
      this.counters.seenForgotten();
      this.chat.reconnected();
    });
  }

  private chatted(event: ChatEvent): void {
    this.chat.arrived(event);
    if (event.kind === 'messaged') this.tellNews.messaged(event);
  }

  private change(patch: OfferPatch): void {
    const held = this.registry.pushedIfHeld(patch);
    if (!held) return;
    if (hasRunningDeal(held[0]) !== hasRunningDeal(held[1])) this.lists.dealMoved();
    this.followSale.execute(...held);
    this.tellNews.offerChanged(...held);
  }

  /** Returns true if the offer is new and on sale. */
  private list(offer: OfferPatch): boolean {
    const isNew = !this.registry.has(offer.hashId);
    this.registry.pushed(offer);
    return isNew && isOnSale(this.registry.get(offer.hashId)!);
  }

  /** Offers that the filters exclude are not announced. */
  private putWaiting(hashIds: readonly HashId[]): void {
    const browse = this.lists.of('browse');
    const fitting = (fit: FilterFit) =>
      hashIds.filter(hashId => filterFit(this.registry.get(hashId)!, browse.question) === fit);
    browse.offersWait(fitting('mayFit'), { mayNotFit: true });
    browse.offersWait(fitting('fits'));
  }

  /**
   * Inserts new offers only if the dealer is at the top of the unfiltered list and does not use it. Otherwise the
   * offers wait, so that no row moves under the pointer.
   */
  private putOnTop(hashIds: readonly HashId[]): void {
    const browse = this.lists.of('browse');
    const atTop =
      this.lists.visible === 'browse' && browse.scrollTop === 0 && !browse.isInUse && this.lists.openOffer === null;
    if (!atTop || !sameQuestion(browse.question, defaultQuestion)) return this.putWaiting(hashIds);
    for (const hashId of [...hashIds].reverse()) browse.offerAdded(hashId);
  }
}
