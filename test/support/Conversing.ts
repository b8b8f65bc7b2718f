import type * as fc from 'fast-check';
import type { HeldConversation } from '../../src/application/conversations/HeldConversation';
import { SendMessage } from '../../src/application/conversations/SendMessage';
import type { Conversations } from '../../src/application/ports/Conversations';
import type { HashId } from '../../src/domain/offers/Offer';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { ScheduledLiveFeed } from './ScheduledLiveFeed';
import { settled } from './settled';
import { notedWire, onWire, scheduledWire, straightWire, type Wire } from './Wire';
import { Workplace, type WorkplaceOptions } from './Workplace';

const FRAME = 16;

/** A dealer who writes and reads messages, on in-memory adapters; the test controls the support side. */
export class Conversing {
  readonly at;
  readonly store;
  readonly list;
  readonly send;

  constructor(options: WorkplaceOptions = {}) {
    this.at = new Workplace({
      ...options,
      replaced: (twins, calls) => ({
        ...options.replaced?.(twins, calls),
        conversations: wiredConversations(twins.conversations, notedWire(calls, options.wire ?? straightWire)),
      }),
    });
    const { container } = this.at;
    this.store = this.at.conversations;
    this.list = this.at.conversationList;
    this.send = container.get(SendMessage);
  }

  held(offer: HashId): HeldConversation {
    return this.store.of(offer);
  }

  /** All messages of the conversation in order, with the state of outgoing ones. */
  said(offer: HashId): string[] {
    const { messages, outgoing } = this.held(offer);
    return [...messages.map(({ body }) => body), ...outgoing.map(({ body, delivery }) => `${body} (${delivery})`)];
  }

  /** The messages on the server. */
  served(offer: HashId): string[] {
    const conversation = this.at.dealer.conversation(offer);
    return conversation.ok ? conversation.value.messages.map(({ body }) => body) : [];
  }

  type(offer: HashId, text: string): void {
    this.at.input.type('typedMessages', offer, text || null);
  }

  /** The typed text. */
  text(offer: HashId): string {
    return this.at.input.valueOf('typedMessages', offer) ?? '';
  }

  /** Types and sends a text. */
  write(offer: HashId, text: string): Promise<void> {
    this.type(offer, text);
    return this.send.sendTyped(offer);
  }

  supportSays(offer: HashId, body: string): void {
    this.at.market.marketplace.supportAnswers(buyerEmail, offer, body);
  }

  supportTypes(offer: HashId, isTyping: boolean): void {
    this.at.market.marketplace.supportTypes(buyerEmail, offer, isTyping);
  }

  /** Offers with earlier conversations, latest first. */
  talkedAbout(): HashId[] {
    return this.at.dealer.conversations(1).rows.map(({ offerHashId }) => offerHashId);
  }

  async frame(): Promise<void> {
    await this.at.passes(FRAME);
  }
}

/** A dealer with a live connection who follows the conversations. */
export async function aConversation(options: WorkplaceOptions = {}): Promise<Conversing> {
  const conversing = new Conversing(options);
  conversing.at.followMarket.follow();
  await settled();
  await conversing.frame();
  conversing.at.calls.length = 0;
  return conversing;
}

/** From now on, calls, answers and pushes arrive in the order that the scheduler chooses. */
export async function aConversationRace(scheduler: fc.Scheduler): Promise<Conversing> {
  let current: Wire = straightWire;
  const conversing = await aConversation({
    offers: 24,
    wire: (call, ask) => current(call, ask),
    feedThrough: (_, twins) => new ScheduledLiveFeed(twins, scheduler),
  });
  await scheduler.waitIdle();
  current = scheduledWire(scheduler);
  return conversing;
}

export const wiredConversations = (port: Conversations, wire: Wire) =>
  onWire(port, wire, {
    list: page => `conversations ${page}`,
    byHashId: offer => `conversation ${offer}`,
    send: (offer, body) => `send ${offer} ${body}`,
    markSeen: offer => `seen ${offer}`,
  });
