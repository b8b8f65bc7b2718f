import type { Site } from '../../application/ports/Site';

/** A host that set nothing up, but for what it is given. */
export class InMemorySite implements Site {
  readonly nativeApp: Site['nativeApp'];
  readonly map: Site['map'];
  readonly flagUrl: Site['flagUrl'];
  readonly registrationUrl: Site['registrationUrl'];

  constructor({ nativeApp = null, map = null, flagUrl = null, registrationUrl = null }: Partial<Site> = {}) {
    this.nativeApp = nativeApp;
    this.map = map;
    this.flagUrl = flagUrl;
    this.registrationUrl = registrationUrl;
  }
}
