import { inject, injectable } from 'inversify';
import { mayBeNews, isPermitted, offerNews, type OfferNews, outbidNews } from '../../domain/notifications/News';
import type { NotificationKind } from '../../domain/notifications/NotificationPermissions';
import { bidStanding } from '../../domain/offers/BidStanding';
import { type HashId, type Offer, offerName } from '../../domain/offers/Offer';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { mayHaveWon } from '../../domain/offers/OwnBidStanding';
import { isOnSale } from '../../domain/offers/Sale';
import { ActionBarStore } from '../bidding/bar/ActionBarStore';
import { ConversationStore } from '../conversations/ConversationStore';
import { LikeStore } from '../offers/LikeStore';
import { OfferLists } from '../offers/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { ChatEvent } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';
import { NewsStore } from './NewsStore';

/** Notifies the dealer about offers and messages that are not on screen, if the profile allows it. */
@injectable()
export class NotifyDealer {
  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(ConversationStore) private readonly conversations: ConversationStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(NewsStore) private readonly news: NewsStore,
  ) {}

  offerChanged(before: Offer, now: Offer): void {
    if (!mayBeNews(before, now)) return;
    const found = offerNews(before, now, this.likes.isLiked(now));
    const { hashId } = now;
    // The server drops the own bid when it creates a deal.
    const bid = { ...now, ownBid: now.ownBid ?? before.ownBid };
    const mayBeBuyer = this.bars.pressedPurchaseOf(hashId) !== 'none' || mayHaveWon(bid);
    if (found.length > 0) this.announce(found.filter(({ news }) => news.kind !== 'sold' || !mayBeBuyer));
  }

  /**
   * A push about a higher bid may arrive before the response to the dealer's own bid. Only that response shows that the
   * dealer is outbid.
   */
  bidAccepted(offer: Offer): void {
    if (bidStanding(offer) !== 'outbid') this.news.outbidNoLonger(offer.hashId);
    else if (isOnSale(offer)) this.announce([outbidNews(offer)]);
  }

  /**
   * New offers that fit the filters of the list. `areOthersWaiting` if the list has more that the dealer was told about:
   * these are counted in the toast if it is still there, and otherwise only in the list.
   */
  offersListed(offers: readonly Offer[], { areOthersWaiting }: { readonly areOthersWaiting: boolean }): void {
    const [first] = offers;
    const told = this.news.ofNewOffers;
    if (!first || (areOthersWaiting && !told)) return;
    if (!this.permits(['newOffers']) || this.showsList('browse')) return;
    const { hashId, name, count } = told ?? { hashId: first.hashId, name: offerName(first), count: 0 };
    this.news.arrived({ kind: 'newOffers', hashId, name, count: count + offers.length }, this.isVisible);
  }

  messaged({ message, conversation }: Extract<ChatEvent, { kind: 'messaged' }>): void {
    if (message.author === 'dealer' || !conversation || !this.permits(['adminMessage'])) return;
    const { offerHashId: hashId } = conversation;
    if (this.showsConversation(hashId)) return;
    const name = offerName({ ...conversation, hashId });
    this.news.arrived({ kind: 'answered', hashId, name, text: message.body }, this.isVisible);
  }

  private announce(candidates: readonly OfferNews[]): void {
    const permitted = candidates.find(({ by }) => this.permits(by))?.news;
    // An offer on screen shows the change itself.
    if (permitted && !this.showsOffer(permitted.hashId)) return this.news.arrived(permitted, this.isVisible);
    const outbid = candidates.find(({ news }) => news.kind === 'outbid');
    if (outbid) this.news.outbid(outbid.news.hashId);
  }

  private permits(by: readonly NotificationKind[]): boolean {
    const { state } = this.session;
    return state.step === 'authorized' && isPermitted(by, state.profile.notificationPermissions);
  }

  /** A page in a hidden tab shows nothing. */
  private get isVisible(): boolean {
    return !this.window.isHidden();
  }

  private showsOffer(hashId: HashId): boolean {
    return this.isVisible && this.lists.isInSight(hashId);
  }

  private showsList(tab: OfferTab): boolean {
    return this.isVisible && this.lists.visible === tab && this.lists.openOffer === null;
  }

  private showsConversation(hashId: HashId): boolean {
    return this.isVisible && this.conversations.get(hashId)?.isBeingRead === true;
  }
}
