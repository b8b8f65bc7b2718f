/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { CountedRows } from '../../../src/application/offers/list/CountedRows';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import type { Offers } from '../../../src/application/ports/Offers';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { dealStage } from '../../../src/domain/deals/DealStage';
import { type News, newsKey } from '../../../src/domain/notifications/News';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { SECOND } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { paths } from '../../../src/ui/shared/paths';
import { aDeal } from '../../domain/deals/aDeal';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import type { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';
import { plainRow, withRows } from '../support/withRows';

describe('HomePage', () => {
  const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });

  const NO_OFFERS = 'There are no offers in this brand line at the moment.';

  /** The tiles of the landing screen, on which the server tells these motorbikes. */
  async function tilesOf(...changes: Parameters<typeof withRows>[1]) {
    await renderPage('/', withRows('home', changes));
    return within(await screen.findByRole('region', { name: 'Motorbikes' })).findAllByRole('article');
  }

  describe('the landing screen', () => {
    it('can be loaded again if it could not be loaded', async () => {
      const faults = new Faults();
      faults.fail('home');
      const { user } = await renderPage('/', faults.options);
      const notice = await screen.findByRole('alert');
      within(notice).getByText('The home page could not be loaded.');
      faults.over();
      await user.click(within(notice).getByRole('button', { name: 'Try again' }));
      await screen.findByRole('region', { name: 'Motorbikes' });
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('numbers its tiles, and moves among its tabs by the arrows', async () => {
      const { user } = await renderPage('/');
      const row = within(await screen.findByRole('region', { name: 'Motorbikes' }));
      const tiles = await row.findAllByRole('article');
      const places = tiles.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`);
      expect(places).toEqual(tiles.map((_, at) => `${at + 1} of ${tiles.length}`));
      expect(await axeFindings(tiles[0]!)).toEqual([]);
      tab('Motorbikes').focus();
      await user.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(tab('Campers'));
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      expect(document.activeElement).toBe(tab('Agricultural machines'));
    });

    it('disables the tabs of types without offers, and starts with the type of its address', async () => {
      await renderPage('/agricultural-machines', {
        through: ports => ({
          ...ports,
          offers: {
            ...ports.offers,
            list: (...question) => ports.offers.list(...question),
            open: (...question) => ports.offers.open(...question),
            homeScreen: async signal => {
              const told = await ports.offers.homeScreen(signal);
              return told.ok ? success({ ...told.value, Camper: [] }) : told;
            },
          },
        }),
      });
      const rows = await screen.findAllByRole('heading', { level: 2 });
      expect(rows[0]?.textContent).toBe('Agricultural machines');
      expect(['Motorbikes', 'Campers', 'Agricultural machines'].map(name => tab(name).disabled)).toEqual([
        false,
        true,
        false,
      ]);
    });

    it('opens the browse list without filters, from its first page, with "Buy now only"', async () => {
      const { at, user } = await renderPage('/browsing/browse?type=Motorbike&country=DE&view=pages&page=2');
      const toolbar = () => within(screen.getByRole('toolbar', { name: 'Browse' }));
      await user.click(toolbar().getByRole('button', { name: /^Filters\s*2$/ }));
      await user.click(screen.getByRole('link', { name: 'Home' }));
      at.calls.length = 0;
      await user.click(await screen.findByText('Buy now only'));
      expect(location.pathname + location.search).toBe('/browsing/browse?buyNow=yes&view=pages');
      expect(toolbar().getByRole('button', { name: 'Buy now only' }).ariaPressed).toBe('true');
      expect(toolbar().getByRole('button', { name: 'Filters' })).toBeTruthy();
      expect(at.sent('list')).toEqual(['list browse 1']);
    });

    it('says of each vehicle type how many offers it cannot show, and not that there are none', async () => {
      await renderPage('/', {
        replaced: ({ offers }) => ({
          offers: Object.assign(Object.create(offers) as Offers, {
            homeScreen: async (signal: AbortSignal) => {
              const answer = await offers.homeScreen(signal);
              const leftOut = { Motorbike: 2, Camper: 1, AgriculturalMachine: 0 };
              return answer.ok ? success({ ...answer.value, Camper: [], AgriculturalMachine: [], leftOut }) : answer;
            },
          }),
        }),
      });
      const row = (name: string) => within(screen.getByRole('region', { name }));
      await screen.findByText('2 entries cannot be shown.');
      row('Motorbikes').getByText('2 entries cannot be shown.');
      row('Campers').getByText('1 entry cannot be shown.');
      expect(row('Campers').queryByText(NO_OFFERS)).toBeNull();
      row('Agricultural machines').getByText(NO_OFFERS);
      expect(['Motorbikes', 'Campers', 'Agricultural machines'].map(name => tab(name).disabled)).toEqual([
        false,
        false,
        true,
      ]);
    });
  });

  describe('the numbers of the landing screen', () => {
    const figures = () => within(screen.getByRole('list', { name: 'At a glance' }));

    it('are missing until they are known, then count and lead to what they count', async () => {
      const page = await renderPage('/', { offers: 200 });
      const outbid = () => figures().getByRole('link', { name: /Outbid/ });
      expect(outbid().textContent).toBe('– Outbid. Not loaded yet.');
      await startUp(page);
      await page.passes(SECOND);
      expect(outbid().textContent).toMatch(/^[1-9]\d* Outbid\. Counted in \d+ loaded of \d+ entries\.$/);
      expect(
        figures()
          .getAllByRole('link')
          .map(link => link.getAttribute('href'))
          .filter(href => !href?.startsWith('/browsing/offer/')),
      ).toEqual([
        '/purchasing/my-bets?standing=outbid',
        '/purchasing/conversations',
        // The press below the number.
        '/purchasing/conversations',
        '/purchasing/realization?toPickUp=yes',
        '/browsing/browse?notSeenBefore=yes&lastDay=yes&sort=-age&view=scroll',
      ]);
      expect(await axeFindings(screen.getByRole('list', { name: 'At a glance' }))).toEqual([]);
    });

    it('lead to a list with exactly as many new offers', async () => {
      const page = await renderPage('/', { offers: 200 });
      await startUp(page);
      await page.passes(SECOND);
      const link = figures().getByRole('link', { name: /New/ });
      const count = parseInt(link.textContent);
      expect(count).toBeGreaterThan(20);
      await page.user.click(link);
      await page.passes(SECOND);
      await screen.findByText(`${count} match`);
    });

    it('say in words whether all new offers are counted, or only so many', async () => {
      const page = await renderPage('/', { offers: 200 });
      await startUp(page);
      await page.passes(SECOND);
      const link = () => figures().getByRole('link', { name: /New/ });
      expect(link().textContent).toMatch(/^\d+ New.*All entries of the last 24\sh.* counted\.$/);
      const rows = page.at.container.get(CountedRows);
      act(() => rows.rowsRead('browse', { ...rows.read.get('browse')!, isDayRead: false }));
      const [least] = /^\d+/.exec(link().textContent)!;
      expect(link().textContent).toMatch(/^\d+\+ New/);
      expect(link().textContent).toContain(`At least ${least}, counted in`);
    });

    it('lead to a list without the offers that were seen before this visit', async () => {
      const page = await renderPage('/', {
        offers: 200,
        before: ({ twins, session }) => twins.preferences.write(`visitBefore ${session.dealerKey}`, '1'),
      });
      await startUp(page);
      await page.passes(SECOND);
      const link = () => figures().getByRole('link', { name: /New/ });
      const all = parseInt(link().textContent);
      const hashId = page.at.list('browse').ids[0]!;
      act(() => page.at.container.get(SeenOffers).recalled(hashId, [seenAs(page.at.offer(hashId), 1)]));
      expect(parseInt(link().textContent)).toBe(all - 1);
      expect(link().textContent).toContain('not seen before this visit');
      await page.user.click(link());
      // The pages of the list arrive, and then what was seen of their offers.
      await page.passes(SECOND);
      await page.passes(SECOND);
      await screen.findByText(`${all - 1} match`);
    });

    it('name the first of what they count, and open it with its next bid filled in', async () => {
      const page = await renderPage('/', { offers: 200 });
      await startUp(page);
      await page.passes(SECOND);
      const bid = figures().getByRole('link', { name: /^Bid / });
      const item = bid.closest('li')!;
      const hashId = bid.getAttribute('href')!.split('/').at(-1) as HashId;
      const offer = page.at.registry.get(hashId)!;
      expect(within(item).getByRole('link', { name: offer.label1 }).getAttribute('href')).toBe(
        bid.getAttribute('href'),
      );
      await page.user.click(bid);
      expect(page.at.container.get(ActionBars).amountFor(hashId)).toBe(wholeMinimumBid(offer.highestBid));
    });

    it('propose an outbid offer that its limit still allows, and say of one beyond its limit that it is exceeded', async () => {
      const page = await renderPage('/', { offers: 200 });
      await startUp(page);
      await page.passes(SECOND);
      const bid = () => figures().getByRole('link', { name: /^Bid / });
      const shown = () => bid().getAttribute('href')!.split('/').at(-1) as HashId;
      const outbid = () => bid().closest('li')!;
      const first = shown();
      expect(outbid().textContent).not.toMatch(/limit/i);
      const setLimit = (hashId: HashId, limit: Money) =>
        act(async () => void (await page.at.container.get(Book).keep('limits', hashId, limit)));
      await setLimit(first, euros(1));
      await page.passes(SECOND);
      const second = shown();
      expect(second).not.toBe(first);
      await setLimit(first, euros(900_000));
      await page.passes(SECOND);
      expect(shown()).toBe(first);
      const numbers = page.at.container.get(HomeNumbers);
      const all = [...page.at.container.get(CountedRows).idsOf('ownBids')].filter(hashId =>
        numbers.isOutbid(page.at.registry.get(hashId)!),
      );
      for (const hashId of all) await setLimit(hashId, euros(1));
      await page.passes(SECOND);
      expect(outbid().textContent).toContain('Limit passed');
    });

    it('have a press that puts the first bought vehicle on the tour, and one that opens the first new offer', async () => {
      const page = await renderPage('/', { offers: 200 });
      await startUp(page);
      await page.passes(SECOND);
      const view = figures().getByRole('link', { name: 'View' });
      expect(view.closest('li')!.textContent).toContain('New');
      expect(view.getAttribute('href')).toMatch(/^\/browsing\/offer\//);
      const plan = figures().getByRole('button', { name: 'Plan pickup' });
      const bought = within(plan.closest('li')!).getAllByRole('link').at(-1)!.getAttribute('href')!.split('/').at(-1);
      await page.user.click(plan);
      await page.passes(SECOND);
      expect(page.at.container.get(PickupTour).plan.stops).toEqual([bought]);
      expect(location.pathname).toBe(paths.pickup);
    });

    it('ask the server for nothing', async () => {
      const { at } = await renderPage('/', { offers: 200 });
      expect(at.calls.filter(call => !call.startsWith('home'))).toEqual([]);
    });
  });

  describe('a tile of the landing screen', () => {
    it('shows year, mileage, country and score', async () => {
      const [tile] = await tilesOf({ ...plainRow, year: 2021, totalMileage: 23_400, region: 'DE', score: 78 });
      within(tile!).getByText('2021 · 23 400 km');
      within(tile!).getByRole('img', { name: 'Score 78 out of 100: strong' });
      expect(tile!.querySelector('img[src$="/DE.svg"]')).not.toBeNull();
    });

    it('shows the amount that counts for the dealer, its name and the standing', async () => {
      const withBids = { ...plainRow, highestBid: euros(5000), bidsCount: 2 };
      const tiles = await tilesOf(
        plainRow,
        withBids,
        { ...withBids, ownBid: euros(4000) },
        { ...withBids, ownBid: euros(5000) },
        { ...withBids, ownBid: euros(4000), buyNowPrice: euros(9900) },
      );
      const shown = tiles.map(tile => {
        const price = tile.querySelector<HTMLElement>('[data-standing]')!;
        return [price.dataset.standing, ...[...price.children].map(part => part.textContent?.replace(/\s+/g, ' '))];
      });
      expect(shown).toEqual([
        [
          'noBids',
          'No bids yet',
          'from 50 €',
          'Minimum price 6 200 €',
          'First offer',
          '–',
          'from 50 €, Minimum price 6 200 €',
        ],
        [
          'notBidding',
          '2 bids',
          '2 100 € to minimum price',
          'Highest bid',
          '5 000 €',
          'Highest bid 5 000 €, 2 100 € to minimum price',
        ],
        [
          'outbid',
          'Outbid',
          '5 950 € to minimum price',
          'Highest bid',
          '5 000 €',
          'Highest bid 5 000 €, 5 950 € to minimum price',
        ],
        [
          'leading',
          'You’re leading',
          '6 700 € to minimum price',
          'Your offer',
          '5 000 €',
          'Your offer 5 000 €, 6 700 € to minimum price',
        ],
        [
          'outbid',
          'Outbid',
          'Bid 5 000 €',
          '2 300 € to minimum price',
          'Buy now',
          '9 900 €',
          'Highest bid 5 000 €, 2 300 € to minimum price, Buy now 9 900 €',
        ],
      ]);
    });

    it('shows whether the seller decides or has rejected, and nothing otherwise', async () => {
      const tiles = await tilesOf(
        { ...plainRow, contractStatus: 'waiting' },
        { ...plainRow, contractStatus: 'rejected' },
        plainRow,
      );
      const marks = tiles.map(tile => tile.querySelector('[data-status]')?.textContent?.trim());
      expect(marks).toEqual(['Seller decides', 'Rejected', undefined]);
    });
  });

  describe('where the app starts', () => {
    const startingWith = (startPage: 'home' | 'today' | 'search') => ({
      before: async ({ twins, session }: Workplace) => {
        const record = { key: 'trading', changedAt: 1, value: { startPage } };
        await twins.book.put(session.dealerKey, 'settings', [record]);
      },
    });

    it.each([
      ['home', '/'],
      ['today', '/today'],
      ['search', '/browsing/browse'],
    ] as const)('is %s if the dealer starts with it and asks for no page', async (startPage, path) => {
      const { passes } = await renderPage('/', startingWith(startPage));
      await passes(SECOND);
      expect(location.pathname).toBe(path);
    });

    it('is the page that is asked for, and the menu leads to the landing page as before', async () => {
      const { user, passes } = await renderPage('/browsing/browse', startingWith('today'));
      await passes(SECOND);
      expect(location.pathname).toBe('/browsing/browse');
      await user.click(screen.getByRole('link', { name: 'Home' }));
      await passes(SECOND);
      expect(location.pathname).toBe('/');
      await screen.findByRole('region', { name: 'Motorbikes' });
    });

    it('leads there once, so that the menu still leads to the landing page with all its rows', async () => {
      const { user, passes } = await renderPage('/', startingWith('today'));
      await passes(SECOND);
      await user.click(screen.getByRole('link', { name: 'Home' }));
      await passes(SECOND);
      expect(location.pathname).toBe('/');
      for (const name of ['Motorbikes', 'Campers', 'Agricultural machines'])
        await screen.findByRole('region', { name });
    });
  });
});

describe('TodayPage', () => {
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
});
