import { injectable } from 'inversify';
import { isUnfiltered } from '../../../domain/offers/list/BrowseQuestion';
import { type OfferTab, readAsWhole } from '../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../domain/offers/Offer';
import { OfferLists } from './OfferLists';
import { WholeListStore } from './WholeListStore';

/** The rows that every number is made of: those of a list, and those that `ReadEveryRow` has read beyond it. */
@injectable()
export class CountedRows {
  constructor(
    private readonly lists: OfferLists,
    private readonly store: WholeListStore,
  ) {}

  idsOf(tab: OfferTab): ReadonlySet<HashId> {
    const { ids, newOffers } = this.lists.of(tab);
    return new Set([...ids, ...newOffers, ...(this.readBeyond(tab)?.ids ?? [])]);
  }

  /** How many rows a list has. Null if that is not known. Undefined if too few of them are held to be counted. */
  totalOf(tab: OfferTab): number | null | undefined {
    const { knownTotal, lastFetchedAt } = this.lists.of(tab);
    const read = this.readBeyond(tab);
    if (read) return read.total;
    const isCountable = lastFetchedAt !== null && (!readAsWhole.includes(tab) || this.isListWhole(tab));
    return isCountable ? knownTotal : undefined;
  }

  /** Whether all own bids or deals are held, so that a sum of them is no smaller number. */
  isWhole(tab: OfferTab): boolean {
    return this.totalOf(tab) !== undefined;
  }

  /** What was read beyond a list. A list of own bids or deals that is whole needs none, and may have lost rows since. */
  private readBeyond(tab: OfferTab) {
    return readAsWhole.includes(tab) && this.isListWhole(tab) ? undefined : this.store.read.get(tab);
  }

  private isListWhole(tab: OfferTab): boolean {
    const { lastFetchedAt, mayLackRows, question } = this.lists.of(tab);
    return lastFetchedAt !== null && !mayLackRows && isUnfiltered(question);
  }
}
