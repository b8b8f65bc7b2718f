import { RecordAnalytics } from '../../src/application/session/RecordAnalytics';
import type { SessionStore } from '../../src/application/session/SessionStore';
import { Appearance } from '../../src/application/settings/Appearance';
import type { Twins } from './Twins';

type Asked = Pick<Twins, 'preferences' | 'browserWindow' | 'analytics' | 'texts'>;

/** The appearance settings of a dealer, on in-memory adapters. */
export const anAppearance = ({ preferences, browserWindow, analytics, texts }: Asked, session: SessionStore) =>
  new Appearance(preferences, browserWindow, new RecordAnalytics(analytics, session, preferences), texts);
