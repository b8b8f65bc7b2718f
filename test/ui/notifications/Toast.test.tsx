/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';

describe('the message that a full disk does not take what was typed', () => {
  it('appears once, on every page, until it is closed, and the field keeps its text', async () => {
    const page = await renderPage(paths.trading, {
      before: ({ twins }) => void (twins.book.failure = { reason: 'full' }),
    });
    const { user } = page;
    await startUp(page);
    const budget = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Budget' });
    const typed = async () => (await budget()).value.replace(/\s/g, '');
    const type = async (text: string) => {
      await user.clear(await budget());
      await user.type(await budget(), text);
      await answersArrive();
    };
    const isSaid = () => screen.queryByText(/^Not stored\. What you enter applies until/) !== null;
    const open = (name: string) => user.click(screen.getByRole('link', { name }));
    await type('50000');
    const alert = screen.getByText(/^Not stored\./).closest<HTMLElement>('[role="alert"]')!;
    within(alert).getByText('The storage of this device is full.');
    expect(await axeFindings(alert.parentElement!)).toEqual([]);
    expect(await typed()).toBe('50000');

    await user.click(screen.getByRole('button', { name: 'Desk' }));
    await open('My data');
    await screen.findByRole('main', { name: 'My data' });
    expect(isSaid()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isSaid()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await open('Trading');
    expect(await typed()).toBe('50000');
    await type('60000');
    expect([await typed(), isSaid()]).toEqual(['60000', false]);
  });
});
