/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { BookStore } from '../../../src/application/book/BookStore';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { dealStage } from '../../../src/domain/deals/DealStage';
import { type News, newsKey } from '../../../src/domain/notifications/News';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { paths } from '../../../src/ui/shared/paths';
import { aDeal } from '../../domain/deals/aDeal';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';
import { plainRow, withRows } from '../support/withRows';

const byPrice = { key: 'shownPrice', direction: 'ascending' } as const;

const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('today names what waits, with its number, and leads to it', async () => {
  const { at, user } = await renderPage(paths.today);
  await screen.findByRole('heading', { name: 'Today', level: 1 });
  act(() => at.counted({ messages: 2, invoices: 0 }));
  screen.getByRole('main', { name: 'Today' });
  const messages = await screen.findByRole('link', { name: '2 Unread messages' });
  expect(linkNames().some(name => name?.includes('New invoices'))).toBe(false);
  expect(await axeFindings(document.querySelector('main')!)).toEqual([]);
  await user.click(messages);
  expect(location.pathname).toBe(paths.conversations);
});

it('today says of each conversation how many messages are unread, which add up to the number of all', async () => {
  const { at } = await renderPage(paths.today);
  await screen.findByRole('heading', { name: 'Today', level: 1 });
  const { messages } = at.dealer.counters();
  act(() => at.counted({ messages }));
  await screen.findByRole('link', { name: new RegExp(`^${messages} Unread message`) });
  const counts = await screen.findAllByText(/^\d+ unread messages?$/);
  expect(counts.reduce((sum, { textContent }) => sum + parseInt(textContent), 0)).toBe(messages);
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

it('today leads from each number to its part, which gets the focus', async () => {
  const { user } = await renderPage(paths.today);
  await screen.findByRole('heading', { name: /Outbid/ });
  const jumps = within(screen.getByRole('navigation', { name: 'Parts' })).getAllByRole('button');
  const reached = [];
  for (const jump of jumps) {
    await user.click(jump);
    reached.push(`${textOf(jump)}: ${textOf(document.activeElement!.querySelector('h2'))}`);
  }
  expect(reached).toEqual([
    '4 Outbid: 4 Outbid',
    '2 Rejected: 2 Bids rejected',
    '– Messages: – Unread messagesnot counted yet',
    '1 Pick up: 1 Vehicle to pick up',
    '– Invoices: – New invoicesnot counted yet',
  ]);
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

it('today says all that decides on a freshly outbid offer: what is missing and since when, the figures, the limit and the press', async () => {
  const bids = { ...plainRow, highestBid: euros(5000), ownBid: euros(4000), bidsCount: 2, minimalPrice: euros(6000) };
  const vehicle = { label1: 'Honda', label2: 'CB 500', year: 2021, totalMileage: 12_000 };
  const { at, passes } = await renderPage(paths.today, withRows('ownBids', [{ ...bids, ...vehicle }]));
  const outbid = await screen.findByRole('heading', { name: /Outbid/ });
  const { hashId, ownBid } = at.offer(at.list('ownBids').ids[0]!);
  const news = { kind: 'outbid', hashId, name: '' } as News;
  act(() => {
    const book = at.container.get(BookStore);
    book.shown('news', newsKey('outbid', hashId, ownBid!), { news, isRead: true }, at.twins.clock.now());
    book.shown('seenBids', hashId, { highestBid: euros(4000), buyNowPrice: euros(0), standing: 'leading' }, 1);
    book.shown('limits', hashId, euros(5600), 1);
  });
  await passes(0);
  const [line] = within(outbid.closest('section')!).getAllByRole('listitem');
  expect(textOf(line)).toBe(
    'Honda CB 500 2021 12 000 km New1 000 € below the minimum price just nowHighest bid 5 000 €Your bid 4 000 € Your limit 5 600 €Bid 5 050 €',
  );
});

it('today makes the press lead where the least is missing to the minimum price', async () => {
  const bids = { ...plainRow, highestBid: euros(5000), ownBid: euros(4000), bidsCount: 2 };
  const minimumPrices = [euros(9000), euros(6000)];
  await renderPage(
    paths.today,
    withRows(
      'ownBids',
      minimumPrices.map(minimalPrice => ({ ...bids, minimalPrice })),
    ),
  );
  const outbid = await screen.findByRole('heading', { name: /Outbid/ });
  const presses = await within(outbid.closest('section')!).findAllByRole('link', { name: /^Bid / });
  const leads = ({ className, parentElement }: HTMLElement) =>
    className.split(' ').includes('tinted') && textOf(parentElement);
  expect(presses.map(leads).filter(Boolean)).toEqual([expect.stringContaining('1 000 € below the minimum price')]);
  expect(presses).toHaveLength(2);
});

it('today puts a bought vehicle on the tour when its date is set', async () => {
  const { at, user } = await renderPage(paths.today);
  const open = await screen.findAllByRole('button', { name: 'Set a date' });
  await user.click(open[0]!);
  expect(location.pathname).toBe(paths.pickup);
  const [hashId] = at.list('inRealization').ids.filter(id => dealStage(at.offer(id)) !== 'pickedUp');
  expect(at.container.get(PickupTour).plan.stops).toEqual([hashId]);
});

it('today says when the tour picks up a vehicle, and leads to the tour', async () => {
  const { at, user } = await renderPage(paths.today);
  const { length } = await screen.findAllByRole('button', { name: 'Set a date' });
  const [hashId] = at.list('inRealization').ids.filter(id => dealStage(at.offer(id)) !== 'pickedUp');
  const planned = { stops: [hashId!], date: '2026-12-04' as LocalDate, times: { [hashId!]: '9' } };
  act(() => at.container.get(PickupTour).change(plan => ({ ...plan, ...planned })));
  const press = await screen.findByRole('button', { name: /^Pickup Fri,? 4 Dec,? 09:00$/ });
  expect(screen.queryAllByRole('button', { name: 'Set a date' })).toHaveLength(length - 1);
  await user.click(press);
  expect(location.pathname).toBe(paths.pickup);
  expect(at.container.get(PickupTour).plan.stops).toEqual([hashId]);
});

it('the tour says what a press on today has put on it, and for which date', async () => {
  const { at, user } = await renderPage(paths.today);
  const [press] = await screen.findAllByRole('button', { name: 'Set a date' });
  const planned = at.container.get(PickupTour);
  act(() => planned.change(plan => ({ ...plan, date: '2026-12-04' as LocalDate })));
  await user.click(press!);
  const tour = within(await screen.findByRole('region', { name: 'Tour' }));
  const name = tour.getByRole('heading').textContent;
  const said = tour.getByRole('status');
  expect(said.textContent).toMatch(/ was added to the tour on (4 Dec 2026|Dec 4, 2026) as stop 1\.$/);
  expect([said.textContent.startsWith(name), said.className]).toEqual([true, '']);
  await user.click(screen.getAllByRole('link', { name: 'Deal board' })[0]!);
  expect(planned.added).toBeNull();
});

it('today asks for no transport of a vehicle that the tour picks up on a date', async () => {
  const rows = withRows('inRealization', [{ deal: aDeal({ easyTransportEnabled: true }) }]);
  const { at } = await renderPage(paths.today, rows);
  await screen.findByRole('link', { name: 'Order transport' });
  const planned = { stops: at.list('inRealization').ids, date: '2026-12-04' as LocalDate };
  act(() => at.container.get(PickupTour).change(plan => ({ ...plan, ...planned })));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Order transport' })).toBeNull());
});

it('today opens the form of a transport that can be ordered on a press, and sends nothing', async () => {
  const rows = withRows('inRealization', [{ deal: aDeal({ easyTransportEnabled: true }) }]);
  const { at, user } = await renderPage(paths.today, rows);
  await user.click(await screen.findByRole('link', { name: 'Order transport' }));
  const [hashId] = at.list('inRealization').ids;
  if (!hashId) throw new Error('There is no deal.');
  expect(location.pathname).toBe(paths.offer(hashId));
  expect(at.bars.barOf(at.offer(hashId))).toBe('transport');
  expect(at.sent('transport')).toEqual([]);
});

it('today says that there is nothing to do only once everything is known', async () => {
  const [bids, deals] = [withRows('ownBids', []), withRows('inRealization', [])];
  const { at } = await renderPage(paths.today, { through: ports => bids.through!(deals.through!(ports)) });
  await screen.findByRole('heading', { name: 'Today', level: 1 });
  expect(screen.queryByText('Nothing to do')).toBeNull();
  act(() => at.counted({ messages: 0, invoices: 0 }));
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

it('today says for how much a lost vehicle was sold and by how much it was missed', async () => {
  const figures = { finalPrice: euros(8800), highestBid: euros(8800), ownBid: euros(8200) };
  const sale = { ...plainRow, ...figures, closed: true, archivedAt: 2 };
  await renderPage(paths.today, {
    ...withRows('ownBids', [sale, { ...sale, archivedAt: 1 }]),
    before: ({ twins, session }) => twins.preferences.write(`visitBefore ${session.dealerKey}`, '1'),
  });
  const heading = await screen.findByRole('heading', { name: '1 Bid lost' });
  const part = heading.closest('section')!;
  // The list of lost bids has those of earlier visits too.
  expect(within(heading).queryByRole('link')).toBeNull();
  expect(part.textContent).toMatch(/Sold for 8\s800\s€, missed by 600\s€ · 6\.8%/);
  expect(await axeFindings(part)).toEqual([]);
});

it('today says which vehicle types it lists, leads to exactly as many rows, and to the choice', async () => {
  const { user, passes } = await renderPage(paths.today, {
    offers: 200,
    before: async ({ twins, session }) => {
      const record = { key: 'trading', changedAt: 1, value: { vehicleTypes: ['Motorbike' as const] } };
      await twins.book.put(session.dealerKey, 'settings', [record]);
    },
  });
  await screen.findByText('Only your vehicle types: Motorbikes.');
  screen.getByText(/^\d+ entries about other vehicle types are hidden\.$/);
  expect(screen.getByRole('link', { name: 'Change vehicle types' }).getAttribute('href')).toBe(paths.trading);
  const outbid = screen.getByRole('link', { name: /^\d+ Outbid$/ });
  const count = parseInt(outbid.textContent);
  expect(outbid.getAttribute('href')).toBe('/purchasing/my-bets?standing=outbid&myTypes=yes');
  await user.click(outbid);
  await passes(1_000);
  const bets = await screen.findByRole('region', { name: 'My bets' });
  await waitFor(() => expect(within(bets).getAllByRole('article')).toHaveLength(count));
});
