import { injectable } from 'inversify';
import { autorun, runInAction } from 'mobx';
import { OfferLists } from '../../offers/list/OfferLists';
import type { Cancel } from '../../ports/Clock';
import { ActionBars } from '../bar/ActionBars';

/**
 * Shows the bar of a deal as soon as the list of deals contains it. Until then its row shows the thanks for the
 * purchase.
 */
@injectable()
export class ShowDeals {
  constructor(
    private readonly lists: OfferLists,
    private readonly bars: ActionBars,
  ) {}

  /** Also applies to deals that arrive later. Runs until it is cancelled. */
  run(): Cancel {
    return autorun(() => {
      const ids = [...this.lists.of('inRealization').ids];
      runInAction(() => ids.forEach(hashId => this.bars.dealShown(hashId)));
    });
  }
}
