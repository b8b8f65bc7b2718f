import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';

interface NewMatches {
  readonly hashIds: ReadonlySet<HashId>;
  /** The server has more than were looked at. */
  readonly isAtLeast: boolean;
}

const none: NewMatches = { hashIds: new Set(), isAtLeast: false };

/** The offers of each saved search that are new since the dealer last opened it. */
export class NewMatchStore {
  private readonly matches = observable.map<string, NewMatches>(undefined, { deep: false });
  /** The searches that could not be counted. */
  private readonly failed = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'matches' | 'failed'>(this, { matches: false, failed: false });
  }

  of(searchId: string): NewMatches {
    return this.matches.get(searchId) ?? none;
  }

  isFailed(searchId: string): boolean {
    return this.failed.has(searchId);
  }

  get total(): number {
    return [...this.matches.values()].reduce((sum, { hashIds }) => sum + hashIds.size, 0);
  }

  found(searchId: string, hashIds: readonly HashId[], isAtLeast = this.of(searchId).isAtLeast): void {
    this.failed.delete(searchId);
    this.matches.set(searchId, { hashIds: new Set([...this.of(searchId).hashIds, ...hashIds]), isAtLeast });
  }

  countFailed(searchId: string): void {
    this.failed.add(searchId);
  }

  visited(searchId: string): void {
    this.matches.delete(searchId);
  }
}
