import type { SentMessage } from '../../src/application/ports/Conversations';
import type { HomeOffers, OfferListPart, OfferQuestion, OpenedOffer } from '../../src/application/ports/Offers';
import type { Conversation } from '../../src/domain/conversations/Conversation';
import type { ConversationSummary } from '../../src/domain/conversations/ConversationSummary';
import type { ConversationId, Message } from '../../src/domain/conversations/Message';
import type { Invoice, InvoiceId } from '../../src/domain/invoices/Invoice';
import { noCounters } from '../../src/domain/notifications/Counters';
import type { OfferTab } from '../../src/domain/offers/list/OfferTab';
import { type HashId, mergeOffer, type Offer, type OfferId } from '../../src/domain/offers/Offer';
import type { Profile } from '../../src/domain/session/Profile';
import type { ProfileChange } from '../../src/domain/settings/ProfileChange';
import type { Failure } from '../../src/domain/shared/Failure';
import { euros, type Money } from '../../src/domain/shared/Money';
import type { ListPage } from '../../src/domain/shared/Page';
import { failed, type Result, success } from '../../src/domain/shared/Result';
import type { MarketDealer } from '../../src/infrastructure/demo/market/people/MarketDealer';
import { SellingBooks } from '../../src/infrastructure/demo/market/selling/SellingBooks';
import { SellingDesk } from '../../src/infrastructure/demo/market/selling/SellingDesk';

/** A dealer of a market with one offer who records each call, so that a test can check what the API understood. */
export class ScriptedDealer implements MarketDealer {
  readonly asked: unknown[] = [];
  readonly books = new SellingBooks();
  refusal: Failure | null = null;
  offer: Offer = mergeOffer(undefined, {
    id: 101 as OfferId,
    hashId: 'MB-7F3K2' as HashId,
    label1: 'BMW R 1250 GS',
    highestBid: euros(8450.5),
    buyNowPrice: euros(9900),
    publishedAt: Date.UTC(2026, 10, 19, 8, 30, 0, 250),
  });

  message: Message = {
    id: 31,
    conversationId: 7 as ConversationId,
    author: 'support',
    body: 'Gern',
    avatar: null,
    createdAt: Date.UTC(2026, 10, 19, 14, 3),
  };
  summary: ConversationSummary = {
    id: 7 as ConversationId,
    offerHashId: 'MB-7F3K2' as HashId,
    label1: 'BMW R 1250 GS',
    label2: '',
    photo: null,
    isSeen: false,
    unread: 1,
    updatedAt: '2026-11-19 14:03',
  };

  profile(): Profile {
    const named = { email: 'Buyer@paddock.example', firstName: 'Ada', lastName: 'Horn', nickname: '' };
    const reached = { phone: '', secondPhone: '', street: '', zipCode: '', place: '', companyAddress: '' };
    const firm = { companyName: 'Horn GmbH', ftin: '', iban: '', avatarAddress: null, language: 'de' } as const;
    return {
      dealer: { id: 7, ...named, ...reached, ...firm, testAccess: false, sellModuleUnlocked: true },
      minimumAppVersion: '2.0.0',
      notificationPermissions: {
        higherBid: true,
        adminMessage: false,
        soldVehicle: false,
        buyNowAll: false,
        buyNowBid: true,
        buyNowLiked: false,
        offerRejected: false,
        newOffers: false,
      },
    };
  }

  changeProfile(change: ProfileChange): Result<void, Failure> {
    this.asked.push({ change });
    return this.refusal ? failed(this.refusal) : success(undefined);
  }

  changePassword(current: string, password: string): Result<void, Failure> {
    this.asked.push({ current, password });
    return this.refusal ? failed(this.refusal) : success(undefined);
  }

  list(tab: OfferTab, question: OfferQuestion): OfferListPart {
    this.asked.push({ tab, ...question });
    return { offers: [this.offer], totalPages: 1, totalCount: 1, limit: 20, availableCountries: ['DE'] };
  }

  open(id: HashId | OfferId): OpenedOffer | null {
    this.asked.push({ open: id });
    if (id !== this.offer.hashId && id !== this.offer.id) return null;
    const where = { latitude: 48.1, longitude: 11.6, zipCode: '80331', place: 'München', countryCode: 'DE' };
    const photo = {
      id: 1,
      address: 'http://a.example/1.svg',
      thumbnail: 'http://a.example/t.svg',
      size: { width: 960, height: 720 },
    };
    const told = { financed: false, mobileSearchAddress: null, comments: 'Gepflegt' };
    const vehicle = { vehicleType: 'Motorbike', engineCapacity: 1254, frontTire: '75%' } as const;
    return { offer: this.offer, detail: { hashId: this.offer.hashId, photos: [photo], vehicle, ...where, ...told } };
  }

  placeBid(id: OfferId, amount: Money): Result<Offer, Failure> {
    return this.told({ bid: id, amount }, this.offer);
  }

  acceptBuyNow(id: OfferId): Result<void, Failure> {
    return this.told({ buyNow: id }, undefined);
  }

  orderTransport(id: OfferId, note: string): Result<void, Failure> {
    return this.told({ transport: id, note }, undefined);
  }

  confirmPickup(id: OfferId): Result<void, Failure> {
    return this.told({ pickup: id }, undefined);
  }

  invoices(page: number): ListPage<Invoice> {
    this.asked.push({ invoices: page });
    const { hashId, label1, label2, photo, vehicleType } = this.offer;
    const paper = { id: 5_000_001 as InvoiceId, displayNumber: '2026/000001', file: 'http://a.example/1.pdf' };
    const invoice = { ...paper, offer: hashId, label1, label2, photo, vehicleType, finalPrice: euros(9900) };
    return { rows: [invoice], totalPages: 1, totalCount: 1 };
  }

  home(): HomeOffers {
    return { Motorbike: [this.offer], Camper: [], AgriculturalMachine: [] };
  }

  like(id: OfferId): Result<void, Failure> {
    return this.told({ like: id }, undefined);
  }

  unlike(id: OfferId): Result<void, Failure> {
    return this.told({ unlike: id }, undefined);
  }

  translate(text: string): string {
    return `${text} (translated)`;
  }

  conversations(page: number): ListPage<ConversationSummary> {
    this.asked.push({ conversations: page });
    return { rows: [this.summary], totalPages: 1, totalCount: 1 };
  }

  conversation(offer: HashId): Result<Conversation, Failure> {
    const { id, offerHashId } = this.summary;
    return this.told({ conversation: offer }, { id, offerHashId, messages: [this.message], unread: 1 });
  }

  sendMessage(offer: HashId, body: string): Result<SentMessage, Failure> {
    const message: Message = { ...this.message, id: 32, author: 'dealer', body };
    return this.told({ message: body, offer }, { conversationId: message.conversationId, message });
  }

  markSeen(offer: HashId): Result<void, Failure> {
    return this.told({ seen: offer }, undefined);
  }

  counters() {
    return noCounters;
  }

  selling(): Result<SellingDesk, Failure> {
    return this.refusal ? failed(this.refusal) : success(new SellingDesk('seller@paddock.example', this.books, 'en'));
  }

  private told<Value>(asked: unknown, value: Value): Result<Value, Failure> {
    this.asked.push(asked);
    return this.refusal ? failed(this.refusal) : success(value);
  }
}
