import { ConnectionStore } from '../../src/application/connection/ConnectionStore';
import { SessionStore } from '../../src/application/session/SessionStore';
import { aMarketplace } from '../infrastructure/demo/market/aMarketplace';
import { Twins } from './Twins';

/** A session that is not checked yet, in a browser of its own. */
export function aSession(): SessionStore {
  const { profiles, identity, clock, browserWindow } = new Twins(aMarketplace());
  return new SessionStore(profiles, identity, new ConnectionStore(browserWindow), clock, browserWindow);
}
