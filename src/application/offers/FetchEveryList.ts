import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { questionAt } from '../../domain/offers/BrowseQuestion';
import { offerTabs } from '../../domain/offers/OfferTab';
import { AppearanceStore } from '../settings/AppearanceStore';
import { LikeStore } from './LikeStore';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** Fetches the six lists, the visible one first. */
@injectable()
export class FetchEveryList {
  constructor(
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LikeStore) private readonly likes: LikeStore,
    @inject(AppearanceStore) private readonly appearance: AppearanceStore,
  ) {}

  async execute(): Promise<void> {
    const { visible } = this.lists;
    // One after the other: nobody is looking at the others yet, and the line may be thin.
    for (const tab of new Set(visible === null ? offerTabs : [visible, ...offerTabs])) {
      const { status, lastFetchedAt, question } = this.lists.of(tab);
      // What failed says so where it is looked at, with a second try: it is not asked for behind the dealer's back.
      if (status.step === 'failed') continue;
      const isNew = lastFetchedAt === null && status.step === 'idle';
      await this.loadOffers.show(tab, isNew ? questionAt(tab, '', this.appearance.paging) : question);
    }
    const liked = this.lists.of('liked');
    if (liked.lastFetchedAt !== null) this.likes.serverCounted(liked.totalCount);
  }

  /** What is held belongs to a session that has ended. */
  outdate(): void {
    runInAction(() => {
      for (const list of this.lists.all) list.outdated();
    });
  }
}
