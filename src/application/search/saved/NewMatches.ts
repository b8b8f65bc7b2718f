import { injectable } from 'inversify';
import { reaction, untracked } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { BookStore } from '../../book/BookStore';
import { HiddenOffers } from '../../offers/hidden/HiddenOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { SeenStore } from '../../offers/seen/SeenStore';
import type { Cancel } from '../../ports/Clock';
import { OwnVehicleTypes } from '../../settings/OwnVehicleTypes';
import { NewMatchStore } from './NewMatchStore';

interface SearchMatches {
  readonly searchId: string;
  readonly count: number;
  /** There may be more. */
  readonly isAtLeast: boolean;
  /** The server could not be asked. */
  readonly isFailed: boolean;
}

/**
 * How many offers are new in the saved searches, without those that the dealer has seen or hidden since, and without other
 * vehicle types than the dealer's own. The menu, Today and the list say this number.
 */
@injectable()
export class NewMatches {
  constructor(
    private readonly bookStore: BookStore,
    private readonly hiddenOffers: HiddenOffers,
    private readonly seen: SeenStore,
    private readonly registry: OfferRegistry,
    private readonly ownTypes: OwnVehicleTypes,
    private readonly store: NewMatchStore,
  ) {}

  get all(): readonly SearchMatches[] {
    return this.bookStore.keys('searches').map(searchId => this.of(searchId));
  }

  /** Keeps the number of the menu until it is cancelled. The menu is on the first screen, which does not need this class. */
  run(): Cancel {
    return reaction(
      () => this.total,
      total => this.store.totalCounted(total),
      { fireImmediately: true },
    );
  }

  get total(): number {
    return this.all.reduce((sum, { count }) => sum + count, 0);
  }

  of(searchId: string): SearchMatches {
    const { hashIds, isAtLeast } = this.store.of(searchId);
    const shown = [...hashIds].filter(hashId => this.isUnseen(hashId));
    return { searchId, count: shown.length, isAtLeast, isFailed: this.store.isFailed(searchId) };
  }

  isNew(searchId: string, hashId: HashId): boolean {
    return this.store.of(searchId).hashIds.has(hashId) && this.isUnseen(hashId);
  }

  private isUnseen(hashId: HashId): boolean {
    return this.seen.seenOf(hashId).length === 0 && !this.isHidden(hashId) && this.isOwnType(hashId);
  }

  /** The type of an offer does not change. */
  private isOwnType(hashId: HashId): boolean {
    if (this.ownTypes.chosen.length === 0) return true;
    const offer = untracked(() => this.registry.get(hashId));
    return !offer || this.ownTypes.includes(offer);
  }

  /** Only offers with a record are observed, because each of the others may be pushed often. */
  private isHidden(hashId: HashId): boolean {
    return this.hiddenOffers.recordOf(hashId) !== undefined && this.hiddenOffers.isHidden(hashId);
  }
}
