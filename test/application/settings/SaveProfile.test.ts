import * as fc from 'fast-check';
import { ChangeLanguage } from '../../../src/application/settings/ChangeLanguage';
import { dealerFields } from '../../../src/domain/settings/ProfileChange';
import { failed, success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aProfileForm, profileOf } from './aProfileForm';

watchActions();

const picture = 'data:image/png;base64,AA==';

it('SaveProfile sends only the changed fields and reports success', async () => {
  const { at, form, editing, saveProfile, sent, kept } = aProfileForm();
  await editing.open();
  editing.execute({ place: 'Kiel', firstName: 'Mara', newOffers: false });
  await at.passes(300);
  const saving = saveProfile.execute();
  expect(form.writing).toEqual({ step: 'sending' });
  expect(at.work.isAny).toBe(true);
  await saving;
  expect(sent.mock.calls).toEqual([[{ dealer: { place: 'Kiel' }, permissions: { newOffers: false } }]]);
  expect(form.writing).toEqual({ step: 'saved' });
  expect(profileOf(at).dealer.place).toBe('Kiel');
  expect(at.dealer.profile()).toEqual(profileOf(at));
  expect([form.isDirty, at.work.isAny]).toEqual([false, false]);
  expect(await kept()).toBeUndefined();
});

it('SaveProfile sends the picture as data under `avatar`', async () => {
  const { editing, saveProfile, sent, form } = aProfileForm();
  editing.execute({ avatar: picture });
  await saveProfile.execute();
  expect(sent.mock.calls).toEqual([[{ dealer: { avatar: picture } }]]);
  expect(form.form.avatar).toBe(picture);
});

it('SaveProfile treats an empty answer as success', async () => {
  const { at, form, editing, saveProfile, sent } = aProfileForm();
  sent.mockResolvedValueOnce(success(null));
  editing.execute({ place: 'Kiel' });
  await saveProfile.execute();
  expect(profileOf(at).dealer).toMatchObject({ place: 'Kiel', firstName: 'Mara' });
  expect(form.isDirty).toBe(false);
});

it("SaveProfile keeps the input after a failure and shows the server's message at its field", async () => {
  const { at, form, editing, saveProfile, kept } = aProfileForm();
  await editing.open();
  editing.execute({ iban: 'DE00 1', place: 'Kiel' });
  await saveProfile.execute();
  expect(form.writing).toMatchObject({ step: 'failed', failure: { reason: 'refused', status: 422 } });
  expect(form.refusalMessage('iban')).toContain('IBAN');
  expect(form.refusalMessage('place')).toBeNull();
  expect(form.form.iban).toBe('DE00 1');
  expect(profileOf(at).dealer.place).toBe('Hamburg');
  expect(await kept()).toEqual({ iban: 'DE00 1', place: 'Kiel' });
  expect(at.work.isAny).toBe(true);
  editing.execute({ iban: 'DE00 12' });
  expect(form.refusalMessage('iban')).toBeNull();
});

describe('SaveProfile, after an answer that was lost,', () => {
  async function lost({ hasArrived }: { readonly hasArrived: boolean }) {
    const profile = aProfileForm();
    const { at, editing, saveProfile, sent } = profile;
    await editing.open();
    editing.execute({ place: 'Kiel', newOffers: false });
    if (hasArrived) at.dealer.changeProfile({ dealer: { place: 'Kiel' }, permissions: { newOffers: false } });
    sent.mockResolvedValueOnce(failed({ reason: 'timedOut' }));
    void saveProfile.execute();
    await settled();
    return profile;
  }

  it('finds its changes in the profile', async () => {
    const { at, form, sent } = await lost({ hasArrived: true });
    expect([form.writing.step, form.isDirty, sent.mock.calls.length]).toEqual(['saved', false, 1]);
    expect(profileOf(at).dealer.place).toBe('Kiel');
  });

  it('says that it is checked, and does not know after a minute', async () => {
    const { at, form } = await lost({ hasArrived: false });
    expect(form.writing).toEqual({ step: 'sending', isAnswerLost: true });
    await at.passesInSeconds(66);
    expect(form.writing).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(form.form.place).toBe('Kiel');
  });
});

it('SaveProfile keeps what is typed while it is being sent', async () => {
  const { at, form, editing, saveProfile } = aProfileForm();
  editing.execute({ place: 'Kiel', street: 'Am Kai 1' });
  at.twins.line.latency = 100;
  const saving = saveProfile.execute();
  await settled();
  editing.execute({ place: 'Bremen' });
  await at.passes(100);
  await saving;
  expect(form.form.place).toBe('Bremen');
  expect(form.changes).toEqual({ place: 'Bremen' });
});

it('SaveProfile sends once, and not at all if nothing changed', async () => {
  const { form, editing, saveProfile, sent } = aProfileForm();
  await saveProfile.execute();
  expect(sent).not.toHaveBeenCalled();
  expect(form.writing).toEqual({ step: 'saved' });
  editing.execute({ place: 'Kiel' });
  expect(form.writing).toEqual({ step: 'idle' });
  await Promise.all([saveProfile.execute(), saveProfile.execute()]);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('SaveProfile waits for the answer to a change of the language, so that no older profile is shown', async () => {
  const { at, form, editing, saveProfile, sent } = aProfileForm();
  at.twins.line.latency = 100;
  void at.container.get(ChangeLanguage).execute('pl');
  await settled();
  editing.execute({ place: 'Kiel' });
  const saving = saveProfile.execute();
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
  await at.passes(100);
  await at.passes(100);
  await saving;
  expect(profileOf(at).dealer).toMatchObject({ language: 'pl', place: 'Kiel' });
  expect(form.isDirty).toBe(false);
});

it('SaveProfile sends nothing if the session ends while it waits', async () => {
  const { at, form, editing, saveProfile, sent } = aProfileForm();
  at.twins.line.latency = 100;
  void at.container.get(ChangeLanguage).execute('pl');
  await settled();
  editing.execute({ place: 'Kiel' });
  void saveProfile.execute();
  at.session.sessionMissing(null);
  await at.passes(100);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form.writing).toEqual({ step: 'failed', failure: { reason: 'aborted' } });
});

it('SaveProfile does not restore a session that ended meanwhile', async () => {
  const { at, editing, saveProfile } = aProfileForm();
  editing.execute({ place: 'Kiel' });
  at.twins.line.latency = 100;
  const saving = saveProfile.execute();
  await settled();
  at.session.sessionMissing(null);
  await at.passes(100);
  await saving;
  expect(at.session.state).toEqual({ step: 'unauthorized', failure: null });
});

it('after SaveProfile the server always has exactly the input', async () => {
  const field = fc.constantFrom(...dealerFields.filter(name => name !== 'iban'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, fc.string({ maxLength: 6 })), { maxLength: 8 }), async typed => {
      const { at, form, editing, saveProfile } = aProfileForm();
      for (const [name, text] of typed) editing.execute({ [name]: text });
      const shown = dealerFields.map(name => form.form[name]);
      await saveProfile.execute();
      expect(dealerFields.map(name => at.dealer.profile().dealer[name])).toEqual(shown);
      expect(form.isDirty).toBe(false);
    }),
    { numRuns: 30 },
  );
});
