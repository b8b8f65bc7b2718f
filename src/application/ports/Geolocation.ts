import type { Result } from '../../domain/shared/Result';
import type { Position } from '../../domain/valuation/Distance';

export abstract class Geolocation {
  /** Where the device is now. The browser asks the user first, so call this only on a press. */
  abstract locate(): Promise<Result<Position, GeolocationFailure>>;
}

/** `refused` by the user or by the browser's settings. */
export interface GeolocationFailure {
  readonly reason: 'refused' | 'unavailable';
}
