import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import { questionAt } from '../../../domain/offers/list/BrowseQuestion';
import { offerTabs } from '../../../domain/offers/list/OfferTab';
import { Appearance } from '../../settings/Appearance';
import { OwnLikes } from '../OwnLikes';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** Fetches the lists, the visible one first. */
@injectable()
export class FetchEveryList {
  constructor(
    private readonly loadOffers: LoadOffers,
    private readonly lists: OfferLists,
    private readonly likes: OwnLikes,
    private readonly appearance: Appearance,
  ) {}

  async execute(): Promise<void> {
    const { visible } = this.lists;
    const { countVersion } = this.likes;
    // One list at a time, because the other lists are not visible and the connection may be slow.
    for (const tab of new Set(visible === null ? offerTabs : [visible, ...offerTabs])) {
      const { status, lastFetchedAt, question } = this.lists.of(tab);
      const isNew = lastFetchedAt === null && status.step === 'idle';
      await this.loadOffers.show(tab, isNew ? questionAt(tab, '', this.appearance.paging) : question);
    }
    const liked = this.lists.of('liked');
    // A count that arrived meanwhile is newer.
    const isLatest = countVersion === this.likes.countVersion;
    if (isLatest && liked.lastFetchedAt !== null) this.likes.serverCounted(liked.count);
  }

  /** Marks all lists as outdated, because the session that fetched them has ended. */
  outdate(): void {
    runInAction(() => {
      for (const list of this.lists.all) list.outdated();
    });
  }
}
