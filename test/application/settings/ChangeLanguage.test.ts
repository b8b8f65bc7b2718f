import { AppearanceStore } from '../../../src/application/settings/AppearanceStore';
import { ChangeAppearance } from '../../../src/application/settings/ChangeAppearance';
import { ChangeLanguage } from '../../../src/application/settings/ChangeLanguage';
import { LanguageStore } from '../../../src/application/settings/LanguageStore';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { profileOf } from './aProfileForm';

watchActions();

function aReader() {
  const at = new Workplace();
  const { preferences, browserWindow, analytics, profiles } = at.twins;
  const appearance = new AppearanceStore();
  const store = new LanguageStore();
  const change = new ChangeAppearance(preferences, browserWindow, analytics, at.session, appearance);
  const changeLanguage = new ChangeLanguage(profiles, at.session, change, store, at.work);
  return { at, appearance, store, changeLanguage, sent: jest.spyOn(profiles, 'update') };
}

it('applies at once, and is stored as default_language_code of the profile', async () => {
  const { at, appearance, store, changeLanguage, sent } = aReader();
  const storing = changeLanguage.execute('pl');
  expect(appearance.language).toBe('pl');
  expect(at.twins.preferences.read('language')).toBe('pl');
  expect(store.saving).toEqual({ step: 'sending' });
  expect(at.work.isAny).toBe(true);
  await storing;
  expect(sent.mock.calls).toEqual([[{ dealer: { language: 'pl' } }]]);
  expect([profileOf(at).dealer.language, at.dealer.profile().dealer.language]).toEqual(['pl', 'pl']);
  expect(store.saving).toEqual({ step: 'saved' });
  expect(at.work.isAny).toBe(false);
});

it('stays here where it could not be stored, which is said', async () => {
  const { at, appearance, store, changeLanguage } = aReader();
  at.twins.line.failNext({ reason: 'offline' });
  await changeLanguage.execute('de');
  expect(appearance.language).toBe('de');
  expect(store.saving).toEqual({ step: 'failed', because: { reason: 'offline' } });
  expect(profileOf(at).dealer.language).toBe('en');
  await changeLanguage.execute('de');
  expect(store.saving).toEqual({ step: 'saved' });
});

it('leaves the server with the last one, however fast they are chosen', async () => {
  const { at, appearance, changeLanguage, sent } = aReader();
  at.twins.line.latency = 100;
  void changeLanguage.execute('de');
  void changeLanguage.execute('en');
  void changeLanguage.execute('pl');
  await at.passes(100);
  await at.passes(100);
  expect(sent.mock.calls.map(([change]) => change.dealer?.language)).toEqual(['de', 'pl']);
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['pl', 'pl']);
  expect(at.dealer.profile().dealer.language).toBe('pl');
});
