import { OwnProfile } from '../../../src/application/settings/OwnProfile';
import { failed } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { aProfileForm, profileOf } from './aProfileForm';

watchActions();

function aReader() {
  const at = new Workplace();
  const { profiles } = at.twins;
  return {
    at,
    saveInProfile: profiles.update.bind(profiles),
    appearance: at.appearance,
    profile: at.container.get(OwnProfile),
    sent: jest.spyOn(profiles, 'update'),
  };
}

it('a chosen language applies when its texts are loaded, and is stored as default_language_code of the profile', async () => {
  const { at, appearance, profile, sent } = aReader();
  at.twins.line.latency = 100;
  const storing = profile.changeLanguage('pl');
  await settled();
  expect(appearance.language).toBe('pl');
  expect(at.twins.preferences.read('language')).toBe('pl');
  expect(profile.language.saving).toEqual({ step: 'sending' });
  expect(at.work.isAny).toBe(true);
  await at.passes(100);
  await storing;
  expect(sent.mock.calls).toEqual([[{ dealer: { language: 'pl' } }]]);
  expect([profileOf(at).dealer.language, at.dealer.profile().dealer.language]).toEqual(['pl', 'pl']);
  expect(profile.language.saving).toEqual({ step: 'saved' });
  expect(at.work.isAny).toBe(false);
});

it('a chosen language stays on this device if it cannot be stored, and the page says so', async () => {
  const { at, appearance, profile } = aReader();
  at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
  await profile.changeLanguage('de');
  expect(appearance.language).toBe('de');
  expect(profile.language.saving).toEqual({
    step: 'failed',
    failure: { reason: 'refused', status: 422, message: null },
  });
  expect(profileOf(at).dealer.language).toBe('en');
  await profile.changeLanguage('de');
  expect(profile.language.saving).toEqual({ step: 'saved' });
});

it('a chosen language whose answer is lost is looked for in the profile', async () => {
  const { at, profile, sent, saveInProfile } = aReader();
  sent.mockImplementationOnce(async change => {
    await saveInProfile(change);
    return failed({ reason: 'timedOut' });
  });
  at.twins.line.latency = 100;
  const storing = profile.changeLanguage('de');
  await settled();
  await at.passes(100);
  expect(profile.language.saving).toEqual({ step: 'sending', isAnswerLost: true });
  await at.passes(100);
  await storing;
  expect(profile.language.saving).toEqual({ step: 'saved' });
  expect(profileOf(at).dealer.language).toBe('de');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the server ends with the last chosen language, however fast the dealer chooses', async () => {
  const { at, appearance, profile, sent } = aReader();
  at.twins.line.latency = 100;
  void profile.changeLanguage('de');
  await settled();
  void profile.changeLanguage('en');
  void profile.changeLanguage('pl');
  await settled();
  await at.passes(100);
  await at.passes(100);
  expect(sent.mock.calls.map(([change]) => change.dealer?.language)).toEqual(['de', 'pl']);
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['pl', 'pl']);
  expect(at.dealer.profile().dealer.language).toBe('pl');
});

it('a language whose texts cannot be loaded is not stored until a second try succeeds', async () => {
  const { at, appearance, profile, sent } = aReader();
  at.twins.texts.outOfReach.add('de');
  await profile.changeLanguage('de');
  expect(appearance.languageMissing).toBe('de');
  expect(profile.language.saving).toEqual({ step: 'idle' });
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['en', 'en']);
  expect(sent).not.toHaveBeenCalled();
  at.twins.texts.outOfReach.clear();
  await profile.changeLanguage('de');
  expect(appearance.languageMissing).toBeNull();
  expect(profile.language.saving).toEqual({ step: 'saved' });
  expect([appearance.language, profileOf(at).dealer.language]).toEqual(['de', 'de']);
});

const storedBy = (at: Workplace) => at.dealer.profile().notificationPermissions;

it('a permission shows at once, and only it is sent', async () => {
  const { at, profile, sent } = aReader();
  at.twins.line.latency = 100;
  void profile.permit('newOffers', false);
  await settled();
  expect([profile.isPermitted('newOffers'), profile.permissions.saving.step, at.work.isAny]).toEqual([
    false,
    'sending',
    true,
  ]);
  await at.passes(100);
  expect(sent.mock.calls).toEqual([[{ permissions: { newOffers: false } }]]);
  expect([profile.isPermitted('newOffers'), storedBy(at).newOffers, at.work.isAny]).toEqual([false, false, false]);
  expect(profile.permissions.saving).toEqual({ step: 'saved' });
});

