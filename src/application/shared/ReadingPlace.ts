import { makeAutoObservable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';

/** The first tile in the visible part of a list. */
export interface TopTile {
  readonly hashId: HashId;
  /** Pixels of its row above the visible part. */
  readonly above: number;
}

/** Where the dealer reads a list. Kept while the list is off screen. */
export class ReadingPlace {
  /** Pixels from the top. */
  scrollTop = 0;
  /** Finds the scroll position again if rows have moved. Null at the top, or if unknown. */
  topTile: TopTile | null = null;
  /** Number of times the list was scrolled to a place by something other than the dealer's scrolling. */
  restarts = 0;
  /** The pointer or the focus is within the rows. */
  isInUse = false;

  constructor() {
    makeAutoObservable(this, { scrollTop: false, topTile: false, isAtRest: false }, { deep: false });
  }

  /** Whether a row may move. */
  get isAtRest(): boolean {
    return this.scrollTop === 0 && !this.isInUse;
  }

  scrolledTo(pixels: number, topTile: TopTile | null = null): void {
    this.scrollTop = pixels;
    this.topTile = topTile;
  }

  toTop(): void {
    this.scrolledTo(0);
    this.restarts += 1;
  }

  /** The tile becomes the first one in sight. */
  toTile(topTile: TopTile): void {
    this.topTile = topTile;
    this.restarts += 1;
  }

  useChanged(isInUse: boolean): void {
    this.isInUse = isInUse;
  }
}
