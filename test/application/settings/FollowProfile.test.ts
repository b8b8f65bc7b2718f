import { Appearance } from '../../../src/application/settings/Appearance';
import { FollowProfile } from '../../../src/application/settings/FollowProfile';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { aProfileForm, profileOf } from './aProfileForm';

watchActions();

function following() {
  const { at, ...form } = aProfileForm();
  const cancel = at.container.get(FollowProfile).run();
  return { at, ...form, cancel, other: aProfileForm(new Workplace({ beside: at })) };
}

it('FollowProfile shows what another tab has saved when the dealer returns, except over what is typed here', async () => {
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

it('FollowProfile does not undo a change that was sent meanwhile', async () => {
  const { at, editing, form } = following();
  at.twins.browserWindow.focus();
  form.edit({ place: 'Kiel' });
  await editing.save();
  await settled();
  expect(profileOf(at).dealer.place).toBe('Kiel');
});

it('FollowProfile changes to the language that another tab has chosen on this device', async () => {
  const { at } = following();
  const appearance = at.container.get(Appearance);
  const chosen = appearance.language === 'pl' ? 'de' : 'pl';
  at.twins.preferences.write('language', chosen);
  at.twins.browserWindow.focus();
  await settled();
  expect(appearance.language).toBe(chosen);
});
