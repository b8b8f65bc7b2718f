/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { KeepPickupPlan } from '../../../src/application/board/KeepPickupPlan';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { dealStage } from '../../../src/domain/deals/DealStage';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { paths } from '../../../src/ui/shared/paths';
import { wholeList } from '../../infrastructure/market/aMarketplace';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { withRows } from '../support/withRows';

const byPrice = { key: 'shownPrice', direction: 'ascending' } as const;

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

it('today costs at most four calls, and leads to the saved searches that have new offers', async () => {
  const page = await renderPage(paths.language, {
    before: async ({ twins, session, dealer }) => {
      const visitedAt = wholeList(dealer, 'browse')[3]!.publishedAt!;
      const value = savedAs('', { ...defaultQuestion, order: byPrice }, visitedAt);
      const records = [1, 2, 3, 4, 5, 6].map(at => ({
        key: `s${at}`,
        changedAt: at,
        value: { ...value, name: `N${at}` },
      }));
      await twins.book.put(session.dealerKey, 'searches', records);
    },
  });
  await startUp(page);
  const { at, user } = page;
  const conversations = jest.spyOn(at.twins.conversations, 'list');
  // The lists are old on the first visit, and held on the second.
  for (const areOld of [true, false]) {
    if (areOld) act(() => at.lists.all.forEach(list => list.outdated()));
    at.calls.length = 0;
    conversations.mockClear();
    await user.click(screen.getByRole('button', { name: 'Desk' }));
    await user.click(screen.getByRole('link', { name: 'Today' }));
    await screen.findByRole('link', { name: /New offers in saved searches/ });
    await page.passes(5_000);
    expect(at.calls.length + conversations.mock.calls.length).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('link', { name: 'Language' }));
  }
  await user.click(screen.getByRole('button', { name: 'Desk' }));
  await user.click(screen.getByRole('link', { name: 'Today' }));
  const part = await screen.findByRole('link', { name: '24 New offers in saved searches' });
  expect(part.getAttribute('href')).toBe(paths.savedSearches);
  await user.click(screen.getByRole('link', { name: 'N1' }));
  expect(location.pathname + location.search).toBe(`${paths.browse}?sort=shownPrice&search=s1`);
});

it('today fills in the next bid of an outbid offer on a press, and sends nothing', async () => {
  const { at, user } = await renderPage(paths.today);
  const outbid = await screen.findByRole('heading', { name: /Outbid/ });
  const part = within(outbid.closest('section')!);
  const [line] = part.getAllByRole('listitem');
  const { hashId, highestBid } = at
    .list('ownBids')
    .ids.map(id => at.offer(id))
    .find(offer => ownBidStanding(offer) === 'outbid')!;
  const raise = wholeMinimumBid(highestBid) / 100;
  expect(line!.textContent.replace(/\s/g, '')).toContain(`Highestbid${highestBid / 100}€`);
  await user.click(within(line!).getByRole('link', { name: /^Bid / }));
  expect(location.pathname).toBe(paths.offer(hashId));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
  expect(field.value.replace(/\s/g, '')).toBe(String(raise));
  expect(at.sent('bid')).toEqual([]);
});

it('today puts a bought vehicle on the tour when its date is set', async () => {
  const { at, user } = await renderPage(paths.today);
  const open = await screen.findAllByRole('button', { name: 'Set a date' });
  await user.click(open[0]!);
  expect(location.pathname).toBe(paths.pickup);
  const [hashId] = at.list('inRealization').ids.filter(id => dealStage(at.offer(id)) !== 'pickedUp');
  expect(at.container.get(KeepPickupPlan).plan.stops).toEqual([hashId]);
});

it('today says that there is nothing to do only once everything is known', async () => {
  const [bids, deals] = [withRows('ownBids', []), withRows('inRealization', [])];
  const { at } = await renderPage(paths.today, { through: ports => bids.through!(deals.through!(ports)) });
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
