import type { HashId } from '../../../../domain/offers/Offer';
import { HOUR, type Instant } from '../../../../domain/shared/Instant';
import { OfferDice } from '../offers/OfferDice';
import { archiveSkew, type FilteredFacts, filteredFacts, modelAt, modelIndexOf, variantOf } from '../offers/OfferFacts';
import { hashId } from '../offers/OfferName';

/** Higher than the index of any offer that a market publishes. */
const FIRST_INDEX = 2 ** 24;

/** Between two sales. */
const APART = HOUR / 2;

interface ArchiveOptions {
  readonly seed: number;
  readonly sales: number;
  /** When the latest of these sales ended. */
  readonly endedAt: Instant;
  readonly thisYear: number;
}

/**
 * The sales from before the offers of `Stock`, by position, the latest first. The facts of all sales are computed by the
 * first search with filters, so the start of a market does not wait for them.
 */
export class SoldArchive {
  private sales: readonly FilteredFacts[] | null = null;

  constructor(private readonly options: ArchiveOptions) {}

  get size(): number {
    return this.options.sales;
  }

  filtered(position: number): FilteredFacts {
    this.sales ??= Array.from({ length: this.size }, (_, sale) =>
      filteredFacts(this.dice(sale), this.options.thisYear, archiveSkew),
    );
    return this.sales[position]!;
  }

  indexAt(position: number): number {
    return FIRST_INDEX + position;
  }

  /** Null if the index is not in the archive. */
  positionOf(index: number): number | null {
    const position = index - FIRST_INDEX;
    return position >= 0 && position < this.size ? position : null;
  }

  hashId(position: number): HashId {
    const { vehicleType } = modelAt(modelIndexOf(this.dice(position), archiveSkew));
    return hashId(this.options.seed, this.indexAt(position), vehicleType);
  }

  variant(position: number): string {
    const dice = this.dice(position);
    return variantOf(dice, modelAt(modelIndexOf(dice, archiveSkew)));
  }

  soldAt(position: number): Instant {
    return Math.round(this.options.endedAt - (position + this.dice(position).roll('closed')) * APART);
  }

  private dice(position: number): OfferDice {
    return new OfferDice(this.options.seed, this.indexAt(position));
  }
}
