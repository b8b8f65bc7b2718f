import type { HashId } from '../../../domain/offers/Offer';

export interface DrawnRow {
  readonly id: HashId;
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly start: number;
}

/** The visible range, in pixels from the top of the list. */
export interface Sight {
  readonly top: number;
  readonly end: number;
}

/** The largest number of rows by which a visible row has moved down since it was rendered. Moves up are ignored. */
export function anchorShift(drawn: readonly DrawnRow[], ids: readonly HashId[], { top, end }: Sight): number {
  const inSight = drawn.filter(({ start }) => start >= top && start < end);
  return Math.max(0, ...inSight.map(({ id, index }) => ids.indexOf(id) - index));
}
