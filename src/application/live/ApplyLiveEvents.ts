import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { ChatEvents } from '../conversations/ChatEvents';
import { CounterStore } from '../notifications/CounterStore';
import { NotifyDealer } from '../notifications/NotifyDealer';
import type { ChatEvent, LiveEvent } from '../ports/LiveFeed';
import { ApplyCounters } from './ApplyCounters';
import { ApplyPushedOffers } from './ApplyPushedOffers';

/** Applies events from the live feed to the stores, one MobX action per batch. */
@injectable()
export class ApplyLiveEvents {
  constructor(
    private readonly counters: CounterStore,
    private readonly applyCounters: ApplyCounters,
    private readonly pushedOffers: ApplyPushedOffers,
    private readonly chat: ChatEvents,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  execute(events: readonly LiveEvent[]): void {
    runInAction(() => {
      const listed: HashId[] = [];
      for (const event of events) {
        if (event.kind === 'counted') this.applyCounters.execute(event.counters);
        else if (event.kind === 'offerChanged') this.pushedOffers.changed(event.offer);
        else if (event.kind === 'messaged' || event.kind === 'typing') this.chatted(event);
        else if (this.pushedOffers.listed(event.offer)) listed.unshift(event.offer.hashId);
      }
      if (listed.length > 0) this.pushedOffers.putOnTop(listed);
    });
  }

  /** Pushes were missed. The server does not replay them. */
  missed(): void {
    this.chat.reconnected();
  }

  /** A session follows one that ended on this page. The server may count other items since. */
  sessionFollowed(): void {
    runInAction(() => {
      this.counters.seenForgotten();
      this.chat.reconnected();
    });
  }

  private chatted(event: ChatEvent): void {
    this.chat.arrived(event);
    if (event.kind === 'messaged') this.notifyDealer.messaged(event);
  }
}
