import type { Clock } from '../../../application/ports/Clock';
import type { Language } from '../../../domain/shared/Language';

export interface MarketplaceOptions {
  readonly seed: number;
  /** Open offers on the first day, up to 100,000. */
  readonly offers: number;
  /** 0 = nobody else moves; 1 = a calm morning. */
  readonly tempo: number;
  readonly clock: Clock;
  /** The origin that serves the photos, such as `https://paddock.example`: addresses on the wire are absolute. */
  readonly photoBase?: string;
  /** What its dealers speak on the first day; English where nobody says. */
  readonly language?: Language;
  /** ms from a purchase to its deal; 0 where it is left out. */
  readonly dealsOpenAfter?: number;
}
