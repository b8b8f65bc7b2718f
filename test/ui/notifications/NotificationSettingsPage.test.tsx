/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { BookStore } from '../../../src/application/book/BookStore';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { NEWS_SETTINGS } from '../../../src/domain/book/BookRecord';
import { paths } from '../../../src/ui/shared/paths';
import { InMemorySite } from '../../twins/BrowserTwins';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, renderPage } from '../support/renderPage';

async function settings() {
  const page = await renderPage(paths.profile);
  await page.user.click(screen.getByRole('link', { name: 'Events & quiet hours' }));
  return { ...page, main: within(await screen.findByRole('main', { name: 'Events & quiet hours' })) };
}

describe('the settings of notifications', () => {
  it('have the permission of the browser and the quiet hours', async () => {
    const { at, user, main } = await settings();
    const stored = () => at.container.get(BookStore).get('settings', NEWS_SETTINGS)?.quietHours;
    main.getByRole('button', { name: 'Allow notifications' });
    await user.click(main.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(stored()).toEqual({ from: 1_200, to: 420 }));
    const from = main.getByRole<HTMLSelectElement>('combobox', { name: 'From' });
    expect([from.value, main.getByRole<HTMLSelectElement>('combobox', { name: 'To' }).value]).toEqual([
      '20:00',
      '07:00',
    ]);
    await user.selectOptions(from, '19:30');
    await waitFor(() => expect(stored()).toEqual({ from: 1_170, to: 420 }));
    await act(() => at.container.get(KeptNews).changeSettings({ quietHours: { from: 1_335, to: 420 } }));
    const options = [...from.options].map(({ value }) => value);
    expect(options.slice(options.indexOf('22:00'))).toEqual(['22:00', '22:15', '22:30', '23:00', '23:30']);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [null, /this browser tells you nothing\.$/],
    [{ deepLinkBase: 'paddock://', playStoreUrl: null, appStoreUrl: null }, /use the Paddock app for that\.$/],
  ])('say what works when Paddock is closed, and name the app if there is one', async (nativeApp, text) => {
    await renderPage(paths.notifications, { replaced: () => ({ site: new InMemorySite({ nativeApp }) }) });
    await screen.findByText(text);
  });

  it('store an event at once, and say it if that failed', async () => {
    const { at, user, main } = await settings();
    const event = main.getByRole<HTMLInputElement>('switch', {
      name: 'There are new offers, also in my saved searches',
    });
    main.getByText('You are always notified of accepted bids and of your purchases.');
    const stored = () => at.dealer.profile().notificationPermissions.newOffers;
    expect([event.checked, stored()]).toEqual([true, true]);
    await user.click(event);
    await answersArrive();
    expect([event.checked, stored()]).toEqual([false, false]);
    main.getByText('All changes are saved.');

    at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
    await user.click(event);
    await answersArrive();
    main.getByText('Your changes were not saved.');
    expect([event.checked, stored()]).toEqual([true, false]);
    await user.click(main.getByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(stored()).toBe(true);
    expect(main.queryByText('Your changes were not saved.')).toBeNull();
  });
});
