import * as fc from 'fast-check';
import { dealerFields } from '../../../src/domain/settings/ProfileChange';
import { success } from '../../../src/domain/shared/Result';
import { watchActions } from '../../support/watchActions';
import { aProfileForm, profileOf } from './aProfileForm';

watchActions();

const picture = 'data:image/png;base64,AA==';

it('sends only what was changed, and says that it is saved', async () => {
  const { at, form, editing, saveProfile, sent, kept } = aProfileForm();
  await editing.open();
  editing.execute({ dealer: { place: 'Kiel', firstName: 'Mara' }, permissions: { newOffers: false } });
  await at.passes(300);
  const saving = saveProfile.execute();
  expect(form.saving).toEqual({ step: 'sending' });
  expect(at.work.isAny).toBe(true);
  await saving;
  expect(sent.mock.calls).toEqual([[{ dealer: { place: 'Kiel' }, permissions: { newOffers: false } }]]);
  expect(form.saving).toEqual({ step: 'saved' });
  expect(profileOf(at).dealer.place).toBe('Kiel');
  expect(at.dealer.profile()).toEqual(profileOf(at));
  expect([editing.isDirty, at.work.isAny]).toEqual([false, false]);
  expect(await kept()).toBeUndefined();
});

it('sends the picture as data, under `avatar` alone', async () => {
  const { at, editing, saveProfile, sent, form } = aProfileForm();
  editing.execute({ dealer: { avatar: picture } });
  await saveProfile.execute();
  expect(sent.mock.calls).toEqual([[{ dealer: { avatar: picture } }]]);
  expect(form.avatarOf(profileOf(at))).toBe(picture);
});

it('takes an empty answer for what was sent', async () => {
  const { at, editing, saveProfile, sent } = aProfileForm();
  sent.mockResolvedValueOnce(success(null));
  editing.execute({ dealer: { place: 'Kiel' } });
  await saveProfile.execute();
  expect(profileOf(at).dealer).toMatchObject({ place: 'Kiel', firstName: 'Mara' });
  expect(editing.isDirty).toBe(false);
});

it('keeps the fields with their values where it failed, and says the words of the server beside the field they name', async () => {
  const { at, form, editing, saveProfile, kept } = aProfileForm();
  await editing.open();
  editing.execute({ dealer: { iban: 'DE00 1', place: 'Kiel' } });
  await saveProfile.execute();
  expect(form.saving).toMatchObject({ step: 'failed', because: { reason: 'refused', status: 422 } });
  expect(form.problemOf('iban')).toContain('IBAN');
  expect(form.problemOf('place')).toBeNull();
  expect(form.textOf(profileOf(at), 'iban')).toBe('DE00 1');
  expect(profileOf(at).dealer.place).toBe('Hamburg');
  expect(await kept()).toEqual({ dealer: { iban: 'DE00 1', place: 'Kiel' } });
  expect(at.work.isAny).toBe(true);
  editing.execute({ dealer: { iban: 'DE00 12' } });
  expect(form.problemOf('iban')).toBeNull();
});

it('keeps what was typed while it was under way', async () => {
  const { at, form, editing, saveProfile } = aProfileForm();
  editing.execute({ dealer: { place: 'Kiel', street: 'Am Kai 1' } });
  at.twins.line.latency = 100;
  const saving = saveProfile.execute();
  editing.execute({ dealer: { place: 'Bremen' } });
  await at.passes(100);
  await saving;
  expect(form.textOf(profileOf(at), 'place')).toBe('Bremen');
  expect(editing.changes).toEqual({ dealer: { place: 'Bremen' } });
});

it('is sent once, however often it is pressed, and not at all where nothing changed', async () => {
  const { form, editing, saveProfile, sent } = aProfileForm();
  await saveProfile.execute();
  expect(sent).not.toHaveBeenCalled();
  expect(form.saving).toEqual({ step: 'saved' });
  editing.execute({ dealer: { place: 'Kiel' } });
  expect(form.saving).toEqual({ step: 'idle' });
  await Promise.all([saveProfile.execute(), saveProfile.execute()]);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('does not bring back a dealer whose session ended meanwhile', async () => {
  const { at, editing, saveProfile } = aProfileForm();
  editing.execute({ dealer: { place: 'Kiel' } });
  at.twins.line.latency = 100;
  const saving = saveProfile.execute();
  at.session.sessionMissing(null);
  await at.passes(100);
  await saving;
  expect(at.session.state).toEqual({ step: 'unauthorized', because: null });
});

it('whatever is typed, the server holds exactly that after saving', async () => {
  const field = fc.constantFrom(...dealerFields.filter(name => name !== 'iban'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, fc.string({ maxLength: 6 })), { maxLength: 8 }), async typed => {
      const { at, form, editing, saveProfile } = aProfileForm();
      for (const [name, text] of typed) editing.execute({ dealer: { [name]: text } });
      const shown = dealerFields.map(name => form.textOf(profileOf(at), name));
      await saveProfile.execute();
      expect(dealerFields.map(name => at.dealer.profile().dealer[name])).toEqual(shown);
      expect(editing.isDirty).toBe(false);
    }),
    { numRuns: 30 },
  );
});
