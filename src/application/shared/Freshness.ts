import { makeAutoObservable } from 'mobx';
import type { Instant } from '../../domain/shared/Instant';

/** When a list was fetched, and whether it misses a later change. */
export class Freshness {
  /** 0 if the list is outdated, null if it was never fetched. */
  fetchedAt: Instant | null = null;
  private outdatings = 0;
  private outdatingsWhenAsked = 0;

  constructor() {
    makeAutoObservable(this);
  }

  /** Whether the list was fetched and is not outdated. */
  get isCurrent(): boolean {
    return this.fetchedAt !== null && this.fetchedAt > 0;
  }

  /** Whether the list became outdated since its newest rows were last requested. */
  get needsAsking(): boolean {
    return this.outdatings !== this.outdatingsWhenAsked;
  }

  outdated(): void {
    this.outdatings += 1;
    if (this.fetchedAt !== null) this.fetchedAt = 0;
  }

  /** The newest rows are requested. */
  asked(): void {
    this.outdatingsWhenAsked = this.outdatings;
  }

  /** A response misses a change that arrived after its request, so the list stays outdated then. */
  arrived(at: Instant): void {
    this.fetchedAt = this.outdatings === this.outdatingsWhenAsked ? at : 0;
  }

  /** A further page does not show whether the newest rows are current. */
  moreArrived(at: Instant): void {
    if (this.fetchedAt !== 0) this.fetchedAt = at;
  }
}
