import { injectable } from 'inversify';
import { makeAutoObservable, observable, untracked } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { BookStore } from '../../book/BookStore';
import { HiddenOffers } from '../../offers/hidden/HiddenOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { SeenOffers } from '../../offers/seen/SeenOffers';
import { OwnTrading } from '../../settings/OwnTrading';

interface FoundMatches {
  readonly hashIds: ReadonlySet<HashId>;
  /** There may be more: the search was not counted yet, or the server has more than were looked at. */
  readonly isAtLeast: boolean;
}

interface SearchMatches {
  readonly searchId: string;
  readonly count: number;
  /** There may be more. */
  readonly isAtLeast: boolean;
  /** The server could not be asked. */
  readonly isFailed: boolean;
}

/** What the server lists for a search, which is saved or proposed. */
export interface NewestOffers {
  /** The latest first. */
  readonly hashIds: readonly HashId[];
  /** How many there are. Null if the refinements leave only some of them, or if the number is not known. */
  readonly total: number | null;
}

const notCounted: FoundMatches = { hashIds: new Set(), isAtLeast: true };

/**
 * The offers of each saved search that are new since the dealer last opened it, without those that the dealer has seen or hidden
 * since, and without other vehicle types than the dealer's own. The menu, Today and the list say their number.
 */
@injectable()
export class NewMatches {
  private readonly found = observable.map<string, FoundMatches>(undefined, { deep: false });
  private readonly listed = observable.map<string, NewestOffers>(undefined, { deep: false });
  /** The searches that could not be counted. */
  private readonly failed = observable.set<string>();

  constructor(
    private readonly bookStore: BookStore,
    private readonly hiddenOffers: HiddenOffers,
    private readonly seen: SeenOffers,
    private readonly registry: OfferRegistry,
    private readonly trading: OwnTrading,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  get all(): readonly SearchMatches[] {
    return this.bookStore.keys('searches').map(searchId => this.of(searchId));
  }

  get total(): number {
    return this.all.reduce((sum, { count }) => sum + count, 0);
  }

  of(searchId: string): SearchMatches {
    const { hashIds, isAtLeast } = this.foundFor(searchId);
    const shown = [...hashIds].filter(hashId => this.isUnseen(hashId));
    return { searchId, count: shown.length, isAtLeast, isFailed: this.isFailed(searchId) };
  }

  isNew(searchId: string, hashId: HashId): boolean {
    return this.foundFor(searchId).hashIds.has(hashId) && this.isUnseen(hashId);
  }

  /** Also those that the dealer has seen or hidden since. */
  foundFor(searchId: string): FoundMatches {
    return this.found.get(searchId) ?? notCounted;
  }

  /** Undefined until the server has answered. */
  newestOf(searchId: string): NewestOffers | undefined {
    return this.listed.get(searchId);
  }

  isFailed(searchId: string): boolean {
    return this.failed.has(searchId);
  }

  counted(searchId: string, hashIds: readonly HashId[], isAtLeast = this.foundFor(searchId).isAtLeast): void {
    this.failed.delete(searchId);
    this.found.set(searchId, { hashIds: new Set([...this.foundFor(searchId).hashIds, ...hashIds]), isAtLeast });
  }

  /** An offer that is new on the market belongs to these searches. Returns the one by which the dealer is told of it. */
  offerFound(
    offer: Offer,
    searchIds: readonly string[],
  ): { readonly searchId: string; readonly search: string } | null {
    const { hashId } = offer;
    const searches = searchIds.flatMap(searchId => {
      const search = this.bookStore.get('searches', searchId);
      return search ? [{ searchId, search: search.name, isQuiet: search.isQuiet === true }] : [];
    });
    if (searches.length === 0 || this.hiddenOffers.isHidden(hashId)) return null;
    const isKnown = this.bookStore.keys('searches').some(id => this.foundFor(id).hashIds.has(hashId));
    for (const id of searchIds) this.counted(id, [hashId]);
    if (isKnown || !this.trading.tradesIn(offer)) return null;
    return searches.find(({ isQuiet }) => !isQuiet) ?? null;
  }

  newestArrived(searchId: string, newest: NewestOffers): void {
    this.failed.delete(searchId);
    this.listed.set(searchId, newest);
  }

  countFailed(searchId: string): void {
    this.failed.add(searchId);
  }

  visited(searchId: string): void {
    this.found.set(searchId, { ...notCounted, isAtLeast: false });
  }

  private isUnseen(hashId: HashId): boolean {
    return this.seen.seenOf(hashId).length === 0 && !this.isHidden(hashId) && this.isOwnType(hashId);
  }

  /** The type of an offer does not change. */
  private isOwnType(hashId: HashId): boolean {
    if (this.trading.vehicleTypes.length === 0) return true;
    const offer = untracked(() => this.registry.get(hashId));
    return !offer || this.trading.tradesIn(offer);
  }

  /** Only offers with a record are observed, because each of the others may be pushed often. */
  private isHidden(hashId: HashId): boolean {
    return this.hiddenOffers.recordOf(hashId) !== undefined && this.hiddenOffers.isHidden(hashId);
  }
}
