import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { Cancel } from '../ports/Clock';
import { OfferLists } from './list/OfferLists';

/** How far the first screen of a visit is. Background requests wait until it is complete. */
@injectable()
export class FirstScreen {
  /** A screen without a list is being fetched. */
  isPageAwaited = false;
  areTilesRendered = false;
  /** It was complete, and the browser has been idle since. */
  isDone = false;

  constructor(private readonly lists: OfferLists) {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The code or the data of a page without a list is fetched, until it is cancelled. */
  pageAwaited(): Cancel {
    this.lists.screenOpened();
    this.isPageAwaited = true;
    return () => this.pageArrived();
  }

  pageArrived(): void {
    this.isPageAwaited = false;
  }

  tilesRendered(): void {
    this.areTilesRendered = true;
  }

  done(): void {
    this.isDone = true;
  }
}
