import { ChooseAvatar } from '../../../src/application/settings/ChooseAvatar';
import { success } from '../../../src/domain/shared/Result';
import { watchActions } from '../../support/watchActions';
import { aProfileForm } from './aProfileForm';

watchActions();

const photo = new Blob(['photo'], { type: 'image/jpeg' });
const paper = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

function choosing() {
  const { at, ...form } = aProfileForm();
  return { at, ...form, chooseAvatar: at.container.get(ChooseAvatar) };
}

it('ChooseAvatar puts the scaled picture into the form, whatever the size of the file', async () => {
  const { form, chooseAvatar } = choosing();
  await chooseAvatar.execute(new Blob([new Uint8Array(9_000_000)], { type: 'image/jpeg' }));
  expect(form.form.avatar).toMatch(/^data:image\/png/);
});

it('ChooseAvatar keeps the earlier picture if a file cannot be read, and says so until another one is read', async () => {
  const { form, chooseAvatar } = choosing();
  await chooseAvatar.execute(photo);
  const before = form.changes;
  await chooseAvatar.execute(paper);
  expect([form.isPictureUnreadable, form.changes]).toEqual([true, before]);
  await chooseAvatar.execute(photo);
  expect(form.isPictureUnreadable).toBe(false);
});

it('ChooseAvatar takes the picture that was chosen last, even if an earlier one is read later', async () => {
  const { at, form, chooseAvatar } = choosing();
  let answer = () => {};
  const late = new Promise<void>(resolve => (answer = resolve));
  jest
    .spyOn(at.twins.pictures, 'avatarOf')
    .mockImplementationOnce(() => late.then(() => success('data:image/png;base64,OLD')))
    .mockResolvedValueOnce(success('data:image/png;base64,NEW'));
  const first = chooseAvatar.execute(photo);
  await chooseAvatar.execute(photo);
  answer();
  await first;
  expect(form.changes).toEqual({ avatar: 'data:image/png;base64,NEW' });
});
