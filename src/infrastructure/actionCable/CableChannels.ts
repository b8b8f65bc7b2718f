import type { Consumer } from '@rails/actioncable';
import * as v from 'valibot';
import type { Cancel, Clock } from '../../application/ports/Clock';
import type { Diagnostics } from '../../application/ports/Diagnostics';
import type { ChatEvent, LiveEvent } from '../../application/ports/LiveFeed';
import { authorOf, type ConversationId } from '../../domain/conversations/Message';
import type { Counters } from '../../domain/notifications/Counters';
import { SECOND } from '../../domain/shared/Instant';
import { failed, success } from '../../domain/shared/Result';
import { ConversationElementJson, MessageJson, toMessage, toSummary } from '../http/json/MessageJson';
import { readOfferAnswer } from '../http/json/offers/OfferJson';
import type { JsonReader } from '../http/json/reading/JsonReader';
import { id } from '../http/json/reading/numbers';
import { optional } from '../http/json/reading/optional';
import { readShape } from '../http/json/reading/readShape';

const CountersJson = v.object({
  purchase_module: v.nullish(
    v.object({
      overall: optional.number,
      invoices: optional.number,
      in_realization: optional.number,
      messages: optional.number,
      bets: optional.number,
    }),
  ),
  sell_module: v.nullish(v.object({ overall: optional.number })),
  liked_offers: optional.number,
});

type CountersJson = v.InferOutput<typeof CountersJson>;

/** Reads any part of the counters. Keys that the message leaves out are absent. */
export const readCounters: JsonReader<Partial<Counters>> = (json, drop) => {
  const parsed = readShape(CountersJson, json, drop);
  return parsed.ok ? success(toCounters(parsed.value)) : parsed;
};

function toCounters(json: CountersJson): Partial<Counters> {
  return {
    ...counter('purchases', json.purchase_module?.overall),
    ...counter('invoices', json.purchase_module?.invoices),
    ...counter('inRealization', json.purchase_module?.in_realization),
    ...counter('messages', json.purchase_module?.messages),
    ...counter('bids', json.purchase_module?.bets),
    ...counter('sales', json.sell_module?.overall),
    ...counter('likedOffers', json.liked_offers),
  };
}

const counter = (name: keyof Counters, value: number | null | undefined): Partial<Counters> =>
  typeof value === 'number' ? { [name]: value } : {};

const MessagedJson = v.object({
  author: optional.text,
  message: MessageJson,
  conversation_list_element: v.nullish(ConversationElementJson),
});

const TypingJson = v.object({
  author: optional.text,
  conversation_id: id,
  start_typing_at: optional.text,
});

/** The channel carries two kinds of events. Only a message event has a `message` key. */
export const readChat: JsonReader<ChatEvent> = (json, drop) => {
  if (!hasMessage(json)) {
    const typing = readShape(TypingJson, json, drop);
    if (!typing.ok) return typing;
    const { author, conversation_id, start_typing_at } = typing.value;
    return success({
      kind: 'typing',
      author: authorOf(author),
      conversationId: conversation_id as ConversationId,
      isTyping: typeof start_typing_at === 'string',
    });
  }
  const messaged = readShape(MessagedJson, json, drop);
  if (!messaged.ok) return messaged;
  const { author, message, conversation_list_element: element } = messaged.value;
  const conversation = message.conversation_id ?? element?.id;
  if (conversation === undefined) return failed('message.conversation_id');
  return success({
    kind: 'messaged',
    message: toMessage({ ...message, author: message.author ?? author }, conversation as ConversationId),
    conversation: element ? toSummary(element) : null,
  });
};

const hasMessage = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'message' in json && json.message !== null && json.message !== undefined;

interface CableChannelsOptions {
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  /**
   * Called once every channel has answered, or some have not for two seconds, and again if one of those answers later. Data
   * fetched after this call misses no push of the channels that have answered.
   */
  readonly settled: () => void;
  /** Called when the server rejects another channel for the first time. The connection is to be opened again. */
  readonly rejected: () => void;
}

/** The channels to subscribe to, with the reader for their messages. */
const readers: ReadonlyMap<string, JsonReader<LiveEvent>> = new Map([
  ['DealerOffersChannel', eventReader(readOfferAnswer, offer => ({ kind: 'offerListed', offer }))],
  ['BetsChannel', eventReader(readOfferAnswer, offer => ({ kind: 'offerChanged', offer }))],
  ['InAppNotificationsChannel', eventReader(readCounters, counters => ({ kind: 'counted', counters }))],
  ['ChatChannel', readChat],
]);

/** The server sends no answer at all for an unknown channel. */
const ANSWERS_AT_LATEST = 2 * SECOND;

export class CableChannels {
  private readonly subscribed = new Set<string>();
  private unanswered = new Set<string>();
  /**
   * The connection was opened again for these rejected channels. Until all channels are accepted, they are left out if they
   * are rejected again.
   */
  private readonly repeated = new Set<string>();
  private isReopening = false;
  private arrived: LiveEvent[] = [];
  private cancelWait: Cancel = () => undefined;

  constructor(private readonly options: CableChannelsOptions) {}

  /**
   * Call before each opening of the socket, because the library sends all subscriptions when the server's welcome
   * arrives. Existing subscriptions are kept, and a rejected one is created again.
   */
  subscribe(consumer: Consumer): void {
    this.isReopening = false;
    this.unanswered = new Set(readers.keys());
    for (const [channel, read] of readers) {
      if (this.subscribed.has(channel)) continue;
      this.subscribed.add(channel);
      consumer.subscriptions.create(channel, {
        connected: () => this.accepted(channel),
        rejected: () => this.rejected(channel),
        received: (message: unknown) => this.received(channel, message, read),
      });
    }
  }

  /** Returns the events that arrived since the last call. */
  take(): readonly LiveEvent[] {
    const { arrived } = this;
    this.arrived = [];
    return arrived;
  }

  /** The socket is closed, so no channel will answer. */
  socketClosed(): void {
    this.cancelWait();
  }

  private accepted(channel: string): void {
    this.answered(channel);
    if (this.unanswered.size === 0 && this.subscribed.size === readers.size) this.repeated.clear();
  }

  private answered(channel: string): void {
    if (!this.unanswered.delete(channel)) return;
    this.cancelWait();
    if (this.unanswered.size === 0) return this.options.settled();
    this.cancelWait = this.options.clock.after(ANSWERS_AT_LATEST, this.options.settled);
  }

  private rejected(channel: string): void {
    this.subscribed.delete(channel);
    this.options.diagnostics.report({ kind: 'unexpected', where: channel, what: 'The subscription was rejected.' });
    if (this.repeated.has(channel)) return this.answered(channel);
    this.repeated.add(channel);
    if (this.isReopening) return;
    this.isReopening = true;
    this.options.rejected();
  }

  private received(channel: string, message: unknown, read: JsonReader<LiveEvent>): void {
    const { diagnostics } = this.options;
    const event = read(message, what => diagnostics.report({ kind: 'elementDropped', where: channel, what }));
    if (event.ok) this.arrived.push(event.value);
    else diagnostics.report({ kind: 'pushUnreadable', where: channel, what: event.failure || 'message' });
  }
}

function eventReader<Value>(read: JsonReader<Value>, toEvent: (value: Value) => LiveEvent): JsonReader<LiveEvent> {
  return (json, drop) => {
    const value = read(json, drop);
    return value.ok ? success(toEvent(value.value)) : value;
  };
}
