import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { questionAt } from '../../domain/offers/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/OfferTab';
import type { Failure } from '../../domain/shared/Failure';
import { FollowBook } from '../book/FollowBook';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferLists } from '../offers/OfferLists';
import { RecallSeen } from '../offers/seen/RecallSeen';
import type { Cancel } from '../ports/Clock';
import { AppearanceStore } from '../settings/AppearanceStore';

/** The rest is counted by the marketplace or kept in the dealer's book. */
const tabs = ['ownBids', 'liked', 'inRealization'] as const satisfies readonly OfferTab[];

/** Fetches what `TodayParts` counts: at most one page of three lists, and nothing that is held and fresh. */
@injectable()
export class LoadToday {
  constructor(
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(RecallSeen) private readonly recall: RecallSeen,
    @inject(AppearanceStore) private readonly appearance: AppearanceStore,
  ) {}

  /** Runs until it is cancelled. */
  execute(): Cancel {
    this.lists.screenOpened();
    void this.followBook.execute();
    for (const tab of tabs) void this.show(tab);
    return reaction(
      () => this.lists.of('liked').ids.slice(),
      hashIds => void this.recall.of(hashIds),
      { fireImmediately: true },
    );
  }

  tryAgain(): void {
    for (const tab of tabs) if (this.lists.of(tab).status.step === 'failed') void this.loadOffers.refresh(tab);
  }

  /** Why a list could not be fetched. Null if none has failed. */
  get failure(): Failure | null {
    for (const tab of tabs) {
      const { status } = this.lists.of(tab);
      if (status.step === 'failed') return status.failure;
    }
    return null;
  }

  private show(tab: OfferTab): Promise<void> {
    const { lastFetchedAt, question } = this.lists.of(tab);
    return this.loadOffers.show(tab, lastFetchedAt === null ? questionAt(tab, '', this.appearance.paging) : question);
  }
}
