/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';

describe('the question mark', () => {
  it('shows what every key does', async () => {
    const page = await renderPage(paths.browse);
    await startUp(page);
    await page.user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = [...sheet.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    const going = [...'htslbdmicvr'].map(letter => `g ${letter}`);
    expect(keys).toEqual([
      ...['Ctrl + K / ⌘ K', '/', 'j', 'k', 'Enter', 'Shift + Enter', 'Esc', 'l', '← ↑ ↓ →', 'Shift + ↑ ↓'],
      ...going,
      '?',
    ]);
    expect(sheet.querySelectorAll('dd:not(:empty)')).toHaveLength(keys.length);

    // Below the open dialog, no letter is a command.
    const before = page.at.calls.length;
    for (const key of ['j', 'l', '/', 'g', 'l', '?']) fireEvent.keyDown(document.body, { key });
    await answersArrive();
    const open = screen
      .getAllByRole('dialog')
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent.slice(0, 18));
    expect([location.pathname, page.at.calls.length, open]).toEqual([paths.browse, before, ['Keyboard shortcuts']]);
  });
});

describe('the key of the filters', () => {
  it('opens them in the search, and on no other screen', async () => {
    const page = await renderPage(paths.browse);
    await startUp(page);
    await page.user.keyboard('gl/');
    expect([location.pathname, screen.queryByRole('dialog', { name: 'Filters' })]).toEqual([paths.liked, null]);
    await page.user.keyboard('gs/');
    await screen.findByRole('dialog', { name: 'Filters' });
  });
});

describe('the key of the search', () => {
  it('leads back to the offers as they were filtered', async () => {
    const page = await renderPage(`${paths.browse}?type=Motorbike`);
    await startUp(page);
    await page.user.keyboard('gl');
    expect(location.pathname).toBe(paths.liked);
    await page.user.keyboard('gs');
    expect(location.pathname + location.search).toBe(`${paths.browse}?type=Motorbike`);
  });
});
