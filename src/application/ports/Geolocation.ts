import type { Result } from '../../domain/shared/Result';
import type { Position } from '../../domain/valuation/Distance';

export interface Geolocation {
  /** Where the device is now. The browser asks the user first, so call this only on a press. */
  locate(): Promise<Result<Position, GeolocationFailure>>;
}

/** `refused` by the user or by the browser's settings. */
export interface GeolocationFailure {
  readonly reason: 'refused' | 'unavailable';
}

export const Geolocation = Symbol('Geolocation');
