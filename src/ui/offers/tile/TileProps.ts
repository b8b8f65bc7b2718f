import type { HashId } from '../../../domain/offers/Offer';

/** What a list passes to the view of one offer. */
export interface TileProps {
  readonly hashId: HashId;
  /** Its place among the offers on screen, counted from 0. */
  readonly place: number;
  /** Called when the pointer reaches the offer. */
  readonly onPreload: () => void;
}
