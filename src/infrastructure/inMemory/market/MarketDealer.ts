import type { ConversationPage, SentMessage } from '../../../application/ports/Conversations';
import type { InvoicePage } from '../../../application/ports/Invoices';
import type { HomeOffers, OfferPage, OfferQuestion, OpenedOffer } from '../../../application/ports/Offers';
import type { Conversation } from '../../../domain/conversations/Conversation';
import type { Counters } from '../../../domain/notifications/Counters';
import type { HashId, OfferId, OfferPatch } from '../../../domain/offers/Offer';
import type { OfferTab } from '../../../domain/offers/OfferTab';
import type { Profile } from '../../../domain/session/Profile';
import type { ProfileChange } from '../../../domain/settings/ProfileChange';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import type { Result } from '../../../domain/shared/Result';
import type { SellingDesk } from './selling/SellingDesk';

/** The marketplace as one dealer meets it. */
export interface MarketDealer {
  profile(): Profile;
  /** Refuses what is no IBAN and no image, by field. */
  changeProfile(change: ProfileChange): Result<void, Failure>;
  changePassword(current: string, password: string): Result<void, Failure>;
  list(tab: OfferTab, question: OfferQuestion): OfferPage;
  open(id: HashId | OfferId): OpenedOffer | null;
  placeBid(id: OfferId, amount: Money): Result<OfferPatch, Failure>;
  acceptBuyNow(id: OfferId): Result<void, Failure>;
  /** Only where the seller's side allows for it, and once. */
  orderTransport(id: OfferId, note: string): Result<void, Failure>;
  /** Once; the invoice is written upon it. */
  confirmPickup(id: OfferId): Result<void, Failure>;
  /** From 1. */
  invoices(page: number): InvoicePage;
  home(): HomeOffers;
  like(id: OfferId): Result<void, Failure>;
  unlike(id: OfferId): Result<void, Failure>;
  /** Into the language of the dealer's profile; a text nobody here can translate comes back as it is. */
  translate(text: string): string;
  /** From 1; the one that was written in last comes first. */
  conversations(page: number): ConversationPage;
  conversation(offer: HashId): Result<Conversation, Failure>;
  sendMessage(offer: HashId, body: string): Result<SentMessage, Failure>;
  markSeen(offer: HashId): Result<void, Failure>;
  counters(): Counters;
  /** Refused where the sell module is locked. */
  selling(): Result<SellingDesk, Failure>;
}
