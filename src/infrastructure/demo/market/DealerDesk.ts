import type { Clock } from '../../../application/ports/Clock';
import type { SentMessage } from '../../../application/ports/Conversations';
import type { HomeOffers, OfferListPart, OfferQuestion, OpenedOffer } from '../../../application/ports/Offers';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import type { Conversation } from '../../../domain/conversations/Conversation';
import type { ConversationSummary } from '../../../domain/conversations/ConversationSummary';
import { messageBody } from '../../../domain/conversations/Message';
import type { Invoice } from '../../../domain/invoices/Invoice';
import type { Counters } from '../../../domain/notifications/Counters';
import { noFilters } from '../../../domain/offers/list/BrowseFilters';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { HashId, OfferId, OfferPatch } from '../../../domain/offers/Offer';
import type { VehicleType } from '../../../domain/offers/vehicle/VehicleType';
import type { Profile } from '../../../domain/session/Profile';
import type { ProfileChange } from '../../../domain/settings/ProfileChange';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';
import type { ListPage } from '../../../domain/shared/Page';
import { failed, type Result, success } from '../../../domain/shared/Result';
import { conversationOf, conversationPage } from './conversations/conversationOf';
import { countersOf } from './countersOf';
import { invoicePage } from './invoicePage';
import { offerPage } from './offers/offerPage';
import { dealerRow, offerDetail } from './offers/offerRow';
import { translated } from './offers/sellerComments';
import { yardPhotos } from './offers/yardPhotos';
import type { MarketDealer } from './people/MarketDealer';
import type { People } from './people/People';
import type { SellingBooks } from './selling/SellingBooks';
import { SellingDesk } from './selling/SellingDesk';
import { refused } from './trading/refused';
import type { Stock } from './trading/Stock';
import type { TradingFloor } from './trading/TradingFloor';
import type { DealRecord, TradingRecord } from './trading/TradingRecord';

/** Called after an action of the dealer, with the index of the offer. */
interface Aftermath {
  bid(index: number): void;
  written(index: number): void;
  pickedUp(index: number): void;
}

/** The actions of one dealer. Checks and refuses invalid ones before TradingFloor applies them. */
export class DealerDesk implements MarketDealer {
  constructor(
    private readonly email: string,
    private readonly people: People,
    private readonly floor: TradingFloor,
    private readonly books: SellingBooks,
    private readonly clock: Clock,
    private readonly after: Aftermath,
  ) {}

  profile(): Profile {
    return this.people.profile(this.email);
  }

  changeProfile(change: ProfileChange): Result<void, Failure> {
    return this.people.change(this.email, change);
  }

  changePassword(current: string, password: string): Result<void, Failure> {
    return this.people.changePassword(this.email, current, password);
  }

  list(tab: OfferTab, question: OfferQuestion): OfferListPart {
    return offerPage(this.floor.stock, this.book, tab, question);
  }

  open(id: HashId | OfferId): OpenedOffer | null {
    const { stock } = this.floor;
    const index = stock.find(id);
    if (index === null) return null;
    // Offers published later are stored only with such a change. Without it, the address of this offer would be invalid
    // after a reload.
    if (stock.isPublishedLater(index)) this.floor.worthKeeping();
    const detail = offerDetail(stock, index);
    const photos = this.book.deals.has(index) ? [...detail.photos, ...yardPhotos(stock, index, detail)] : detail.photos;
    return { offer: dealerRow(stock, this.book, index), detail: { ...detail, photos } };
  }

  placeBid(id: OfferId, amount: Money): Result<OfferPatch, Failure> {
    const open = this.openIndex(id);
    if (!open.ok) return open;
    const minimum = minimumBid(this.floor.stock.state(open.value).highestBid);
    if (!Number.isInteger(amount) || amount < minimum) {
      return refused('offerTooLow', this.language, { amount: minimum });
    }
    this.floor.bid(open.value, amount, this.email);
    this.after.bid(open.value);
    return success(dealerRow(this.floor.stock, this.book, open.value));
  }

  acceptBuyNow(id: OfferId): Result<void, Failure> {
    const open = this.openIndex(id);
    if (!open.ok) return open;
    const fixedPrice = this.floor.stock.fixedPrice(open.value);
    if (fixedPrice === 0) return refused('noFixedPrice', this.language);
    this.floor.sell(open.value, fixedPrice, this.email, this.clock.now());
    return success(undefined);
  }

