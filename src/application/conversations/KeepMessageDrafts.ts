import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { type Cancel, Clock } from '../ports/Clock';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { ConversationStore } from './ConversationStore';
import type { HeldConversation, Unsent } from './HeldConversation';

const placeOf = (offer: HashId): string => `message ${offer}`;
/** Milliseconds: a keystroke is not worth a write of its own. */
const PAUSE = 300;

/** What was typed, and what was sent and is not known to have arrived, outlives a reload. */
@injectable()
export class KeepMessageDrafts {
  private readonly waiting = new Map<HashId, Cancel>();
  private readonly restored = new Map<HashId, Promise<void>>();

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ConversationStore) private readonly store: ConversationStore,
  ) {}

  typed(offer: HashId, text: string): void {
    this.store.hold(offer).typed(text);
    this.waiting.get(offer)?.();
    this.waiting.set(
      offer,
      this.clock.after(PAUSE, () => this.keep(offer)),
    );
  }

  keep(offer: HashId): void {
    this.waiting.get(offer)?.();
    this.waiting.delete(offer);
    const { text, outgoing } = this.store.hold(offer);
    // A draft kept while the dealer leaves would outlive the removal of their data.
    if (!this.session.dealer || this.session.leaving) return;
    const unsent = outgoing.filter(({ delivery }) => delivery !== 'sent').map(({ body, after }) => ({ body, after }));
    const { draftsKey } = this.session;
    if (text === '' && unsent.length === 0) void this.drafts.discard(draftsKey, placeOf(offer));
    else void this.drafts.keep(draftsKey, placeOf(offer), { text, unsent });
  }

  /** Once for each conversation, before it is fetched for the first time: what has arrived after all is found then. */
  restore(offer: HashId): Promise<void> {
    const restored = this.restored.get(offer) ?? this.read(this.store.hold(offer));
    this.restored.set(offer, restored);
    return restored;
  }

  /** The conversation is held no more: where it is again, what was kept of it is read again. */
  release(offer: HashId): void {
    if (this.waiting.has(offer)) this.keep(offer);
    this.restored.delete(offer);
  }

  private async read(conversation: HeldConversation): Promise<void> {
    const kept = await this.drafts.read(this.session.draftsKey, placeOf(conversation.offerHashId));
    if (typeof kept !== 'object' || kept === null) return;
    const text = 'text' in kept && typeof kept.text === 'string' ? kept.text : '';
    const unsent = 'unsent' in kept && Array.isArray(kept.unsent) ? kept.unsent.filter(isUnsent) : [];
    conversation.restored(text, unsent);
  }
}

function isUnsent(kept: unknown): kept is Unsent {
  if (typeof kept !== 'object' || kept === null || !('body' in kept) || !('after' in kept)) return false;
  return typeof kept.body === 'string' && typeof kept.after === 'number';
}
