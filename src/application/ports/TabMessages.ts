import type { Counters } from '../../domain/notifications/Counters';
import type { HashId, OfferId } from '../../domain/offers/Offer';
import type { Cancel } from './Clock';

/** What a tab sends to the others. They apply it only if they show the same dealer. */
export type TabMessage = { readonly dealer: string } & (
  | { readonly kind: 'liked'; readonly id: OfferId; readonly hashId: HashId; readonly isLiked: boolean }
  /** The dealer has just seen these counts. */
  | { readonly kind: 'seen'; readonly counts: Partial<Counters> }
  /** A tab has just been opened, and asks which counts the dealer has seen. */
  | { readonly kind: 'seenAsked' }
  | { readonly kind: 'seenAnswered'; readonly counts: Partial<Counters> }
);

/**
 * Messages between the tabs of this browser. Nothing is stored, a tab does not hear itself, and those of one tab keep their
 * order. A browser without channels loses them.
 */
export abstract class TabMessages {
  abstract send(message: TabMessage): void;
  abstract onMessage(callback: (message: TabMessage) => void): Cancel;
}
