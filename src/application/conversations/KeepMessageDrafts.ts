import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { DealerDrafts } from '../drafts/DealerDrafts';
import type { Cancel } from '../ports/Clock';
import { ConversationStore } from './ConversationStore';
import type { Unsent } from './HeldConversation';

const TEXT = 'message ';
const UNSENT = 'unsentMessage ';
const textKey = (offer: HashId) => `${TEXT}${offer}` as const;
const unsentPrefix = (offer: HashId) => `${UNSENT}${offer} ` as const;

/**
 * Stores typed text, and sent messages that are not known to have arrived. Both survive a reload. Other tabs show the
 * text. Each message has its own draft, because tabs may send different messages about the same offer.
 */
@injectable()
export class KeepMessageDrafts {
  private readonly restored = new Map<HashId, Promise<void>>();
  /** The keys of the stored messages of each conversation. */
  private readonly stored = new Map<HashId, readonly number[]>();
  private following: Cancel | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(ConversationStore) private readonly store: ConversationStore,
  ) {}

  typed(offer: HashId, text: string): void {
    this.store.hold(offer).typed(text);
    this.drafts.keepSoon(textKey(offer), () => this.textDraft(offer));
  }

  keepText(offer: HashId): void {
    void this.drafts.keep(textKey(offer), this.textDraft(offer));
  }

  keepUnsent(offer: HashId): void {
    const unsent = this.store.hold(offer).outgoing.filter(({ delivery }) => delivery !== 'sent');
    const drafts = new Map<number, object | null>(this.stored.get(offer)?.map(key => [key, null]));
    for (const { key, body, after, delivery } of unsent) {
      drafts.set(key, { body, after, isRefused: delivery === 'notSent' });
    }
    for (const [key, draft] of drafts) void this.drafts.keep(`${unsentPrefix(offer)}${key}`, draft);
    this.stored.set(
      offer,
      unsent.map(({ key }) => key),
    );
  }

  /** Runs once per conversation, before its first fetch, so that the fetch can find messages that arrived after all. */
  restore(offer: HashId): Promise<void> {
    this.following ??= this.drafts.follow(TEXT, (changed, draft) => {
      this.store.get(changed as HashId)?.typed(readText(draft));
    });
    const restored = this.restored.get(offer) ?? this.read(offer);
    this.restored.set(offer, restored);
    return restored;
  }

  /** The conversation is dropped from memory. Its drafts are read again when it is opened again. */
  release(offer: HashId): void {
    if (this.drafts.isScheduled(textKey(offer))) this.keepText(offer);
    this.restored.delete(offer);
    this.stored.delete(offer);
  }

  private textDraft(offer: HashId): object | null {
    const { text } = this.store.hold(offer);
    return text === '' ? null : { text };
  }

  private async read(offer: HashId): Promise<void> {
    const conversation = this.store.hold(offer);
    const text = await this.drafts.read(textKey(offer));
    const unsent = [...(await this.drafts.readAll(unsentPrefix(offer)))].flatMap(([key, kept]) =>
      readUnsent(Number(key), kept),
    );
    this.stored.set(
      offer,
      unsent.map(({ key }) => key),
    );
    conversation.restored(readText(text), unsent);
    if (conversation.text !== '') this.drafts.restored(textKey(offer), text);
  }
}

function readText(kept: unknown): string {
  const isText = typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string';
  return isText ? (kept.text as string) : '';
}

function readUnsent(key: number, kept: unknown): Unsent[] {
  if (!Number.isSafeInteger(key) || typeof kept !== 'object' || kept === null) return [];
  const { body, after, isRefused } = kept as Partial<Record<string, unknown>>;
  if (typeof body !== 'string' || typeof after !== 'number') return [];
  return [{ key, body, after, isRefused: isRefused === true }];
}
