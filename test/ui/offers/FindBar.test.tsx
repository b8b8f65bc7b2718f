/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { Offers } from '../../../src/application/ports/Offers';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { DAY, SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { paths } from '../../../src/ui/shared/paths';
import { aDeal } from '../../domain/deals/aDeal';
import type { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { goBack } from '../support/goBack';
import { answersArrive, renderPage } from '../support/renderPage';
import { plainRow, withRows } from '../support/withRows';

describe('FindBar', () => {
  const shownIds = () =>
    [...document.querySelectorAll<HTMLElement>('article[data-offer]')].map(tile => tile.dataset.offer as HashId);
  const shown = (at: Workplace) => shownIds().map(hashId => at.registry.get(hashId)!);
  const sortBy = () => screen.findByRole('combobox', { name: 'Sort by' });

  async function browsing(search = '', offers = 90) {
    const page = await renderPage(paths.browse + search, { offers });
    await page.passes(SECOND);
    await sortBy();
    await answersArrive();
    return page;
  }

  /** A list whose further pages have no answer until they are released. */
  async function heldUp(search: string, offers = 200) {
    const release: (() => void)[] = [];
    const page = await renderPage(paths.browse + search, {
      offers,
      through: ports => ({
        ...ports,
        offers: {
          open: (...asked) => ports.offers.open(...asked),
          homeScreen: signal => ports.offers.homeScreen(signal),
          list: async (tab, question, signal) => {
            if (tab === 'browse' && question.page > 1) await new Promise<void>(answer => release.push(answer));
            return ports.offers.list(tab, question, signal);
          },
        },
      }),
    });
    await page.passes(SECOND);
    await sortBy();
    await answersArrive();
    const released = async () => {
      await act(async () => release.splice(0).forEach(answer => answer()));
      await answersArrive();
    };
    return { ...page, release, released };
  }

  describe('"Sort by"', () => {
    it('sorts the loaded offers, and keeps the order in the address', async () => {
      const { at, user } = await browsing();
      expect(screen.queryByRole('button', { name: 'Load all' })).toBeNull();
      await user.selectOptions(await sortBy(), 'Mileage: lowest first');
      await answersArrive();
      const mileages = shown(at).flatMap(({ totalMileage }) => totalMileage ?? []);
      expect(mileages).toEqual([...mileages].sort((one, other) => one - other));
      expect(location.search).toBe('?sort=mileage');
      expect(await axeFindings()).toEqual([]);
    });

    it('reads the order from the address, and has the one that a heading of the table chose', async () => {
      const { at } = await browsing('?sort=-year');
      const years = shown(at).flatMap(({ year }) => year ?? []);
      expect(years).toEqual([...years].sort((one, other) => other - one));
      expect(((await sortBy()) as HTMLSelectElement).value).toBe('-year');
    });

    it('names an order that only the table has', async () => {
      await browsing('?sort=-country');
      expect(((await sortBy()) as HTMLSelectElement).selectedOptions[0]?.text).toBe('Country, descending');
    });
  });

  describe('how much is loaded', () => {
    it('is announced twice for 40 offers that are pushed, and then is the whole number', async () => {
      const { at, passes } = await heldUp('?sort=-score', 400);
      const status = await screen.findByText(/^20 of 400 loaded$/);
      await passes(2 * SECOND);
      const announced: (string | null)[] = [];
      const noted = new MutationObserver(() => announced.push(status.textContent));
      noted.observe(status, { childList: true, characterData: true, subtree: true });
      const more = at.dealer.list('browse', { ...defaultQuestion, page: 3 }).offers;
      const further = at.dealer.list('browse', { ...defaultQuestion, page: 4 }).offers;
      for (const offer of [...more, ...further]) {
        await act(async () =>
          runInAction(() => {
            at.registry.apply(offer);
            at.list('browse').rowAdded(offer.hashId);
          }),
        );
      }
      expect(announced).toEqual(['21 of 401 loaded']);
      await passes(2 * SECOND);
      expect(announced).toEqual(['21 of 401 loaded', '60 of 440 loaded']);
      noted.disconnect();
    });
  });

  describe('the rest of a list', () => {
    it('is loaded by the first order, three pages at a time, and then the whole list is sorted', async () => {
      const { at, user, release, released } = await heldUp('');
      expect(release).toHaveLength(0);
      await user.selectOptions(await sortBy(), 'Score: best first');
      await answersArrive();
      expect(release).toHaveLength(3);
      screen.getByText(/^20 of 200 loaded$/);
      while (release.length > 0) await released();
      const { ids, totalCount } = at.list('browse');
      expect(ids).toHaveLength(totalCount);
      const best = Math.max(...ids.map(hashId => at.registry.get(hashId)!.score ?? 0));
      expect(shown(at)[0]!.score).toBe(best);
    });

    it('is not loaded further after "Stop", and the list says "at least" until it is whole', async () => {
      const { at, user, passes, release, released } = await heldUp('?noBids=yes', 100);
      screen.getByText(/^at least \d+ match$/);
      await user.click(screen.getByRole('button', { name: 'Stop' }));
      await released();
      expect(release).toHaveLength(0);
      expect(at.list('browse').ids.length).toBeLessThan(at.list('browse').totalCount);
      await user.click(screen.getByRole('button', { name: /^Filters/ }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await drawer.findByRole('button', { name: /^Show at least \d+ offers$/ });
      await user.click(screen.getByRole('button', { name: 'Load all' }));
      await waitFor(async () => {
        await released();
        expect(at.list('browse').ids).toHaveLength(at.list('browse').totalCount);
      });
      await passes(2 * SECOND);
      // By the list, and by the dialog for a screen reader.
      expect(screen.getAllByText(/^\d+ match$/)).toHaveLength(2);
      drawer.getByRole('button', { name: /^Show \d+ offers$/ });
    });
  });

  describe('the offers of the last day', () => {
    it('are counted as whole as soon as an older one is held, in the list and in the drawer', async () => {
      const { at, user, passes, release, released } = await heldUp('?lastDay=yes', 400);
      screen.getByText(/^at least \d+ match$/);
      const isDayHeld = () =>
        (at.offer(at.list('browse').ids.at(-1)!).publishedAt ?? Infinity) < at.twins.clock.now() - DAY;
      while (!isDayHeld()) await released();
      expect(release.length).toBeGreaterThan(0);
      expect(at.list('browse').mayLackRows).toBe(true);
      await passes(2 * SECOND);
      screen.getByText(/^\d+ match$/);
      await user.click(screen.getByRole('button', { name: /^Filters/ }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await drawer.findByRole('button', { name: /^Show \d+ offers$/ });
    });
  });

  describe('"Load all"', () => {
    it('notes to which pages the rows near the screen belong, because only those are fetched again', async () => {
      const { at, passes } = await browsing('?sort=-score', 400);
      await waitFor(() => expect(at.list('browse').ids).toHaveLength(at.list('browse').totalCount));
      await answersArrive();
      // The tiles below those in sight are rendered in idle moments.
      for (let tiles = 0; tiles < 6; tiles += 1) await passes(16);
      const { ids, limit } = at.list('browse');
      const pages = new Set(shownIds().map(hashId => Math.floor(ids.indexOf(hashId) / (limit ?? 20)) + 1));
      expect(at.lists.pagesOnScreen).toEqual([...pages]);
      expect(pages.size).toBeLessThan(Math.max(...pages));
    });

    it('leaves the pages for one list', async () => {
      const { at, user } = await browsing('?sort=year&view=pages&page=2');
      await user.click(screen.getByRole('button', { name: 'Load all' }));
      await waitFor(() => expect(at.list('browse').ids).toHaveLength(at.list('browse').totalCount));
      expect(location.search).toBe('?sort=year&view=scroll');
    });
  });

  /** What narrows the loaded offers, in the drawer of the filters. */
  async function refining({ user }: Awaited<ReturnType<typeof browsing>>) {
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    return { drawer, loaded: within(await drawer.findByRole('region', { name: 'Refine the loaded offers' })) };
  }

  describe('refining', () => {
    it('narrows the loaded offers at once, counts them, shows each refinement as a chip, and takes it away by a press', async () => {
      const page = await browsing();
      const { at, user } = page;
      const { drawer, loaded } = await refining(page);
      drawer.getByRole('button', { name: 'Show 90 offers' });
      await loaded.findByRole('textbox', { name: 'Search words' });
      // The heading says it.
      expect(
        loaded.queryByText(
          'The loaded offers are searched. With infinite scroll, the others are loaded then, up to 2,000.',
        ),
      ).toBeNull();
      await user.type(await loaded.findByRole('textbox', { name: 'Price to' }), '5000');
      await answersArrive();
      expect(shown(at).length).toBeGreaterThan(0);
      expect(shown(at).every(offer => (offer.buyNowPrice || offer.highestBid) <= 500_000)).toBe(true);
      expect(location.search).toBe('?priceTo=5000');
      const fitting = at
        .list('browse')
        .ids.map(hashId => at.offer(hashId))
        .filter(({ buyNowPrice, highestBid }) => (buyNowPrice || highestBid || Infinity) <= 500_000);
      await user.click(await drawer.findByRole('button', { name: `Show ${fitting.length} offers` }));
      const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
      await user.click(chips.getByRole('button', { name: /^Remove filter: Price to: 5.000.€$/ }));
      await answersArrive();
      expect(location.search).toBe('');
      expect(shownIds()).toEqual(at.list('browse').ids.slice(0, shownIds().length));
    });

    it('keeps a filter that is typed and not applied yet', async () => {
      const page = await browsing();
      const { drawer, loaded } = await refining(page);
      await page.user.type(drawer.getByRole('textbox', { name: 'Zip code' }), '80331');
      await page.user.click(await loaded.findByRole('checkbox', { name: 'No bids yet' }));
      expect(location.search).toBe('?zip=80331&noBids=yes');
      expect(drawer.getByRole('textbox', { name: 'Zip code' })).toHaveProperty('value', '80331');
      await page.user.click(drawer.getByRole('button', { name: 'Clear filters' }));
      expect(location.search).toBe('');
    });

    it('has a dialog of its own in a list without filters, which applies what was chosen when Escape closes it', async () => {
      const { user, passes } = await renderPage(paths.liked);
      await passes(SECOND);
      await user.click(await screen.findByRole('button', { name: 'Refine' }));
      const dialog = await screen.findByRole('dialog', { name: 'Refine' });
      within(dialog).getByText(
        'The loaded offers are searched. With infinite scroll, the others are loaded then, up to 2,000.',
      );
      await user.click(within(dialog).getByRole('checkbox', { name: 'strong' }));
      expect(await axeFindings(dialog)).toEqual([]);
      act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
      await waitFor(() => expect(location.search).toBe('?score=green'));
    });

    it('says so if none of the offers fits, once all are loaded', async () => {
      const { at } = await browsing('?words=nosuchword');
      await waitFor(() => expect(at.list('browse').ids).toHaveLength(at.list('browse').totalCount));
      await screen.findByRole('heading', { name: 'None of the offers fits' });
      // There is nothing left to load.
      expect(screen.queryByText(/Load all/)).toBeNull();
      expect(screen.queryByText(/ loaded$/)).toBeNull();
    });

    it('narrows the groups of the own bids', async () => {
      const { at } = await renderPage(`${paths.myBets}?leading=yes`);
      await screen.findAllByRole('article');
      expect(shown(at).map(bidStanding)).toEqual(shown(at).map(() => 'leading'));
    });
  });

  const chips = async () => within(await screen.findByRole('list', { name: 'Active filters' }));

  describe('the chips of the active filters', () => {
    it('say each filter in words, and take it away by a press', async () => {
      const { at, user, passes } = await renderPage(
        '/browsing/browse?type=Motorbike&country=PL&zip=80331&radius=40&brand=2&damaged=no&kmTo=20000' +
          '&priceFrom=100&score=green&words=+gs+&noBids=yes',
      );
      await passes(SECOND);
      const list = await chips();
      expect(list.getAllByRole('listitem').map(item => item.textContent?.trim().replace(/\s/g, ' '))).toEqual([
        'Vehicle type: Motorbikes',
        'Country: Poland',
        'Zip code: 80331',
        'Radius: 40 km',
        'Brand: BMW',
        'Damaged: No',
        'Mileage to: 20 000 km',
        'Price from: 100 €',
        'Score: strong',
        'No bids yet',
        'Search words: gs',
      ]);
      expect(await axeFindings()).toEqual([]);
      await user.click(list.getByRole('button', { name: 'Remove filter: Damaged: No' }));
      await waitFor(() => expect(at.list('browse').question.filters.damaged).toBeNull());
      expect(at.list('browse').question.filters.countryCode).toBe('PL');
      expect(location.search).not.toContain('damaged');
      expect(document.activeElement).toBe(list.getAllByRole('button')[0]);
    });

    it('leave the focus in their bar when the last one is taken away', async () => {
      const { at, user, passes } = await renderPage('/browsing/browse?damaged=no');
      await passes(SECOND);
      const bar = screen.getByRole('list', { name: 'Active filters' }).parentElement;
      await user.click((await chips()).getByRole('button', { name: 'Remove filter: Damaged: No' }));
      await waitFor(() => expect(at.list('browse').question.filters.damaged).toBeNull());
      expect(document.activeElement).toBe(bar);
    });

    it('are not there without a filter', async () => {
      await browsing();
      expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    });
  });
});

describe('SalesBar', () => {
  const address = () => location.pathname + location.search;

  async function withFilters(path: string) {
    const page = await renderPage(path, { offers: 200 });
    await screen.findAllByRole('article');
    // The hidden browse list has a button of this name, too.
    await page.user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
    return { ...page, form: within(screen.getByRole('form', { name: 'Filters' })) };
  }

  describe('the filters of the sold offers', () => {
    it.each([paths.soldOnPlatform, paths.archived])(
      'at %s are in the address, and the list asks with them',
      async path => {
        const { at, user, form } = await withFilters(path);
        at.calls.length = 0;
        await user.selectOptions(form.getByRole('combobox', { name: 'Vehicle type' }), 'Motorbike');
        expect(address()).toBe(`${path}?type=Motorbike`);
        await user.selectOptions(form.getByRole('combobox', { name: 'Year from' }), '2019');
        await answersArrive();
        expect(address()).toBe(`${path}?type=Motorbike&yearFrom=2019`);
        const tab = path === paths.archived ? 'archived' : 'sold';
        expect(at.list(tab).question.filters).toMatchObject({ vehicleType: 'Motorbike', productionYearFrom: 2019 });
        for (const hashId of at.list(tab).ids) expect(at.offer(hashId).vehicleType).toBe('Motorbike');
        expect(await axeFindings(screen.getByRole('form', { name: 'Filters' }))).toEqual([]);
        await goBack();
        expect(address()).toBe(`${path}?type=Motorbike`);
        await user.click(screen.getByRole('button', { name: 'Clear filters' }));
        expect(address()).toBe(path);
      },
    );

    it('apply what is typed after two seconds, or at once with Enter', async () => {
      const { user, passes, form } = await withFilters(paths.soldOnPlatform);
      const number = form.getByRole<HTMLInputElement>('textbox', { name: 'Offer number' });
      await user.type(number, 'mb');
      await passes(2 * SECOND - 1);
      expect(address()).toBe(paths.soldOnPlatform);
      await passes(1);
      expect(address()).toBe(`${paths.soldOnPlatform}?number=mb`);
      await user.type(number, '-1{Enter}');
      expect(address()).toBe(`${paths.soldOnPlatform}?number=mb-1`);
      expect(number.value).toBe('mb-1');
    });

    it('say that nothing fits, and not that nothing was ever sold', async () => {
      await renderPage(`${paths.archived}?number=nothing`, { offers: 200 });
      await screen.findByRole('heading', { name: 'No matching offers' });
    });
  });

  describe('the archive', () => {
    const deal = (price: number) => aDeal({ clientPrice: euros(price), commission: euros(100), vehiclePickedUp: true });
    const archivedAt = Date.UTC(2026, 10, 20, 9);
    const row = { ...plainRow, archivedAt, inArchive: true };

    it('adds up the purchases with their commissions, and says how many have no amount', async () => {
      await renderPage(
        paths.archived,
        withRows('archived', [
          { ...row, deal: deal(1000) },
          { ...row, deal: deal(2500) },
          { ...row, deal: aDeal({ clientPrice: null }) },
        ]),
      );
      const sum = (await screen.findByText('3 700 €')).parentElement!;
      expect(sum.textContent?.replace(/\s/g, ' ')).toBe('Total with commission 3 700 €1 without an amount');
    });

    it('says in its table when a deal ended, and not that it was sold then', async () => {
      await renderPage(paths.archived, {
        ...withRows('archived', [{ ...row, deal: deal(1000) }]),
        before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
      });
      const table = within(await screen.findByRole('table'));
      await table.findByRole('columnheader', { name: 'Archived' });
      expect(table.queryByRole('columnheader', { name: 'Sold' })).toBeNull();
    });

    it('says that the sum is that of the loaded purchases if there are more', async () => {
      await renderPage(paths.archived, { offers: 600 });
      await screen.findByText('20 of 27 purchases loaded');
    });

    it('says that there are at least the loaded purchases if the server counts fewer', async () => {
      const counted = (offers: Offers): Offers => ({
        list: async (...asked) => {
          const answer = await offers.list(...asked);
          return answer.ok ? success({ ...answer.value, totalCount: 5 }) : answer;
        },
        open: (...asked) => offers.open(...asked),
        homeScreen: signal => offers.homeScreen(signal),
      });
      await renderPage(paths.archived, {
        offers: 600,
        through: ports => ({ ...ports, offers: counted(ports.offers) }),
      });
      await screen.findByText('20 of at least 20 purchases loaded');
    });

    it('shows on each row when it was archived, and the total', async () => {
      await renderPage(
        paths.archived,
        withRows('archived', [
          { ...row, deal: deal(1000) },
          { ...row, archivedAt: null },
        ]),
      );
      const [known, unknown] = await screen.findAllByRole('article');
      const valueOf = (tile: HTMLElement, name: string) =>
        within(tile).getByText(name).closest('dt')!.nextElementSibling?.textContent?.replace(/\s/g, ' ');
      expect(valueOf(known!, 'Archived on')).toBe('20 Nov 2026');
      expect(valueOf(known!, 'Total with commission')).toBe('1 100 €');
      expect([valueOf(unknown!, 'Archived on'), valueOf(unknown!, 'Total with commission')]).toEqual(['–', '–']);
    });
  });

  it('the sold offers say when they were sold', async () => {
    await renderPage(paths.soldOnPlatform, { offers: 200 });
    await screen.findAllByRole('article');
    const dates = screen.getAllByText('Sold on').map(name => name.closest('dt')!.nextElementSibling?.textContent);
    expect(dates.filter(date => /^\d+ \w+ 2026$/.test(date ?? '')).length).toBeGreaterThan(3);
  });
});
