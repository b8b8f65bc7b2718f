import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { toSearch } from '../../domain/offers/list/BrowseQuestion';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { KeepReadingPosition } from './KeepReadingPosition';

/** Keeps the reading position of the visible list of offers over a reload. */
@injectable()
export class KeepListPosition {
  constructor(
    private readonly keep: KeepReadingPosition,
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
    private readonly window: BrowserWindow,
  ) {}

  run(): Cancel {
    let leave: Cancel = () => {};
    return together(
      () => leave(),
      reaction(
        () => this.lists.visible,
        visible => {
          leave();
          leave = visible === null ? () => {} : this.keepOf(visible);
        },
        { fireImmediately: true },
      ),
      this.window.onUse(() => this.keep.busy()),
      this.window.onLeave(() => this.keep.execute()),
    );
  }

  private keepOf(tab: OfferTab): Cancel {
    const list = this.lists.of(tab);
    const name = () => `${tab} ${list.question.paging} ${toSearch(list.question)}`;
    return this.keep.run({ name, list, more: () => this.loadOffers.more(tab) });
  }
}
