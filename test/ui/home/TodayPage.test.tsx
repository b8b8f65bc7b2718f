/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { withRows } from '../support/withRows';

const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('today names what waits, with its number, and leads to it', async () => {
  const { at, user } = await renderPage(paths.today);
  await screen.findByRole('heading', { name: 'Today', level: 1 });
  act(() => at.applyCounters.execute({ messages: 2, invoices: 0 }));
  screen.getByRole('main', { name: 'Today' });
  const messages = await screen.findByRole('link', { name: '2 Unread messages' });
  expect(linkNames().some(name => name?.includes('New invoices'))).toBe(false);
  expect(await axeFindings(document.querySelector('main')!)).toEqual([]);
  await user.click(messages);
  expect(location.pathname).toBe(paths.conversations);
});

it('today says that there is nothing to do only once everything is known', async () => {
  const { at } = await renderPage(paths.today, withRows('inRealization', []));
  await screen.findByRole('heading', { name: 'Today', level: 1 });
  expect(screen.queryByText('Nothing to do')).toBeNull();
  act(() => at.applyCounters.execute({ messages: 0, invoices: 0 }));
  await screen.findByText('Nothing to do');
});

it('today says that a list could not be fetched, and fetches it on request', async () => {
  const faults = new Faults();
  faults.fail('list ownBids');
  const { user } = await renderPage(paths.today, faults.options);
  await screen.findByText('Not everything could be loaded.');
  faults.over();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not everything could be loaded.')).toBeNull());
});
