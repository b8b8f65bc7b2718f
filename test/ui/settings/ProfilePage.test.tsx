/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { descriptionOf } from '../support/descriptionOf';
import { answersArrive, renderPage } from '../support/renderPage';

async function atTheProfile() {
  const page = await renderPage(paths.profile);
  await screen.findByRole('textbox', { name: 'Place' });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const retype = async (name: string, text: string) => {
    await page.user.clear(field(name));
    await page.user.type(field(name), text);
  };
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await answersArrive();
  };
  const said = (text: string) => screen.queryByText(text)?.closest('[role="status"]') ?? null;
  return { ...page, field, retype, save, said };
}

describe('the form of the profile', () => {
  it('shows a refusal beside its field, and keeps everything that was typed', async () => {
    const { user, field, retype, save, said } = await atTheProfile();
    await retype('Place', 'Kiel');
    await retype('IBAN', 'DE00 1');
    await save();
    screen.getByText('Your changes were not saved.');
    expect(descriptionOf(field('IBAN'))).toBe('This is not a valid IBAN.');
    expect([document.activeElement, field('Place').value]).toEqual([field('IBAN'), 'Kiel']);
    await user.type(field('Place'), ', Nord');
    expect([document.activeElement, field('Place').value]).toEqual([field('Place'), 'Kiel, Nord']);
    await retype('IBAN', 'DE89 3704 0044 0532 0130 00');
    await save();
    expect([said('All changes are saved.'), field('Place').value]).toEqual([expect.anything(), 'Kiel, Nord']);
  });
});