  orderTransport(id: OfferId, note: string): Result<void, Failure> {
    const running = this.runningDeal(id);
    if (!running.ok) return running;
    const { index, deal } = running.value;
    if (!deal.easyTransportEnabled) return refused('noTransport', this.language);
    if (deal.speditionArranged) return refused('transportOrdered', this.language);
    this.floor.dealMoves(index, this.email, { speditionArranged: true, transportNote: note });
    return success(undefined);
  }

  confirmPickup(id: OfferId): Result<void, Failure> {
    const running = this.runningDeal(id);
    if (!running.ok) return running;
    const { index } = running.value;
    this.floor.dealMoves(index, this.email, { vehiclePickedUp: true, invoiceCreated: true });
    this.after.pickedUp(index);
    return success(undefined);
  }

  invoices(page: number): ListPage<Invoice> {
    return invoicePage(this.floor.stock, this.book, page);
  }

  home(): HomeOffers {
    return homeOffers(this.floor.stock, this.book);
  }

  like(id: OfferId): Result<void, Failure> {
    return this.at(id, index => success(this.floor.like(index, this.email)));
  }

  unlike(id: OfferId): Result<void, Failure> {
    return this.at(id, index => success(this.floor.unlike(index, this.email)));
  }

  translate(text: string): string {
    return translated(text, this.language);
  }

  conversations(page: number): ListPage<ConversationSummary> {
    return conversationPage(this.floor.stock, this.book, page);
  }

  conversation(offer: HashId): Result<Conversation, Failure> {
    return this.at(offer, index => success(conversationOf(this.floor.stock, this.book, index)));
  }

  sendMessage(offer: HashId, text: string): Result<SentMessage, Failure> {
    return this.at(offer, index => {
      const body = messageBody(text);
      if (body === null) return refused('blankMessage', this.language);
      const message = this.floor.message(index, this.email, { author: 'dealer', body, at: this.clock.now() });
      this.after.written(index);
      return success({ conversationId: message.conversationId, message });
    });
  }

  markSeen(offer: HashId): Result<void, Failure> {
    return this.at(offer, index => success(this.floor.messagesSeen(index, this.email)));
  }

  counters(): Counters {
    return countersOf(this.floor.stock, this.email, this.book);
  }

  selling(): Result<SellingDesk, Failure> {
    if (!this.dealer.sellModuleUnlocked) return refused('sellModuleLocked', this.language, { status: 403 });
    return success(new SellingDesk(this.email, this.books, this.language));
  }

  private get dealer() {
    return this.profile().dealer;
  }

  private get language() {
    return this.dealer.language;
  }

  private get book() {
    return this.floor.book(this.email);
  }

  /** A deal whose vehicle has not been picked up. */
  private runningDeal(id: OfferId): Result<{ readonly index: number; readonly deal: DealRecord }, Failure> {
    const index = this.floor.stock.find(id);
    const deal = index === null ? undefined : this.book.deals.get(index);
    if (index === null || deal === undefined) return failed({ reason: 'notFound' });
    if (deal.vehiclePickedUp) return refused('pickedUp', this.language);
    return success({ index, deal });
  }

  /** An open offer, if this dealer may spend money. */
  private openIndex(id: OfferId): Result<number, Failure> {
    if (this.dealer.testAccess) return refused('testAccess', this.language, { status: 403 });
    const { stock } = this.floor;
    return this.at(id, index => (stock.isOpen(index) ? success(index) : refused('offerClosed', this.language)));
  }

  private at<Value>(id: HashId | OfferId, act: (index: number) => Result<Value, Failure>): Result<Value, Failure> {
    const index = this.floor.stock.find(id);
    return index === null ? failed({ reason: 'notFound' }) : act(index);
  }
}

/** The number of offers per vehicle type on the landing page. */
const SHOWN = 8;

/** The latest offers of each vehicle type. */
function homeOffers(stock: Stock, book: TradingRecord): HomeOffers {
  const line = (vehicleType: VehicleType) => {
    const question = { page: 1, buyNowOnly: false, filters: { ...noFilters, vehicleType } };
    return offerPage(stock, book, 'browse', question).offers.slice(0, SHOWN);
  };
  return { Motorbike: line('Motorbike'), Camper: line('Camper'), AgriculturalMachine: line('AgriculturalMachine') };
}
