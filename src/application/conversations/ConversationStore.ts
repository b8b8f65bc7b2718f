import { makeAutoObservable, observable } from 'mobx';
import type { ConversationId } from '../../domain/conversations/Message';
import type { HashId } from '../../domain/offers/Offer';
import { HeldConversation } from './HeldConversation';

/** The loaded conversations, by offer. */
export class ConversationStore {
  /** The offer whose conversation should open on its page. Null once it is open. */
  wanted: HashId | null = null;
  /** The offer whose conversation is open on its page. Null if none is. */
  openOnPage: HashId | null = null;
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

  shownOnPage(offer: HashId): void {
    this.openOnPage = offer;
  }

  /** The page of another offer may show its own by now. */
  leftOnPage(offer: HashId): void {
    if (this.openOnPage === offer) this.openOnPage = null;
  }

  /** If the conversation of the first offer is open on its page, that of the second one opens on the next page. */
  followed(from: HashId, to: HashId): void {
    if (this.openOnPage === from) this.wanted = to;
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
