import type { Clock } from '../../../application/ports/Clock';
import type { Language } from '../../../domain/shared/Language';

export interface MarketplaceOptions {
  readonly seed: number;
  /** The number of open offers on the first day, up to 100,000. */
  readonly offers: number;
  /** The speed of the simulation: 0 disables all other participants, 1 is a calm morning. */
  readonly tempo: number;
  readonly clock: Clock;
  /** The origin that serves the photos, such as `https://paddock.example`. The API uses absolute addresses. */
  readonly photoBase?: string;
  /** The language of the dealers on the first day. English by default. */
  readonly language?: Language;
  /** Milliseconds from a purchase to its realization. 0 by default. */
  readonly dealsOpenAfter?: number;
}
