import * as fc from 'fast-check';
import { OwnProfile } from '../../../src/application/settings/OwnProfile';
import { dealerFields } from '../../../src/domain/settings/ProfileChange';
import { failed, success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aProfileForm, profileOf } from './aProfileForm';

watchActions();

const photo = new Blob(['photo'], { type: 'image/jpeg' });
const paper = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

it('OwnProfileForm puts the scaled picture into the form, whatever the size of the file', async () => {
  const { form, editing } = aProfileForm();
  await editing.chooseAvatar(new Blob([new Uint8Array(9_000_000)], { type: 'image/jpeg' }));
  expect(form.values.avatar).toMatch(/^data:image\/png/);
});

it('OwnProfileForm keeps the earlier picture if a file cannot be read, and says so until another one is read', async () => {
  const { form, editing } = aProfileForm();
  await editing.chooseAvatar(photo);
  const before = form.changes;
  await editing.chooseAvatar(paper);
  expect([editing.pictureFailure, form.changes]).toEqual([{ reason: 'unreadable' }, before]);
  await editing.chooseAvatar(photo);
  expect(editing.pictureFailure).toBeNull();
});

it('OwnProfileForm takes the picture that was chosen last, even if an earlier one is read later', async () => {
  const { at, form, editing } = aProfileForm();
  let answer = () => {};
  const late = new Promise<void>(resolve => (answer = resolve));
  jest
    .spyOn(at.twins.pictures, 'avatarOf')
    .mockImplementationOnce(() => late.then(() => success('data:image/png;base64,OLD')))
    .mockResolvedValueOnce(success('data:image/png;base64,NEW'));
  const first = editing.chooseAvatar(photo);
  await editing.chooseAvatar(photo);
  answer();
  await first;
  expect(form.changes).toEqual({ avatar: 'data:image/png;base64,NEW' });
});

const picture = 'data:image/png;base64,AA==';

it('OwnProfileForm sends only the changed fields and reports success', async () => {
  const { at, form, editing, open, sent, kept } = aProfileForm();
  await open();
  form.edit({ place: 'Kiel', firstName: 'Mara' });
  await at.passes(500);
  const saving = editing.save();
  expect(form.writing).toEqual({ step: 'sending' });
  expect(at.work.isAny).toBe(true);
  await saving;
  expect(sent.mock.calls).toEqual([[{ dealer: { place: 'Kiel' } }]]);
  expect(form.writing).toEqual({ step: 'saved' });
  expect(profileOf(at).dealer.place).toBe('Kiel');
  expect(at.dealer.profile()).toEqual(profileOf(at));
  expect([form.isDirty, at.work.isAny]).toEqual([false, false]);
  expect(await kept()).toBeUndefined();
});

it('OwnProfileForm sends the picture as data under `avatar`', async () => {
  const { form, editing, sent } = aProfileForm();
  form.edit({ avatar: picture });
  await editing.save();
  expect(sent.mock.calls).toEqual([[{ dealer: { avatar: picture } }]]);
  expect(form.values.avatar).toBe(picture);
});

it('OwnProfileForm treats an empty answer as success', async () => {
  const { at, form, editing, sent } = aProfileForm();
  sent.mockResolvedValueOnce(success(null));
  form.edit({ place: 'Kiel' });
  await editing.save();
  expect(profileOf(at).dealer).toMatchObject({ place: 'Kiel', firstName: 'Mara' });
  expect(form.isDirty).toBe(false);
});

it("OwnProfileForm keeps the input after a failure and shows the server's message at its field", async () => {
  const { at, form, editing, open, kept } = aProfileForm();
  await open();
  form.edit({ iban: 'DE00 1', place: 'Kiel' });
  await editing.save();
  expect(form.writing).toMatchObject({ step: 'failed', failure: { reason: 'refused', status: 422 } });
  expect(form.refusalMessage('iban')).toContain('IBAN');
  expect(form.refusalMessage('place')).toBeNull();
  expect(form.values.iban).toBe('DE00 1');
  expect(profileOf(at).dealer.place).toBe('Hamburg');
  expect(await kept()).toEqual({ iban: 'DE00 1', place: 'Kiel' });
  expect(at.work.isAny).toBe(true);
  form.edit({ iban: 'DE00 12' });
  expect(form.refusalMessage('iban')).toBeNull();
});

describe('OwnProfileForm, after an answer to its save was lost,', () => {
  async function lost({ hasArrived }: { readonly hasArrived: boolean }) {
    const profile = aProfileForm();
    const { at, editing, form, open, sent } = profile;
    await open();
    form.edit({ place: 'Kiel' });
    if (hasArrived) at.dealer.changeProfile({ dealer: { place: 'Kiel' } });
    sent.mockResolvedValueOnce(failed({ reason: 'timedOut' }));
    void editing.save();
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
    expect(form.values.place).toBe('Kiel');
  });
});

it('OwnProfileForm sends once, and not at all if nothing changed', async () => {
  const { form, editing, sent } = aProfileForm();
  await editing.save();
  expect(sent).not.toHaveBeenCalled();
  expect(form.writing).toEqual({ step: 'saved' });
  form.edit({ place: 'Kiel' });
  expect(form.writing).toEqual({ step: 'idle' });
  await Promise.all([editing.save(), editing.save()]);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('OwnProfileForm waits for the answer to a change of the language, so that no older profile is shown', async () => {
  const { at, form, editing, sent } = aProfileForm();
  at.twins.line.latency = 100;
  void at.container.get(OwnProfile).changeLanguage('pl');
  await settled();
  form.edit({ place: 'Kiel' });
  const saving = editing.save();
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
  await at.passes(100);
  await at.passes(100);
  await saving;
  expect(profileOf(at).dealer).toMatchObject({ language: 'pl', place: 'Kiel' });
  expect(form.isDirty).toBe(false);
});

it('OwnProfileForm sends nothing if the session ends while it waits', async () => {
  const { at, form, editing, sent } = aProfileForm();
  at.twins.line.latency = 100;
  void at.container.get(OwnProfile).changeLanguage('pl');
  await settled();
  form.edit({ place: 'Kiel' });
  void editing.save();
  at.session.sessionMissing(null);
  await at.passes(100);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form.writing).toEqual({ step: 'failed', failure: { reason: 'aborted' } });
});

it('OwnProfileForm does not restore a session that ended meanwhile', async () => {
  const { at, form, editing } = aProfileForm();
  form.edit({ place: 'Kiel' });
  at.twins.line.latency = 100;
  const saving = editing.save();
  await settled();
  at.session.sessionMissing(null);
  await at.passes(100);
  await saving;
  expect(at.session.state).toEqual({ step: 'unauthorized', failure: null });
});

it('after OwnProfileForm has saved, the server always has exactly the input', async () => {
  const field = fc.constantFrom(...dealerFields.filter(name => name !== 'iban'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, fc.string({ maxLength: 6 })), { maxLength: 8 }), async typed => {
      const { at, form, editing } = aProfileForm();
      for (const [name, text] of typed) form.edit({ [name]: text });
      const shown = dealerFields.map(name => form.values[name]);
      await editing.save();
      expect(dealerFields.map(name => at.dealer.profile().dealer[name])).toEqual(shown);
      expect(form.isDirty).toBe(false);
    }),
    { numRuns: 30 },
  );
});
