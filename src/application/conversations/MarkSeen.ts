import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Conversations } from '../ports/Conversations';
import { Diagnostics } from '../ports/Diagnostics';
import { ConversationListStore } from './ConversationListStore';
import { ConversationStore } from './ConversationStore';

/** Marks a conversation that the dealer reads as seen. */
@injectable()
export class MarkSeen {
  /** Conversations that are marked when the page is visible again. */
  private readonly waiting = new Set<HashId>();

  constructor(
    private readonly conversations: Conversations,
    private readonly store: ConversationStore,
    private readonly list: ConversationListStore,
    private readonly window: BrowserWindow,
    private readonly diagnostics: Diagnostics,
  ) {}

  /** A dealer who looks at another tab has not seen the conversation. */
  get isPageVisible(): boolean {
    return !this.window.isHidden();
  }

  /** Marks the conversation now, or when the page is visible again. */
  async execute(offer: HashId): Promise<void> {
    if (!this.isPageVisible) return this.markOnceShown(offer);
    const conversation = this.store.of(offer);
    const { newest } = conversation;
    const marked = await this.conversations.markSeen(offer);
    runInAction(() => {
      if (!marked.ok) return this.failed(offer, marked.failure);
      conversation.markedSeen(newest);
      if (conversation.unread === 0) this.list.markedSeen(offer);
    });
  }

  /** The conversation is unread again. A reconnection, the next message and the next visit also mark it. */
  private failed(offer: HashId, failure: Failure): void {
    const conversation = this.store.of(offer);
    conversation.notMarkedSeen();
    if (conversation.unread > 0) this.list.notMarkedSeen(offer, conversation.unread);
    this.markOnceShown(offer);
    // The session has ended, which the next sign-in repairs.
    if (failure.reason === 'unauthorized') return;
    this.diagnostics.report({ kind: 'unexpected', where: 'conversation: seen', what: failure.reason });
  }

  private markOnceShown(offer: HashId): void {
    if (this.waiting.has(offer)) return;
    this.waiting.add(offer);
    const stopListening = this.window.onShown(() => {
      stopListening();
      this.waiting.delete(offer);
      if (this.store.get(offer)?.isBeingRead) void this.execute(offer);
    });
  }
}
