import { makeAutoObservable, observable } from 'mobx';
import type { KeptComparables } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Instant } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { putLast } from '../../domain/shared/putLast';
import { priceSummary } from '../../domain/valuation/Comparables';

/** What the archive answered to the question about one offer. */
export interface FoundComparables extends KeptComparables {
  readonly foundAt: Instant;
}

export type ComparableStep =
  | { readonly step: 'idle' }
  | { readonly step: 'searching'; readonly done: number; readonly wanted: number }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Number of offers whose sales are kept in memory. Those of other offers are read from the book again. */
const KEPT = 50;

const idle: ComparableStep = { step: 'idle' };

/** The comparable sales of each offer, and the searches under way. */
export class ComparableStore {
  private readonly found = observable.map<HashId, FoundComparables>(undefined, { deep: false });
  private readonly steps = observable.map<HashId, ComparableStep>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'found' | 'steps'>(this, { found: false, steps: false });
  }

  get(hashId: HashId): FoundComparables | undefined {
    return this.found.get(hashId);
  }

  stepOf(hashId: HashId): ComparableStep {
    return this.steps.get(hashId) ?? idle;
  }

  /** Null if too few sales are known. */
  medianOf(hashId: HashId): Money | null {
    const summary = priceSummary(this.found.get(hashId)?.sales ?? []);
    return summary.kind === 'known' ? summary.median : null;
  }

  progressed(hashId: HashId, done: number, wanted: number): void {
    this.steps.set(hashId, { step: 'searching', done, wanted });
  }

  answered(hashId: HashId, found: FoundComparables): void {
    putLast(this.found, [hashId, found], KEPT);
    this.steps.delete(hashId);
  }

  failed(hashId: HashId, failure: Failure): void {
    this.steps.set(hashId, { step: 'failed', failure });
  }

  cancelled(hashId: HashId): void {
    this.steps.delete(hashId);
  }
}
