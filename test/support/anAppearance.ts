import { RecordAnalytics } from '../../src/application/session/RecordAnalytics';
import type { SessionStore } from '../../src/application/session/SessionStore';
import { AppearanceStore } from '../../src/application/settings/AppearanceStore';
import { ChangeAppearance } from '../../src/application/settings/ChangeAppearance';
import type { Twins } from './Twins';

type Asked = Pick<Twins, 'preferences' | 'browserWindow' | 'analytics' | 'texts'>;

/** The appearance settings of a dealer, on in-memory adapters. */
export function anAppearance({ preferences, browserWindow, analytics, texts }: Asked, session: SessionStore) {
  const appearance = new AppearanceStore();
  return {
    appearance,
    change: new ChangeAppearance(
      preferences,
      browserWindow,
      new RecordAnalytics(analytics, session, preferences),
      texts,
      appearance,
    ),
  };
}
