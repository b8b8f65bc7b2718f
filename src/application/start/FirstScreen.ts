import { injectable } from 'inversify';
import { makeAutoObservable, when } from 'mobx';
import { OfferLists } from '../offers/list/OfferLists';
import { type Cancel, Clock } from '../ports/Clock';

/** How far the first screen of a visit is. Background work waits until it is complete. */
@injectable()
export class FirstScreen {
  /** A screen without a list is being fetched. */
  isPageAwaited = false;
  areTilesRendered = false;
  /** It was complete, and the browser has been idle since. */
  isDone = false;

  constructor(
    private readonly lists: OfferLists,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Decides when the first screen is done, while a signed-in dealer sees the app. */
  run(): Cancel {
    let cancel: Cancel = () => {};
    const stop = when(
      () => this.isComplete,
      () => (cancel = this.clock.whenIdle(() => this.done())),
    );
    return () => {
      stop();
      cancel();
    };
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

  private get isComplete(): boolean {
    const { visible } = this.lists;
    if (visible === null) return !this.isPageAwaited;
    const { status, ids } = this.lists.of(visible);
    return status.step !== 'loading' && (ids.length === 0 || this.areTilesRendered);
  }

  private done(): void {
    this.isDone = true;
  }
}
