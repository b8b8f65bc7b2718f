/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { BookStore } from '../../../src/application/book/BookStore';
import { TELLING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { paths } from '../../../src/ui/shared/paths';
import { axeFindings } from '../support/axeFindings';
import { renderPage } from '../support/renderPage';

it('the settings have the notifications of this browser and the quiet hours', async () => {
  const { at, user } = await renderPage(paths.profile);
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  const main = within(await screen.findByRole('main', { name: 'Notifications' }));
  main.getByRole('button', { name: 'Allow notifications' });
  await user.click(main.getByRole('switch', { name: 'Quiet hours' }));
  await waitFor(() => expect(at.container.get(BookStore).get('settings', TELLING_SETTINGS)?.quietHours).toBeDefined());
  expect(await axeFindings()).toEqual([]);
  await user.click(main.getByRole('link', { name: 'Choose the events in your profile' }));
  const back = await screen.findByRole('link', { name: 'Quiet hours and notifications of this browser' });
  expect(back.getAttribute('href')).toBe(paths.notifications);
});