it('permissions that change while one is sent are sent together afterwards', async () => {
  const { at, profile, sent } = aReader();
  at.twins.line.latency = 100;
  void profile.permit('newOffers', false);
  void profile.permit('higherBid', false);
  void profile.permit('newOffers', true);
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
  await at.passes(100);
  await at.passes(100);
  expect(sent.mock.calls.at(-1)).toEqual([{ permissions: { newOffers: true, higherBid: false } }]);
  expect(storedBy(at)).toMatchObject({ newOffers: true, higherBid: false });
});

it('a permission that was not stored stays chosen and is sent again on request', async () => {
  const { at, profile } = aReader();
  const failure = { reason: 'refused', status: 422, message: null } as const;
  at.twins.line.failNext(failure);
  await profile.permit('newOffers', false);
  expect(profile.permissions.saving).toEqual({ step: 'failed', failure });
  expect([profile.isPermitted('newOffers'), storedBy(at).newOffers]).toEqual([false, true]);
  await profile.permissions.send();
  expect(storedBy(at).newOffers).toBe(false);
});

it('a permission whose answer is lost is looked for in the profile', async () => {
  const { at, profile, sent, saveInProfile } = aReader();
  sent.mockImplementationOnce(async wanted => {
    await saveInProfile(wanted);
    return failed({ reason: 'timedOut' });
  });
  at.twins.line.latency = 100;
  void profile.permit('newOffers', false);
  await settled();
  await at.passes(100);
  expect(profile.permissions.saving).toEqual({ step: 'sending', isAnswerLost: true });
  await at.passes(100);
  expect(profile.permissions.saving).toEqual({ step: 'saved' });
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a later choice waits until the outcome of the one before is known', async () => {
  const { at, profile, sent, saveInProfile } = aReader();
  let arrives = () => Promise.resolve();
  sent.mockImplementationOnce(wanted => {
    arrives = async () => void (await saveInProfile(wanted));
    return Promise.resolve(failed({ reason: 'timedOut' }));
  });
  void profile.permit('newOffers', false);
  await settled();
  void profile.permit('newOffers', true);
  await at.passes(3000);
  expect(sent).toHaveBeenCalledTimes(1);
  await arrives();
  await at.passes(30_000);
  expect(sent.mock.calls.at(-1)).toEqual([{ permissions: { newOffers: true } }]);
  expect([profile.permissions.saving.step, at.dealer.profile().notificationPermissions.newOffers]).toEqual([
    'saved',
    true,
  ]);
});

it('what was saved is not said on the next visit', async () => {
  const { profile } = aReader();
  await profile.permit('newOffers', false);
  expect(profile.permissions.saving.step).toBe('saved');
  profile.permissions.dismiss('saved');
  expect(profile.permissions.saving.step).toBe('idle');
});

function following() {
  const { at, ...form } = aProfileForm();
  const cancel = at.container.get(OwnProfile).run();
  return { at, ...form, cancel, other: aProfileForm(new Workplace({ beside: at })) };
}

it('OwnProfile shows what another tab has saved when the dealer returns, except over what is typed here', async () => {
  const { at, form, other, cancel } = following();
  form.edit({ street: 'Am Kai 1' });
  other.form.edit({ place: 'Kiel', street: 'Hafen 2' });
  await other.editing.save();
  at.twins.browserWindow.focus();
  await settled();
  expect([form.values.place, form.values.street]).toEqual(['Kiel', 'Am Kai 1']);
  cancel();
  other.form.edit({ place: 'Bremen' });
  await other.editing.save();
  at.twins.browserWindow.focus();
  await settled();
  expect(profileOf(at).dealer.place).toBe('Kiel');
});

it('OwnProfile does not undo a change that was sent meanwhile', async () => {
  const { at, editing, form } = following();
  at.twins.browserWindow.focus();
  form.edit({ place: 'Kiel' });
  await editing.save();
  await settled();
  expect(profileOf(at).dealer.place).toBe('Kiel');
});

it('OwnProfile changes to the language that another tab has chosen on this device', async () => {
  const { at } = following();
  const appearance = at.appearance;
  const chosen = appearance.language === 'pl' ? 'de' : 'pl';
  at.twins.preferences.write('language', chosen);
  at.twins.browserWindow.focus();
  await settled();
  expect(appearance.language).toBe(chosen);
});
