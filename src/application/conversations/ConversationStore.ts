import { makeAutoObservable, observable } from 'mobx';
import type { ConversationId } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import { HeldConversation } from './HeldConversation';

/** The loaded conversations, by offer. */
export class ConversationStore {
  /** The offer whose conversation should open on its page. Null once it is open. */
  wanted: HashId | null = null;
  private readonly conversations = observable.map<HashId, HeldConversation>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'conversations'>(this, { conversations: false });
  }

  openingWanted(offer: HashId): void {
    this.wanted = offer;
  }

  opened(): void {
    this.wanted = null;
  }

  get(offer: HashId): HeldConversation | undefined {
    return this.conversations.get(offer);
  }

  /** Returns the conversation of an offer and creates it if necessary. */
  of(offer: HashId): HeldConversation {
    const held = this.conversations.get(offer) ?? new HeldConversation(offer);
    this.conversations.set(offer, held);
    return held;
  }

  release(offer: HashId): void {
    this.conversations.delete(offer);
  }

  withId(id: ConversationId): HeldConversation | undefined {
    return [...this.conversations.values()].find(conversation => conversation.id === id);
  }

  get all(): readonly HeldConversation[] {
    return [...this.conversations.values()];
  }
}
