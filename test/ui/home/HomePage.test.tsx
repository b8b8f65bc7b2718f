/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { Book } from '../../../src/application/book/Book';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { CountedRows } from '../../../src/application/offers/list/CountedRows';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import type { Offers } from '../../../src/application/ports/Offers';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import type { HashId } from '../../../src/domain/offers/Offer';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { paths } from '../../../src/ui/shared/paths';
import type { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { plainRow, withRows } from '../support/withRows';

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
    expect(within(item).getByRole('link', { name: offer.label1 }).getAttribute('href')).toBe(bid.getAttribute('href'));
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
    for (const name of ['Motorbikes', 'Campers', 'Agricultural machines']) await screen.findByRole('region', { name });
  });
});
