import type { Site } from '../../application/ports/Site';

/** Site settings with everything off by default. */
export class InMemorySite implements Site {
  readonly nativeApp: Site['nativeApp'];
  readonly map: Site['map'];
  readonly flagUrl: Site['flagUrl'];
  readonly registrationUrl: Site['registrationUrl'];
  readonly idleMinutes: Site['idleMinutes'];
  readonly draftDays: Site['draftDays'];

  constructor({
    nativeApp = null,
    map = null,
    flagUrl = null,
    registrationUrl = null,
    idleMinutes = null,
    draftDays = 30,
  }: Partial<Site> = {}) {
    this.nativeApp = nativeApp;
    this.map = map;
    this.flagUrl = flagUrl;
    this.registrationUrl = registrationUrl;
    this.idleMinutes = idleMinutes;
    this.draftDays = draftDays;
  }
}
