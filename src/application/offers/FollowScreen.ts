import { injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { Cancel } from '../ports/Clock';
import { OfferLists, type VisibleTiles } from './list/OfferLists';
import type { OfferListStore, TopTile } from './list/OfferListStore';

/**
 * Follows what is on screen: the views tell it what they show and how far the dealer has scrolled. Background requests wait
 * until the first screen of a visit is complete.
 */
@injectable()
export class FollowScreen {
  /** A screen without a list is being fetched. */
  isPageAwaited = false;
  areTilesRendered = false;
  /** The first screen was complete, and the browser has been idle since. */
  isFirstScreenDone = false;

  constructor(private readonly lists: OfferLists) {
    makeObservable(this, { isPageAwaited: observable, areTilesRendered: observable, isFirstScreenDone: observable });
  }

  listShown(tab: OfferTab): void {
    this.lists.shown(tab);
  }

  /** Call this when a list page unmounts. The next page may have no list, and may not call `pageShown`. */
  listLeft(tab: OfferTab): void {
    this.lists.left(tab);
  }

  /** A page without a list was opened. */
  pageShown(): void {
    this.lists.screenOpened();
  }

  /** The code or the data of a page without a list is fetched, until it is cancelled. */
  pageAwaited(): Cancel {
    runInAction(() => {
      this.lists.screenOpened();
      this.isPageAwaited = true;
    });
    return () => this.pageArrived();
  }

  pageArrived(): void {
    runInAction(() => (this.isPageAwaited = false));
  }

  tilesRendered(): void {
    runInAction(() => (this.areTilesRendered = true));
  }

  firstScreenDone(): void {
    runInAction(() => (this.isFirstScreenDone = true));
  }

  /** The pages to which the rows on or near the screen belong. */
  rowsShown(pages: readonly number[]): void {
    this.lists.rowsShown(pages);
  }

  tilesVisible(sight: VisibleTiles): void {
    this.lists.tilesVisible(sight);
  }

  /** `topTile` is given if the rows of the list are tiles. */
  scrolled(list: Pick<OfferListStore, 'scrolledTo'>, pixels: number, topTile: TopTile | null = null): void {
    list.scrolledTo(pixels, topTile);
  }

  /** The pointer or the focus entered or left the rows. */
  used(list: OfferListStore, isInUse: boolean): void {
    list.useChanged(isInUse);
  }
}
