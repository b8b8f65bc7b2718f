import { makeAutoObservable } from 'mobx';
import type { Instant } from '../../domain/shared/Instant';

/** When a list was fetched, and whether something has happened since that its rows do not show. */
export class Freshness {
  /** Zero if the list is outdated, null if it was never fetched. */
  fetchedAt: Instant | null = null;
  private outdatings = 0;
  private outdatingsWhenAsked = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** Whether the list was fetched, and is not outdated since. */
  get isCurrent(): boolean {
    return this.fetchedAt !== null && this.fetchedAt > 0;
  }

  /** Whether nobody has asked for the newest rows since the list was outdated. */
  get needsAsking(): boolean {
    return this.outdatings !== this.outdatingsWhenAsked;
  }

  outdated(): void {
    this.outdatings += 1;
    if (this.fetchedAt !== null) this.fetchedAt = 0;
  }

  /** The newest rows are asked for. */
  asked(): void {
    this.outdatingsWhenAsked = this.outdatings;
  }

  /** An answer does not show what outdated the list after it was asked for. */
  arrived(at: Instant): void {
    this.fetchedAt = this.outdatings === this.outdatingsWhenAsked ? at : 0;
  }

  /** Further rows say nothing of the newest ones. */
  moreArrived(at: Instant): void {
    if (this.fetchedAt !== 0) this.fetchedAt = at;
  }
}
