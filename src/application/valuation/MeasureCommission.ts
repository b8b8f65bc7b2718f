import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { dealCommission, type DealCommission } from '../../domain/deals/DealsTotal';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { CountedRows } from '../offers/list/CountedRows';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';

const listsOfDeals: readonly OfferTab[] = ['inRealization', 'archived'];

/** What the dealer's own deals cost, the open and the archived ones. */
@injectable()
export class MeasureCommission {
  constructor(
    private readonly loadOffers: LoadOffers,
    private readonly lists: OfferLists,
    private readonly rows: CountedRows,
    private readonly registry: OfferRegistry,
  ) {}

  /** Reads the deals that are not held or have moved since. Runs until it is cancelled. */
  run(): Cancel {
    return together(...listsOfDeals.map(tab => this.refetchOutdated(tab)), this.rows.run(listsOfDeals));
  }

  /** Null until all deals are read, and without deals whose commission is known. Observable. */
  get ofDeals(): DealCommission | null {
    if (!listsOfDeals.every(tab => this.rows.isWhole(tab) && this.lists.of(tab).isCurrent)) return null;
    const hashIds = new Set(listsOfDeals.flatMap(tab => [...this.rows.idsOf(tab)]));
    return dealCommission([...hashIds].flatMap(hashId => this.registry.get(hashId)?.deal ?? []));
  }

  /** A deal that moves outdates both lists, of which only a visible one is fetched by itself. */
  private refetchOutdated(tab: OfferTab): Cancel {
    return reaction(
      () => this.lists.of(tab).lastFetchedAt === 0,
      isOutdated => isOutdated && void this.loadOffers.refreshInPlace(tab, { withTop: true }),
      { fireImmediately: true },
    );
  }
}
