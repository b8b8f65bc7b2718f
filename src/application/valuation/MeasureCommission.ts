import { inject, injectable } from 'inversify';
import { dealCommission, type DealCommission } from '../../domain/deals/DealCommission';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import { CountedRows } from '../offers/list/CountedRows';
import { ReadEveryRow } from '../offers/list/ReadEveryRow';
import { OfferRegistry } from '../offers/OfferRegistry';
import type { Cancel } from '../ports/Clock';

const listsOfDeals: readonly OfferTab[] = ['inRealization', 'archived'];

/** What the dealer's own deals cost, the open and the archived ones. */
@injectable()
export class MeasureCommission {
  constructor(
    @inject(ReadEveryRow) private readonly readEveryRow: ReadEveryRow,
    @inject(CountedRows) private readonly rows: CountedRows,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
  ) {}

  /** Reads the deals that are not held. Runs until it is cancelled. */
  run(): Cancel {
    return this.readEveryRow.run(listsOfDeals);
  }

  /** Null until the deals are read, and without deals whose commission is known. Observable. */
  get ofDeals(): DealCommission | null {
    if (!listsOfDeals.every(tab => this.rows.totalOf(tab) !== undefined)) return null;
    const hashIds = new Set(listsOfDeals.flatMap(tab => [...this.rows.idsOf(tab)]));
    return dealCommission([...hashIds].flatMap(hashId => this.registry.get(hashId)?.deal ?? []));
  }
}
