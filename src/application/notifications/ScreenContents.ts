import { inject, injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { ConversationStore } from '../conversations/ConversationStore';
import { OfferLists } from '../offers/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';

/** What the dealer can see now. A page in a hidden tab shows nothing. */
@injectable()
export class ScreenContents {
  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(ConversationStore) private readonly conversations: ConversationStore,
  ) {}

  get isVisible(): boolean {
    return !this.window.isHidden();
  }

  showsOffer(hashId: HashId): boolean {
    return this.isVisible && this.lists.isInSight(hashId);
  }

  showsList(tab: OfferTab): boolean {
    return this.isVisible && this.lists.visible === tab && this.lists.openOffer === null;
  }

  showsConversation(hashId: HashId): boolean {
    return this.isVisible && this.conversations.get(hashId)?.isBeingRead === true;
  }
}
