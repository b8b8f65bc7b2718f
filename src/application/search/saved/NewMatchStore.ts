import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';

interface FoundMatches {
  readonly hashIds: ReadonlySet<HashId>;
  /** There may be more: the search was not counted yet, or the server has more than were looked at. */
  readonly isAtLeast: boolean;
}

/** What the server lists for a search, which is saved or proposed. */
export interface NewestOffers {
  /** The latest first. */
  readonly hashIds: readonly HashId[];
  /** How many there are. Null if the refinements leave only some of them, or if the number is not known. */
  readonly total: number | null;
}

const notCounted: FoundMatches = { hashIds: new Set(), isAtLeast: true };

/** The offers of each saved search that are new since the dealer last opened it. */
export class NewMatchStore {
  /** How many are new in all saved searches, for the menu. See `NewMatches`. */
  total = 0;
  private readonly matches = observable.map<string, FoundMatches>(undefined, { deep: false });
  private readonly listed = observable.map<string, NewestOffers>(undefined, { deep: false });
  /** The searches that could not be counted. */
  private readonly failed = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'matches' | 'listed' | 'failed'>(this, { matches: false, listed: false, failed: false });
  }

  of(searchId: string): FoundMatches {
    return this.matches.get(searchId) ?? notCounted;
  }

  /** Undefined until the server has answered. */
  newestOf(searchId: string): NewestOffers | undefined {
    return this.listed.get(searchId);
  }

  isFailed(searchId: string): boolean {
    return this.failed.has(searchId);
  }

  found(searchId: string, hashIds: readonly HashId[], isAtLeast = this.of(searchId).isAtLeast): void {
    this.failed.delete(searchId);
    this.matches.set(searchId, { hashIds: new Set([...this.of(searchId).hashIds, ...hashIds]), isAtLeast });
  }

  newestArrived(searchId: string, newest: NewestOffers): void {
    this.failed.delete(searchId);
    this.listed.set(searchId, newest);
  }

  totalCounted(total: number): void {
    this.total = total;
  }

  countFailed(searchId: string): void {
    this.failed.add(searchId);
  }

  visited(searchId: string): void {
    this.matches.set(searchId, { ...notCounted, isAtLeast: false });
  }
}
