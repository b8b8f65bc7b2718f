import { PROFILE_FORM } from '../../../src/domain/book/BookRecord';
import { success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { aProfileForm } from './aProfileForm';

watchActions();

it('EditProfile stores the changed fields as a draft when the typing pauses', async () => {
  const { at, editing, kept } = aProfileForm();
  await editing.open();
  for (const place of ['K', 'Ki', 'Kiel']) editing.execute({ place, firstName: 'Mara' });
  editing.execute({ newOffers: false });
  expect(await kept()).toBeUndefined();
  await at.passes(300);
  expect(await kept()).toEqual({ place: 'Kiel', newOffers: false });
  editing.execute({ place: 'Hamburg', newOffers: true });
  await at.passes(300);
  expect(await kept()).toBeUndefined();
});

it('EditProfile restores the draft after a reload, except over newer input', async () => {
  const { at, form, editing } = aProfileForm();
  await at.twins.kept.keep('11', 'profileForms', PROFILE_FORM, {
    place: 'Kiel',
    street: 'Am Kai 1',
    newOffers: false,
  });
  const opening = editing.open();
  editing.execute({ place: 'Bremen' });
  await opening;
  expect([form.form.place, form.form.street]).toEqual(['Bremen', 'Am Kai 1']);
  expect(form.form.newOffers).toBe(false);
});

it('EditProfile stores what was typed while the stored draft was being read, once it has been read', async () => {
  const { at, editing, kept } = aProfileForm();
  let answer = () => {};
  const reading = new Promise<void>(resolve => (answer = resolve));
  jest.spyOn(at.twins.book, 'read').mockImplementationOnce(() => reading.then(() => success(undefined)));
  const opening = editing.open();
  editing.execute({ place: 'Bremen' });
  await at.passes(300);
  expect(await kept()).toBeUndefined();
  answer();
  await opening;
  await at.passes(300);
  expect(await kept()).toEqual({ place: 'Bremen' });
});

it('EditProfile brings back what was typed right before a reload, although no stored draft was read yet', async () => {
  const { at, editing } = aProfileForm();
  jest.spyOn(at.twins.book, 'read').mockImplementationOnce(() => new Promise<never>(() => {}));
  void editing.open();
  await settled();
  editing.execute({ place: 'Bremen' });
  at.twins.browserWindow.close();
  at.twins.browserWindow.hide();
  const after = aProfileForm(new Workplace({ beside: at }));
  await after.editing.open();
  expect(after.form.changes).toEqual({ place: 'Bremen' });
});

it('EditProfile reports unsaved work while the form is on screen', async () => {
  const { at, editing } = aProfileForm();
  await editing.open();
  expect(at.work.isAny).toBe(false);
  editing.execute({ place: 'Kiel' });
  expect(at.work.isAny).toBe(true);
  editing.close();
  expect(at.work.isAny).toBe(false);
  await editing.open();
  expect(at.work.isAny).toBe(true);
  editing.discard();
  expect(at.work.isAny).toBe(false);
});

it('EditProfile asks before a tab with unsaved changes closes, and stores them at once', async () => {
  const { at, editing, kept } = aProfileForm();
  const { browserWindow } = at.twins;
  await editing.open();
  expect(browserWindow.close()).toBe(false);
  editing.execute({ place: 'Kiel' });
  expect(browserWindow.close()).toBe(true);
  await settled();
  expect(await kept()).toEqual({ place: 'Kiel' });
  at.session.signOutStarted();
  expect(browserWindow.close()).toBe(false);
  at.session.profileArrived(at.dealer.profile(), 0);
  editing.close();
  expect(browserWindow.close()).toBe(false);
});

it('EditProfile discards the input and the draft', async () => {
  const { at, form, editing, kept } = aProfileForm();
  await editing.open();
  editing.execute({ place: 'Kiel' });
  await at.passes(300);
  editing.discard();
  await at.passes(300);
  expect(form.form.place).toBe('Hamburg');
  expect(await kept()).toBeUndefined();
});

it('EditProfile stores nothing for a dealer who signs out or has signed out', async () => {
  const at = new Workplace();
  const { editing, kept } = aProfileForm(at);
  await editing.open();
  editing.execute({ place: 'Kiel' });
  at.session.signOutStarted();
  await at.passes(300);
  at.session.sessionMissing(null);
  editing.execute({ place: 'Bremen' });
  await at.passes(300);
  expect(await kept()).toBeUndefined();
  expect(await at.twins.kept.read('', 'profileForms', PROFILE_FORM)).toBeUndefined();
});
