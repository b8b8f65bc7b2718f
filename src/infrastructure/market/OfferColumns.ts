import type { FilteredFacts } from './OfferFacts';

const UNKNOWN = -1;
const DAMAGED = 1;
const FIXED_PRICE = 2;
const CLOSED = 4;

/**
 * The filterable facts of every offer in typed arrays, about a dozen bytes per offer, so that a search over 100,000
 * offers is fast.
 */
export class OfferColumns {
  private length = 0;
  private models: Uint16Array;
  private places: Uint16Array;
  private years: Int16Array;
  private mileages: Int32Array;
  private flags: Uint8Array;

  constructor(capacity: number) {
    this.models = new Uint16Array(capacity);
    this.places = new Uint16Array(capacity);
    this.years = new Int16Array(capacity);
    this.mileages = new Int32Array(capacity);
    this.flags = new Uint8Array(capacity);
  }

  get size(): number {
    return this.length;
  }

  add(facts: FilteredFacts): void {
    if (this.length === this.models.length) this.grow();
    const index = this.length;
    this.models[index] = facts.modelIndex;
    this.places[index] = facts.placeIndex;
    this.years[index] = facts.year ?? UNKNOWN;
    this.mileages[index] = facts.mileage ?? UNKNOWN;
    this.flags[index] = (facts.damaged ? DAMAGED : 0) | (facts.hasFixedPrice ? FIXED_PRICE : 0);
    this.length += 1;
  }

  close(index: number): void {
    this.flags[index] = (this.flags[index] ?? 0) | CLOSED;
  }

  modelAt(index: number): number {
    return this.models[index] ?? 0;
  }

  placeAt(index: number): number {
    return this.places[index] ?? 0;
  }

  /** Negative if unknown. */
  yearAt(index: number): number {
    return this.years[index] ?? UNKNOWN;
  }

  /** In km, negative if unknown. */
  mileageAt(index: number): number {
    return this.mileages[index] ?? UNKNOWN;
  }

  isDamaged(index: number): boolean {
    return ((this.flags[index] ?? 0) & DAMAGED) !== 0;
  }

  hasFixedPrice(index: number): boolean {
    return ((this.flags[index] ?? 0) & FIXED_PRICE) !== 0;
  }

  isClosed(index: number): boolean {
    return ((this.flags[index] ?? 0) & CLOSED) !== 0;
  }

  private grow(): void {
    const capacity = 2 * this.length + 16;
    this.models = extended(this.models, new Uint16Array(capacity));
    this.places = extended(this.places, new Uint16Array(capacity));
    this.years = extended(this.years, new Int16Array(capacity));
    this.mileages = extended(this.mileages, new Int32Array(capacity));
    this.flags = extended(this.flags, new Uint8Array(capacity));
  }
}

function extended<Column extends { set(values: ArrayLike<number>): void }>(
  values: ArrayLike<number>,
  longer: Column,
): Column {
  longer.set(values);
  return longer;
}
