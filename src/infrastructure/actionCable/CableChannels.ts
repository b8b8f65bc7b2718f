import type { Consumer } from '@rails/actioncable';
import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import type { LiveEvent } from '../../application/ports/LiveFeed';
import { SECOND } from '../../domain/shared/Instant';
import { success } from '../../domain/shared/Result';
import { readChat } from '../http/json/ChatJson';
import { readCounters } from '../http/json/CountersJson';
import type { JsonReader } from '../http/json/JsonReader';
import { readOfferAnswer } from '../http/json/OfferAnswerJson';

interface CableChannelsOptions {
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  /** Every channel has answered: what is fetched from now on misses no push. */
  readonly settled: () => void;
}

/** What is listened to, and what a message there means. */
const readers: ReadonlyMap<string, JsonReader<LiveEvent>> = new Map([
  ['DealerOffersChannel', meaning(readOfferAnswer, offer => ({ kind: 'offerListed', offer }))],
  ['BetsChannel', meaning(readOfferAnswer, offer => ({ kind: 'offerChanged', offer }))],
  ['InAppNotificationsChannel', meaning(readCounters, counters => ({ kind: 'counted', counters }))],
  ['ChatChannel', readChat],
]);

/** A server says nothing at all to a channel that it does not know. */
const ANSWERS_AT_LATEST = 2 * SECOND;

export class CableChannels {
  private readonly subscribed = new Set<string>();
  private unanswered = new Set<string>();
  private arrived: LiveEvent[] = [];
  private cancelWait: Cancel = () => undefined;

  constructor(private readonly options: CableChannelsOptions) {}

  /**
   * Before each opening of the socket: the library then sends every subscription once, on the welcome. Those it holds
   * stay; one that was rejected gets another chance.
   */
  subscribe(consumer: Consumer): void {
    this.unanswered = new Set(readers.keys());
    for (const [channel, read] of readers) {
      if (this.subscribed.has(channel)) continue;
      this.subscribed.add(channel);
      consumer.subscriptions.create(channel, {
        connected: () => this.answered(channel),
        rejected: () => this.rejected(channel),
        received: (message: unknown) => this.received(channel, message, read),
      });
    }
  }

  /** What has arrived since the last time. */
  take(): readonly LiveEvent[] {
    const { arrived } = this;
    this.arrived = [];
    return arrived;
  }

  /** The socket is gone: nobody answers any more. */
  hungUp(): void {
    this.cancelWait();
  }

  private answered(channel: string): void {
    this.unanswered.delete(channel);
    this.cancelWait();
    if (this.unanswered.size === 0) return this.options.settled();
    this.cancelWait = this.options.clock.after(ANSWERS_AT_LATEST, this.options.settled);
  }

  private rejected(channel: string): void {
    this.subscribed.delete(channel);
    this.options.diagnostics.report({ kind: 'unexpected', where: channel, what: 'The subscription was rejected.' });
    this.answered(channel);
  }

  private received(channel: string, message: unknown, read: JsonReader<LiveEvent>): void {
    const { diagnostics } = this.options;
    const event = read(message, what => diagnostics.report({ kind: 'elementDropped', where: channel, what }));
    if (event.ok) this.arrived.push(event.value);
    else diagnostics.report({ kind: 'pushUnreadable', where: channel, what: event.failure || 'message' });
  }
}

function meaning<Value>(read: JsonReader<Value>, toEvent: (value: Value) => LiveEvent): JsonReader<LiveEvent> {
  return (json, drop) => {
    const value = read(json, drop);
    return value.ok ? success(toEvent(value.value)) : value;
  };
}
