import { inject, injectable } from 'inversify';
import { mayBeNews, mayTell, type News, offerNews, type OfferNews, outbidNews } from '../../domain/notifications/News';
import type { NotificationKind } from '../../domain/notifications/NotificationPermissions';
import { bidStanding } from '../../domain/offers/BidStanding';
import type { Offer } from '../../domain/offers/Offer';
import { isOnSale } from '../../domain/offers/Sale';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { ConversationStore } from '../conversations/ConversationStore';
import { LikeStore } from '../offers/LikeStore';
import { OfferLists } from '../offers/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { ChatEvent } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';
import { NewsStore } from './NewsStore';

/** Notifies the dealer about offers and messages that are not on screen, if the profile allows it. */
@injectable()
export class TellNews {
  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(ConversationStore) private readonly conversations: ConversationStore,
    @inject(NewsStore) private readonly news: NewsStore,
  ) {}

  offerChanged(before: Offer, now: Offer): void {
    if (!mayBeNews(before, now)) return;
    const found = offerNews(before, now, this.likes.isLiked(now));
    const { hashId } = now;
    // While the outcome of a press or a sale is unknown, this dealer may be the buyer.
    const mayBeBuyer = this.bars.isLocked(hashId) || this.bars.isInDoubt(hashId) || this.bars.isSaleChecked(hashId);
    if (found.length > 0) this.tell(found.filter(({ news }) => news.kind !== 'sold' || !mayBeBuyer));
  }

  /**
   * A push about a higher bid may arrive before the response to the dealer's own bid. Only that response shows that the
   * dealer is outbid.
   */
  bidAccepted(offer: Offer): void {
    if (bidStanding(offer) !== 'outbid') this.news.outbidNoLonger(offer.hashId);
    else if (isOnSale(offer)) this.tell([outbidNews(offer)]);
  }

  messaged({ message, conversation }: Extract<ChatEvent, { kind: 'messaged' }>): void {
    if (message.author === 'dealer' || !conversation || !this.permits(['adminMessage'])) return;
    const { offerHashId: hashId, label1, label2 } = conversation;
    if (!this.window.isHidden() && this.conversations.get(hashId)?.isBeingRead) return;
    const name = `${label1} ${label2}`.trim() || hashId;
    this.news.told({ kind: 'answered', hashId, name, words: message.body }, !this.window.isHidden());
  }

  private tell(candidates: readonly OfferNews[]): void {
    const permitted = candidates.find(({ by }) => this.permits(by))?.news;
    if (permitted && !this.isBeforeDealer(permitted)) return this.news.told(permitted, !this.window.isHidden());
    const outbid = candidates.find(({ news }) => news.kind === 'outbid');
    if (outbid) this.news.outbid(outbid.news.hashId);
  }

  private permits(by: readonly NotificationKind[]): boolean {
    const { state } = this.session;
    return state.step === 'authorized' && mayTell(by, state.profile.notificationPermissions);
  }

  /** An offer on screen shows the change itself. */
  private isBeforeDealer({ hashId }: News): boolean {
    return !this.window.isHidden() && this.lists.isInSight(hashId);
  }
}
