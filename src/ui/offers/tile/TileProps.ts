import type { HashId } from '../../../domain/offers/Offer';

/** What a list passes to the view of one offer. */
export interface TileProps {
  readonly hashId: HashId;
  /** Its place among the offers on screen, counted from 0. */
  readonly place: number;
  /** Renders only what is readable during fast scrolling. */
  readonly isPassing: boolean;
  /** Called when the pointer reaches the offer. */
  readonly onPreload: () => void;
}
