import { ChangeLanguage } from '../../../src/application/settings/ChangeLanguage';
import { failed } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { profileOf } from './aProfileForm';

watchActions();

function aReader() {
  const at = new Workplace();
  const { profiles } = at.twins;
  return {
    at,
    saveInProfile: profiles.update.bind(profiles),
    appearance: at.appearance,
    changeLanguage: at.container.get(ChangeLanguage),
    sent: jest.spyOn(profiles, 'update'),
  };
}

it('a chosen language applies when its texts are loaded, and is stored as default_language_code of the profile', async () => {
  const { at, appearance, changeLanguage, sent } = aReader();
  at.twins.line.latency = 100;
  const storing = changeLanguage.execute('pl');
  await settled();
  expect(appearance.language).toBe('pl');
  expect(at.twins.preferences.read('language')).toBe('pl');
  expect(changeLanguage.saving).toEqual({ step: 'sending' });
  expect(at.work.isAny).toBe(true);
  await at.passes(100);
  await storing;
  expect(sent.mock.calls).toEqual([[{ dealer: { language: 'pl' } }]]);
  expect([profileOf(at).dealer.language, at.dealer.profile().dealer.language]).toEqual(['pl', 'pl']);
  expect(changeLanguage.saving).toEqual({ step: 'saved' });
  expect(at.work.isAny).toBe(false);
});

it('a chosen language stays on this device if it cannot be stored, and the page says so', async () => {
  const { at, appearance, changeLanguage } = aReader();
  at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
  await changeLanguage.execute('de');
  expect(appearance.language).toBe('de');
  expect(changeLanguage.saving).toEqual({ step: 'failed', failure: { reason: 'refused', status: 422, message: null } });
  expect(profileOf(at).dealer.language).toBe('en');
  await changeLanguage.execute('de');
  expect(changeLanguage.saving).toEqual({ step: 'saved' });
});

it('a chosen language whose answer is lost is looked for in the profile', async () => {
  const { at, changeLanguage, sent, saveInProfile } = aReader();
  sent.mockImplementationOnce(async change => {
    await saveInProfile(change);
    return failed({ reason: 'timedOut' });
  });
  at.twins.line.latency = 100;
  const storing = changeLanguage.execute('de');
  await settled();
  await at.passes(100);
  expect(changeLanguage.saving).toEqual({ step: 'sending', isAnswerLost: true });
  await at.passes(100);
  await storing;
  expect(changeLanguage.saving).toEqual({ step: 'saved' });
  expect(profileOf(at).dealer.language).toBe('de');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the server ends with the last chosen language, however fast the dealer chooses', async () => {
  const { at, appearance, changeLanguage, sent } = aReader();
  at.twins.line.latency = 100;
  void changeLanguage.execute('de');
  await settled();
  void changeLanguage.execute('en');
  void changeLanguage.execute('pl');
  await settled();
  await at.passes(100);
  await at.passes(100);
  expect(sent.mock.calls.map(([change]) => change.dealer?.language)).toEqual(['de', 'pl']);
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['pl', 'pl']);
  expect(at.dealer.profile().dealer.language).toBe('pl');
});

it('a language whose texts cannot be loaded is not stored until a second try succeeds', async () => {
  const { at, appearance, changeLanguage, sent } = aReader();
  at.twins.texts.outOfReach.add('de');
  await changeLanguage.execute('de');
  expect(appearance.languageMissing).toBe('de');
  expect(changeLanguage.saving).toEqual({ step: 'idle' });
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['en', 'en']);
  expect(sent).not.toHaveBeenCalled();
  at.twins.texts.outOfReach.clear();
  await changeLanguage.execute('de');
  expect(appearance.languageMissing).toBeNull();
  expect(changeLanguage.saving).toEqual({ step: 'saved' });
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['de', 'de']);
});
