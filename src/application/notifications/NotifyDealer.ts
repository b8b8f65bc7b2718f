import { injectable } from 'inversify';
import { newOffersKey } from '../../domain/notifications/KeptNews';
import {
  isLostToAnother,
  isPermitted,
  mayBeNews,
  type NewsEvent,
  newsKey,
  offerNews,
  type OfferNews,
  outbidNews,
  soldNews,
} from '../../domain/notifications/News';
import type { NotificationKind } from '../../domain/notifications/NotificationPermissions';
import { beforePush, bidStanding } from '../../domain/offers/BidStanding';
import { type Offer, offerName } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import type { Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { BookStore } from '../book/BookStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OwnLikes } from '../offers/OwnLikes';
import { Clock } from '../ports/Clock';
import type { ChatEvent } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';
import { KeptNews } from './KeptNews';
import { ShownNews } from './ShownNews';

/** Notifies the dealer about offers and messages that are not on screen, if the profile allows it. */
@injectable()
export class NotifyDealer {
  constructor(
    private readonly clock: Clock,
    private readonly session: SessionStore,
    private readonly likes: OwnLikes,
    private readonly hiddenOffers: HiddenOffers,
    private readonly shownNews: ShownNews,
    private readonly keptNews: KeptNews,
    private readonly bookStore: BookStore,
  ) {}

  offerChanged(before: Offer, now: Offer): void {
    if (!mayBeNews(before, now) || this.hiddenOffers.isHidden(now.hashId)) return;
    const found = offerNews(before, now, this.likes.isLiked(now));
    if (found.length > 0) this.announce(found);
  }

  /** The server has said that this dealer has no deal on a sold offer. `before` is the offer before the sale. */
  soldToAnother(before: Offer, now: Offer): void {
    if (this.hiddenOffers.isHidden(now.hashId)) return;
    // The server may drop the own bid with the sale.
    const bid = { ...now, ownBid: now.ownBid ?? before.ownBid };
    if (isLostToAnother(bid, this.likes.isLiked(now))) this.announce([soldNews(now)]);
  }

  /**
   * A push about a higher bid may arrive before the response to the dealer's own bid. Only that response shows that the
   * dealer is outbid.
   */
  bidAccepted(offer: Offer): void {
    if (bidStanding(offer) !== 'outbid') this.leadsAgain(offer);
    else if (isOnSale(offer)) this.announce([outbidNews(offer)]);
  }

  /**
   * The server has said whose bid a push brought. `before` has the bid whose bidder was not known. `isPressedHere` if it is
   * a bid of this page whose answer has not arrived, or was lost.
   */
  bidderKnown(before: Offer, now: Offer, isPressedHere: boolean): void {
    if (!isOnSale(now) || this.hiddenOffers.isHidden(now.hashId)) return;
    if (bidStanding(beforePush(before)) === 'leading' && bidStanding(now) === 'outbid')
      this.announce([outbidNews(now)]);
    const { hashId, ownBid } = now;
    const isPlacedHere = isPressedHere || this.bookStore.get('placedBids', hashId)?.amount === ownBid;
    if ((ownBid ?? 0) > (before.ownBid ?? 0) && !isPlacedHere) this.tellPlainly('bidElsewhere', now, ownBid!);
  }

  /** The dealer's bid led to a deal. */
  won(offer: Offer): void {
    this.tellPlainly('accepted', offer);
  }

  /** The dealer bought the offer in another window or on another device. */
  boughtElsewhere(offer: Offer): void {
    this.tellPlainly('boughtElsewhere', offer);
  }

  /** The outcome of a purchase that the dealer pressed on this device. */
  purchaseEnded(offer: Offer, isConfirmed: boolean): void {
    if (isConfirmed) this.tellPlainly('purchaseConfirmed', offer);
    else this.tellPlainly('purchaseRefused', offer, this.clock.now());
  }

  /**
   * New offers that fit the filters of the list. `areOthersWaiting` if the list has more that the dealer was told about:
   * these are counted in the toast if it is still there, and otherwise only in the list.
   */
  offersListed(offers: readonly Offer[], { areOthersWaiting }: { readonly areOthersWaiting: boolean }): void {
    const [first] = offers;
    if (!first || !this.permits(['newOffers'])) return;
    const about = { kind: 'newOffers', hashId: first.hashId, name: offerName(first), count: offers.length } as const;
    const isSeen = this.shownNews.isVisible(about);
    const ids = offers.map(({ hashId }) => hashId);
    this.keptNews.happened({ key: newOffersKey(this.clock.now()), news: about, offers: ids }, isSeen);
    const announced = this.shownNews.ofNewOffers;
    if (isSeen || (areOthersWaiting && !announced)) return;
    this.shownNews.arrived(announced ? { ...announced, count: announced.count + offers.length } : about);
  }

  /** A new offer belongs to a saved search. Several searches may list it, and the dealer is told once. */
  matched(offer: Offer, { searchId, search }: { readonly searchId: string; readonly search: string }): void {
    const { hashId } = offer;
    if (!this.permits(['newOffers']) || this.hiddenOffers.isHidden(hashId)) return;
    const news = { kind: 'match', hashId, name: offerName(offer), searchId, search } as const;
    this.tell({ key: newsKey('match', hashId), news });
  }

  messaged({ message, conversation }: Extract<ChatEvent, { kind: 'messaged' }>): void {
    if (message.author === 'dealer' || !conversation || !this.permits(['adminMessage'])) return;
    const { offerHashId: hashId } = conversation;
    if (this.hiddenOffers.isHidden(hashId)) return;
    const name = offerName({ ...conversation, hashId });
    const news = { kind: 'answered', hashId, name, text: message.body } as const;
    this.tell({ key: newsKey('answered', hashId, message.id), news });
  }

  private leadsAgain({ hashId }: Offer): void {
    this.shownNews.outbidNoLonger(hashId);
    this.keptNews.outbidNoLonger(hashId);
  }

  private tellPlainly(
    kind: 'accepted' | 'bidElsewhere' | 'boughtElsewhere' | 'purchaseConfirmed' | 'purchaseRefused',
    offer: Offer,
    mark?: Instant | Money,
  ): void {
    const { hashId } = offer;
    this.tell({ key: newsKey(kind, hashId, mark), news: { kind, hashId, name: offerName(offer) } });
  }

  private announce(candidates: readonly OfferNews[]): void {
    const permitted = candidates.find(({ by }) => this.permits(by));
    // An offer on screen shows the change itself.
    const isSeen = permitted !== undefined && this.tell(permitted);
    if (permitted && !isSeen) return;
    const outbid = candidates.find(({ news }) => news.kind === 'outbid');
    if (outbid) this.shownNews.say(outbid.news);
  }

  /** Returns whether the dealer sees it without being told. */
  private tell(event: NewsEvent): boolean {
    const isSeen = this.shownNews.isVisible(event.news);
    this.keptNews.happened(event, isSeen);
    if (isSeen) this.shownNews.rowShows(event.news.hashId);
    else this.shownNews.arrived(event.news);
    return isSeen;
  }

  private permits(by: readonly NotificationKind[]): boolean {
    const { state } = this.session;
    return state.step === 'authorized' && isPermitted(by, state.profile.notificationPermissions);
  }
}
