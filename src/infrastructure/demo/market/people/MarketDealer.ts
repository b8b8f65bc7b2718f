import type { SentMessage } from '../../../../application/ports/Conversations';
import type { HomeOffers, OfferListPart, OfferQuestion, OpenedOffer } from '../../../../application/ports/Offers';
import type { Conversation } from '../../../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../../../domain/conversations/ConversationSummary';
import type { Invoice } from '../../../../domain/invoices/Invoice';
import type { Counters } from '../../../../domain/notifications/Counters';
import type { OfferTab } from '../../../../domain/offers/list/OfferTab';
import type { HashId, OfferId, OfferPatch } from '../../../../domain/offers/Offer';
import type { Profile } from '../../../../domain/session/Profile';
import type { ProfileChange } from '../../../../domain/settings/ProfileChange';
import type { Failure } from '../../../../domain/shared/Failure';
import type { Money } from '../../../../domain/shared/Money';
import type { ListPage } from '../../../../domain/shared/Page';
import type { Result } from '../../../../domain/shared/Result';
import type { SellingDesk } from '../selling/SellingDesk';

/** The market from the view of one dealer. */
export interface MarketDealer {
  profile(): Profile;
  /** Refuses an invalid IBAN or image, with the field. */
  changeProfile(change: ProfileChange): Result<void, Failure>;
  changePassword(current: string, password: string): Result<void, Failure>;
  list(tab: OfferTab, question: OfferQuestion): OfferListPart;
  open(id: HashId | OfferId): OpenedOffer | null;
  placeBid(id: OfferId, amount: Money): Result<OfferPatch, Failure>;
  acceptBuyNow(id: OfferId): Result<void, Failure>;
  /** Refused if the seller does not allow it, or on a second call. */
  orderTransport(id: OfferId, note: string): Result<void, Failure>;
  /** Creates the invoice. Refused on a second call. */
  confirmPickup(id: OfferId): Result<void, Failure>;
  /** `page` starts at 1. */
  invoices(page: number): ListPage<Invoice>;
  home(): HomeOffers;
  like(id: OfferId): Result<void, Failure>;
  unlike(id: OfferId): Result<void, Failure>;
  /** Translates into the language of the dealer's profile. An unknown text is returned unchanged. */
  translate(text: string): string;
  /** `page` starts at 1. The conversation with the latest message comes first. */
  conversations(page: number): ListPage<ConversationSummary>;
  conversation(offer: HashId): Result<Conversation, Failure>;
  sendMessage(offer: HashId, body: string): Result<SentMessage, Failure>;
  markSeen(offer: HashId): Result<void, Failure>;
  counters(): Counters;
  /** Refused if the selling module is locked. */
  selling(): Result<SellingDesk, Failure>;
}
