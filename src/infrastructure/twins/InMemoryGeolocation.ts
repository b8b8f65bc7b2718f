import type { Geolocation, GeolocationFailure } from '../../application/ports/Geolocation';
import { failed, type Result } from '../../domain/shared/Result';
import type { Position } from '../../domain/valuation/Distance';

export class InMemoryGeolocation implements Geolocation {
  answer: Result<Position, GeolocationFailure> = failed({ reason: 'unavailable' });

  locate(): Promise<Result<Position, GeolocationFailure>> {
    return Promise.resolve(this.answer);
  }
}
