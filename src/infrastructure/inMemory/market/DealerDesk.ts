import type { Clock } from '../../../application/ports/Clock';
import type { ConversationPage, SentMessage } from '../../../application/ports/Conversations';
import type { OfferPage, OfferQuestion, OpenedOffer } from '../../../application/ports/Offers';
import { minimumBid } from '../../../domain/bidding/MinimumBid';
import type { Conversation } from '../../../domain/conversations/Conversation';
import { messageBody } from '../../../domain/conversations/Message';
import type { Counters } from '../../../domain/notifications/Counters';
import { notificationKinds, type NotificationPermissions } from '../../../domain/notifications/NotificationPermissions';
import type { HashId, OfferId, OfferPatch } from '../../../domain/offers/Offer';
import type { OfferTab } from '../../../domain/offers/OfferTab';
import type { Dealer } from '../../../domain/session/Dealer';
import type { Profile } from '../../../domain/session/Profile';
import type { Failure } from '../../../domain/shared/Failure';
import { toEuros, type Money } from '../../../domain/shared/Money';
import { failed, success, type Result } from '../../../domain/shared/Result';
import { conversationOf, conversationPage } from './conversationsOf';
import { countersOf } from './countersOf';
import type { MarketDealer } from './MarketDealer';
import { offerDetail } from './offerDetail';
import { offerPage } from './offerPage';
import { dealerRow } from './offerRow';
import { translated } from './sellerComments';
import type { TradingFloor } from './TradingFloor';

/** One dealer's way into the market: refuses what must be refused before the floor acts. */
export class DealerDesk implements MarketDealer {
  constructor(
    private readonly dealer: Dealer,
    private readonly floor: TradingFloor,
    private readonly clock: Clock,
    private readonly afterBid: (index: number) => void,
    private readonly afterMessage: (index: number) => void,
  ) {}

  profile(): Profile {
    return { dealer: this.dealer, minimumAppVersion: '1.0.0', notificationPermissions: allPermitted };
  }

  list(tab: OfferTab, question: OfferQuestion): OfferPage {
    return offerPage(this.floor.stock, this.book, tab, question);
  }

  open(id: HashId | OfferId): OpenedOffer | null {
    const { stock } = this.floor;
    const index = stock.find(id);
    if (index === null) return null;
    // Its address must still lead somewhere after a reload, though the offer came up only since the last one.
    if (stock.isPublishedLater(index)) this.floor.worthKeeping();
    return { offer: dealerRow(stock, this.book, index), detail: offerDetail(stock, index) };
  }

  placeBid(id: OfferId, amount: Money): Result<OfferPatch, Failure> {
    const open = this.openIndex(id);
    if (!open.ok) return open;
    const { highestBid } = this.floor.stock.state(open.value);
    const minimum = minimumBid(highestBid);
    if (!Number.isInteger(amount) || amount < minimum) {
      return refused(422, `The offer is too low. The minimum is ${toEuros(minimum)} €.`);
    }
    this.floor.bid(open.value, amount, this.dealer.email);
    this.afterBid(open.value);
    return success(dealerRow(this.floor.stock, this.book, open.value));
  }

  acceptBuyNow(id: OfferId): Result<void, Failure> {
    const open = this.openIndex(id);
    if (!open.ok) return open;
    const { buyNowPrice } = this.floor.stock.facts(open.value);
    if (buyNowPrice === 0) return refused(422, 'This offer has no fixed price.');
    this.floor.sell(open.value, buyNowPrice, this.dealer.email, this.clock.now());
    return success(undefined);
  }

  like(id: OfferId): Result<void, Failure> {
    const index = this.floor.stock.find(id);
    if (index === null) return failed({ reason: 'notFound' });
    this.floor.like(index, this.dealer.email);
    return success(undefined);
  }

  unlike(id: OfferId): Result<void, Failure> {
    const index = this.floor.stock.find(id);
    if (index === null) return failed({ reason: 'notFound' });
    this.floor.unlike(index, this.dealer.email);
    return success(undefined);
  }

  translate(text: string): string {
    return translated(text, this.dealer.language);
  }

  conversations(page: number): ConversationPage {
    return conversationPage(this.floor.stock, this.book, page);
  }

  conversation(offer: HashId): Result<Conversation, Failure> {
    const index = this.floor.stock.find(offer);
    if (index === null) return failed({ reason: 'notFound' });
    return success(conversationOf(this.floor.stock, this.book, index));
  }

  sendMessage(offer: HashId, text: string): Result<SentMessage, Failure> {
    const index = this.floor.stock.find(offer);
    if (index === null) return failed({ reason: 'notFound' });
    const body = messageBody(text);
    if (body === null) return refused(422, 'A message cannot be blank.');
    const message = this.floor.message(index, this.dealer.email, { author: 'dealer', body, at: this.clock.now() });
    this.afterMessage(index);
    return success({ conversationId: message.conversationId, message });
  }

  markSeen(offer: HashId): Result<void, Failure> {
    const index = this.floor.stock.find(offer);
    if (index === null) return failed({ reason: 'notFound' });
    this.floor.messagesSeen(index, this.dealer.email);
    return success(undefined);
  }

  counters(): Counters {
    return countersOf(this.floor.stock, this.dealer.email, this.book);
  }

  private get book() {
    return this.floor.book(this.dealer.email);
  }

  /** An offer on which this dealer may spend money. */
  private openIndex(id: OfferId): Result<number, Failure> {
    if (this.dealer.testAccess) return refused(403, 'With test access nothing can be bid or bought.');
    const index = this.floor.stock.find(id);
    if (index === null) return failed({ reason: 'notFound' });
    if (!this.floor.stock.isOpen(index)) return refused(422, 'This offer is closed.');
    return success(index);
  }
}

const refused = (status: number, words: string) => failed<Failure>({ reason: 'refused', status, words });

const allPermitted = Object.fromEntries(notificationKinds.map(kind => [kind, true])) as NotificationPermissions;
