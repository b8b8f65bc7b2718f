import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { Cancel } from '../../ports/Clock';
import { LoadOffers } from './LoadOffers';
import { OfferLists } from './OfferLists';

/** Fetches a visible list again when it becomes outdated. No row moves under the pointer. */
@injectable()
export class RefetchOutdated {
  constructor(
    private readonly lists: OfferLists,
    private readonly loadOffers: LoadOffers,
  ) {}

  /** Runs until it is cancelled. */
  run(tab: OfferTab): Cancel {
    return reaction(
      () => this.lists.of(tab).needsRequest,
      needsRequest => needsRequest && void this.loadOffers.refreshInPlace(tab, { withTop: true }),
    );
  }
}
