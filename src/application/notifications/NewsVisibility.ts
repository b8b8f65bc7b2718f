import { injectable } from 'inversify';
import type { News } from '../../domain/notifications/News';
import { ConversationStore } from '../conversations/ConversationStore';
import { OfferLists } from '../offers/list/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';

/** Says whether the dealer sees what news are about. A page in a hidden tab shows nothing. */
@injectable()
export class NewsVisibility {
  constructor(
    private readonly window: BrowserWindow,
    private readonly lists: OfferLists,
    private readonly conversations: ConversationStore,
  ) {}

  /** Whether it is on screen. An offer is also on screen by its tile, unless only its page counts. */
  isVisible({ kind, hashId }: Pick<News, 'kind' | 'hashId'>, { onlyPage = false } = {}): boolean {
    // Asked last, because MobX does not notice when a tab is hidden.
    return this.isOnScreen({ kind, hashId }, onlyPage) && !this.window.isHidden();
  }

  private isOnScreen({ kind, hashId }: Pick<News, 'kind' | 'hashId'>, onlyPage: boolean): boolean {
    const { openOffer, visible } = this.lists;
    if (kind === 'answered') return this.conversations.get(hashId)?.isBeingRead === true;
    if (kind === 'newOffers') return visible === 'browse' && openOffer === null;
    return onlyPage ? openOffer === hashId : this.lists.isInSight(hashId);
  }
}
