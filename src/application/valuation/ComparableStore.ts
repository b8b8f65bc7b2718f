import { makeAutoObservable, observable } from 'mobx';
import type { KeptComparables } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { HOUR, type Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { putLast } from '../../domain/shared/sorted';
import { priceSummary, type PriceSummary } from '../../domain/valuation/ComparableSale';

/** What the archive answered to the question about one offer. */
export interface FoundComparables extends KeptComparables {
  readonly foundAt: Instant;
  /** Computed once, because views and each check of a bid read it. */
  readonly summary: PriceSummary;
}

export type ComparableStep =
  | { readonly step: 'idle' }
  | { readonly step: 'searching'; readonly done: number; readonly wanted: number }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Number of offers whose sales are kept in memory. The sales of other offers are read from the book again. */
const KEPT = 50;

const KEPT_FOR = 24 * HOUR;

const idle: ComparableStep = { step: 'idle' };

/** The comparable sales of each offer, and the searches under way. */
export class ComparableStore {
  private readonly found = observable.map<HashId, FoundComparables>(undefined, { deep: false });
  private readonly steps = observable.map<HashId, ComparableStep>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'found' | 'steps'>(this, { found: false, steps: false });
  }

  /** The time is an argument, because MobX does not notice that it passes. Sales that are too old are not shown. */
  get(hashId: HashId, now: Instant): FoundComparables | undefined {
    const found = this.found.get(hashId);
    return found && now - found.foundAt < KEPT_FOR ? found : undefined;
  }

  get hashIds(): readonly HashId[] {
    return [...this.found.keys()];
  }

  stepOf(hashId: HashId): ComparableStep {
    return this.steps.get(hashId) ?? idle;
  }

  /** Null if too few sales are known. */
  medianOf(hashId: HashId, now: Instant): Money | null {
    const summary = this.get(hashId, now)?.summary;
    return summary?.kind === 'known' ? summary.median : null;
  }

  progressed(hashId: HashId, done: number, wanted: number): void {
    this.steps.set(hashId, { step: 'searching', done, wanted });
  }

  answered(hashId: HashId, kept: KeptComparables, foundAt: Instant): void {
    putLast(this.found, [hashId, { ...kept, foundAt, summary: priceSummary(kept.sales) }], KEPT);
    this.steps.delete(hashId);
  }

  failed(hashId: HashId, failure: Failure): void {
    this.steps.set(hashId, { step: 'failed', failure });
  }

  cancelled(hashId: HashId): void {
    this.steps.delete(hashId);
  }

  /** The sales that were found are no longer in the book. */
  forgotten(): void {
    this.found.clear();
  }
}
