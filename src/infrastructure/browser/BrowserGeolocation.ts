import type { Geolocation, GeolocationFailure } from '../../application/ports/Geolocation';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { Position } from '../../domain/valuation/Distance';

/** Milliseconds. */
const WAITS = 20_000;

/** GeolocationPositionError.PERMISSION_DENIED */
const REFUSED = 1;

export class BrowserGeolocation implements Geolocation {
  locate(): Promise<Result<Position, GeolocationFailure>> {
    return new Promise(resolve => {
      // Missing in an insecure context.
      const { geolocation } = navigator as { geolocation?: Navigator['geolocation'] };
      if (!geolocation) return resolve(failed({ reason: 'unavailable' }));
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve(success({ latitude, longitude })),
        ({ code }) => resolve(failed({ reason: code === REFUSED ? 'refused' : 'unavailable' })),
        { timeout: WAITS },
      );
    });
  }
}
