import { injectable } from 'inversify';
import type { Refinements } from '../../../domain/offers/list/Refinements';
import type { HashId } from '../../../domain/offers/Offer';
import { DAY } from '../../../domain/shared/Instant';
import { Clock } from '../../ports/Clock';
import { OfferRegistry } from '../OfferRegistry';
import type { OfferListStore } from './OfferListStore';

/** Whether a number of offers of the last day is whole although not all pages of the list are held. */
@injectable()
export class ListedDay {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly clock: Clock,
  ) {}

  /** Whether the rows of the server are in the order newest first, and the last of these is older than a day. Observable. */
  isWithin(rows: readonly HashId[]): boolean {
    const times = rows.map(hashId => this.registry.get(hashId)?.publishedAt ?? null);
    const isNewestFirst = times.every((at, place) => at !== null && at <= (times[place - 1] ?? at));
    return isNewestFirst && (times.at(-1) ?? Infinity) < this.clock.now() - DAY;
  }

  /** Whether rows that a list does not hold may fit its refinements. Observable. */
  mayLackFitting(list: OfferListStore, { lastDay }: Refinements = list.question.refinements): boolean {
    return list.mayLackRows && !(lastDay && this.isWithin(list.ids));
  }
}
