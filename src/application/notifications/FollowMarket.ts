import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, OfferPatch } from '../../domain/offers/Offer';
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
import { ChatEvents } from '../conversations/ChatEvents';
import { LikeStore } from '../offers/LikeStore';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { RefetchScreen } from '../offers/RefetchScreen';
import { ConnectionStore } from './ConnectionStore';
import { CounterStore } from './CounterStore';
import { TellNews } from './TellNews';

/** A line that takes longer to stand for the first time may have missed as much as one that was lost, and is shown as such. */
const SLOW_START = 5 * SECOND;

/** Lets the live feed into the stores: what comes together is taken in in one go. */
@injectable()
export class FollowMarket implements LiveFeedListener {
  private askedToConnectAt: Instant = 0;
  private hasMissed = false;

  constructor(
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(Clock) private readonly clock: Clock,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(CounterStore) private readonly counters: CounterStore,
    @inject(TellNews) private readonly tellNews: TellNews,
    @inject(ConnectionStore) private readonly connection: ConnectionStore,
    @inject(RefetchScreen) private readonly refetchScreen: RefetchScreen,
    @inject(ChatEvents) private readonly chat: ChatEvents,
  ) {}

  execute(): void {
    this.askedToConnectAt = this.clock.now();
    this.clock.after(SLOW_START, () => {
      if (this.connection.state === 'connecting') this.connection.changed('lost');
    });
    this.feed.open(this);
  }

  handleEvents(events: readonly LiveEvent[]): void {
    runInAction(() => {
      const listed: HashId[] = [];
      for (const event of events) {
        if (event.kind === 'counted') this.counted(event.counters);
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
    // What was pushed while the line was down is never repeated: what is on screen is asked for once more.
    if (this.hasMissed || this.clock.now() - this.askedToConnectAt > SLOW_START) {
      this.refetchScreen.execute();
      this.chat.reconnected();
    }
    this.hasMissed = false;
    this.askedToConnectAt = Infinity;
  }

  private chatted(event: ChatEvent): void {
    this.chat.arrived(event);
    if (event.kind === 'messaged') this.tellNews.messaged(event);
  }

  private counted(counters: Extract<LiveEvent, { kind: 'counted' }>['counters']): void {
    this.counters.counted(counters);
    if (counters.likedOffers !== undefined) this.likes.serverCounted(counters.likedOffers);
  }

  private change(patch: OfferPatch): void {
    const held = this.registry.pushedIfHeld(patch);
    if (held) this.tellNews.offerChanged(...held);
  }

  /** True where the offer was not known before. */
  private list(offer: OfferPatch): boolean {
    const isNew = !this.registry.has(offer.hashId);
    this.registry.pushed(offer);
    return isNew && offer.closed !== true;
  }

  /** Nothing moves under the pointer: only a reader at the top of the unfiltered list sees new offers come in. */
  private putOnTop(hashIds: readonly HashId[]): void {
    const browse = this.lists.of('browse');
    const atTop =
      this.lists.visible === 'browse' && browse.scrollTop === 0 && !browse.isHandled && this.lists.openOffer === null;
    if (!atTop || !sameQuestion(browse.question, defaultQuestion)) return browse.offersWait(hashIds);
    for (const hashId of [...hashIds].reverse()) browse.offerAdded(hashId);
  }
}
