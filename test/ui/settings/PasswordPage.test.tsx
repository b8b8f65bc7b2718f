/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { descriptionOf } from '../support/descriptionOf';
import { answersArrive, renderPage } from '../support/renderPage';

const next = 'Evening!Walk9';

async function atThePage() {
  const page = await renderPage(paths.password);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByLabelText('Current password');
  const type = async (name: string, text: string) => {
    await page.user.clear(field(name));
    await page.user.type(field(name), text);
  };
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Change password' }));
    await answersArrive();
  };
  return { ...page, field, type, save };
}

describe('the form of a new password', () => {
  it('marks each rule that is met, and names the first one that is not when it is sent', async () => {
    const { at, field, type, save } = await atThePage();
    const change = jest.spyOn(at.twins.passwords, 'change');
    const met = () =>
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter(text => text.endsWith('met'));
    await type('Current password', 'Morning!Ride1');
    expect(met()).toEqual([]);
    await type('New password', 'walking');
    await type('Repeat new password', 'x');
    expect(met()).toEqual(['A lowercase letter (a–z)met']);
    await save();
    expect(descriptionOf(field('New password'))).toMatch(/^The password must contain a lowercase letter/);
    expect(document.activeElement).toBe(field('New password'));
    await type('New password', 'Walk!ng');
    expect(met()).toEqual(['A lowercase letter (a–z)met', 'An uppercase letter (A–Z)met', 'One of ! @ # $ % ^ & *met']);
    await save();
    expect(descriptionOf(field('New password'))).toMatch(/^The password is too short/);
    await type('New password', next);
    await save();
    expect(descriptionOf(field('Repeat new password'))).toBe('The two entries do not match.');
    expect(document.activeElement).toBe(field('Repeat new password'));
    expect(change).not.toHaveBeenCalled();
  });

  it('does not call a change failed whose answer is lost, and keeps what was typed', async () => {
    const { at, field, type, save } = await atThePage();
    at.twins.line.loseNextAnswer();
    await type('Current password', 'Morning!Ride1');
    await type('New password', next);
    await type('Repeat new password', next);
    await save();
    const said = screen.getByText(/^We could not find out whether the password was changed\./);
    expect(said.closest('[role="alert"]')).toBeTruthy();
    expect(screen.queryByText('The password could not be changed.')).toBeNull();
    expect(field('New password').value).toBe(next);
  });
});
