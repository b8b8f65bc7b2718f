import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { OfferTab } from '../../domain/offers/OfferTab';
import { HomeStore } from '../home/HomeStore';
import type { Cancel } from '../ports/Clock';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';
import { OpenOffer } from './OpenOffer';

/** Asks once more for what the dealer is looking at; nothing on screen moves or goes. All else is asked when shown. */
@injectable()
export class RefetchScreen {
  private readonly screens = new Set<() => void>();
  private forgetMissed: Cancel = () => {};

  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OpenOffer) private readonly openOffer: OpenOffer,
    @inject(HomeStore) private readonly home: HomeStore,
  ) {}

  /** For a screen that is none of the lists: until it is left, it is refetched with the rest. */
  whileShown(refetch: () => void): Cancel {
    const own = () => refetch();
    this.screens.add(own);
    return () => void this.screens.delete(own);
  }

  execute(): void {
    const { visible, openOffer } = this.lists;
    this.forgetMissed();
    // As one action: what is on screen is asked for before anybody can see that it is outdated.
    runInAction(() => {
      for (const list of this.lists.all) list.outdated();
      this.home.pushesMissed();
      if (visible) this.refetchList(visible);
      if (openOffer) void this.openOffer.read(openOffer);
      for (const refetch of this.screens) refetch();
    });
  }

  /** The pages on screen at once, the others when they are scrolled to: many may be held, and few are looked at. */
  private refetchList(tab: OfferTab): void {
    const list = this.lists.of(tab);
    const { first, last } = this.lists.pagesOnScreen;
    const missed = new Set<number>();
    for (let page = 1; page < list.nextPage; page += 1) if (page < first || page > last) missed.add(page);
    void this.loadOffers.refreshInPlace(tab);
    if (list.question.paging === 'paginated' || missed.size === 0) return;
    this.forgetMissed = reaction(
      () => (this.lists.visible === tab ? this.lists.pagesOnScreen : null),
      shown => {
        const come = [...missed].filter(page => shown && page >= shown.first && page <= shown.last);
        if (come.length > 0) void this.refetchPages(tab, come, missed);
      },
    );
  }

  /** Those that could not be had stay missed. */
  private async refetchPages(tab: OfferTab, pages: readonly number[], missed: Set<number>): Promise<void> {
    if (await this.loadOffers.refreshInPlace(tab)) for (const page of pages) missed.delete(page);
  }
}
