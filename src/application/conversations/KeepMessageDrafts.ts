import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { DealerDrafts } from '../drafts/DealerDrafts';
import type { Cancel } from '../ports/Clock';
import { ConversationStore } from './ConversationStore';
import type { HeldConversation, Unsent } from './HeldConversation';

const PLACES = 'message ';
const keyOf = (offer: HashId): string => PLACES + offer;

/**
 * Stores typed text, and sent messages that are not known to have arrived. Both survive a reload. Other tabs show the
 * text.
 */
@injectable()
export class KeepMessageDrafts {
  private readonly restored = new Map<HashId, Promise<void>>();
  private following: Cancel | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(ConversationStore) private readonly store: ConversationStore,
  ) {}

  typed(offer: HashId, text: string): void {
    this.store.hold(offer).typed(text);
    this.drafts.keepSoon(keyOf(offer), () => this.draftOf(offer));
  }

  keep(offer: HashId): void {
    void this.drafts.keep(keyOf(offer), this.draftOf(offer));
  }

  /** Runs once per conversation, before its first fetch, so that the fetch can find messages that arrived after all. */
  restore(offer: HashId): Promise<void> {
    this.following ??= this.drafts.follow(PLACES, (changed, draft) => {
      this.store.get(changed as HashId)?.typed(textOf(draft));
    });
    const restored = this.restored.get(offer) ?? this.read(this.store.hold(offer));
    this.restored.set(offer, restored);
    return restored;
  }

  /** The conversation is dropped from memory. Its drafts are read again when it is opened again. */
  release(offer: HashId): void {
    if (this.drafts.isScheduled(keyOf(offer))) this.keep(offer);
    this.restored.delete(offer);
  }

  private draftOf(offer: HashId) {
    const { text, outgoing } = this.store.hold(offer);
    const unsent = outgoing
      .filter(({ delivery }) => delivery !== 'sent')
      .map(({ body, after, delivery }): Unsent => ({ body, after, isRefused: delivery === 'notSent' }));
    return text === '' && unsent.length === 0 ? null : { text, unsent };
  }

  private async read(conversation: HeldConversation): Promise<void> {
    const kept = await this.drafts.read(keyOf(conversation.offerHashId));
    if (typeof kept !== 'object' || kept === null) return;
    const unsent = 'unsent' in kept && Array.isArray(kept.unsent) ? kept.unsent.flatMap(readUnsent) : [];
    conversation.restored(textOf(kept), unsent);
  }
}

function textOf(kept: unknown): string {
  const isText = typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string';
  return isText ? (kept.text as string) : '';
}

function readUnsent(kept: unknown): Unsent[] {
  if (typeof kept !== 'object' || kept === null || !('body' in kept) || !('after' in kept)) return [];
  const { body, after } = kept;
  if (typeof body !== 'string' || typeof after !== 'number') return [];
  return [{ body, after, isRefused: 'isRefused' in kept && kept.isRefused === true }];
}
