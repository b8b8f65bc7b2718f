import * as fc from 'fast-check';
import { InvoiceListStore } from '../../../src/application/invoices/InvoiceListStore';
import type { Invoices } from '../../../src/application/ports/Invoices';
import type { Offers } from '../../../src/application/ports/Offers';
import { PagedRows } from '../../../src/application/selling/entries/PagedRows';
import { PagedSearch } from '../../../src/application/selling/entries/PagedSearch';
import { Refetches } from '../../../src/application/shared/RowList';
import type { Invoice } from '../../../src/domain/invoices/Invoice';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { success } from '../../../src/domain/shared/Result';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { InMemoryClock } from '../../twins/InMemoryClock';

watchActions();

/** What a reader makes of 0, −1, 9999, a text or nothing: a number too small, one too large, or none. */
const pageCount = fc.constantFrom(0, 1, 2, 9999, Infinity);
const rowCount = fc.constantFrom(0, 1, 170, 9999);
/** The rows of each page by number. A page may be empty, or repeat rows. All further pages are like the last. */
const pages = fc.array(fc.array(fc.nat({ max: 40 }), { maxLength: 5 }), { minLength: 1, maxLength: 8 });
const aLyingServer = fc.record({ totalPages: pageCount, totalCount: rowCount, pages }).map(answer => {
  const asked: number[] = [];
  const ask = (page: number) => {
    asked.push(page);
    const ids = [...new Set(answer.pages[Math.min(page, answer.pages.length) - 1])];
    return { ids, totalPages: answer.totalPages, totalCount: answer.totalCount, received: ids.length };
  };
  return { asked, ask };
});

interface AList {
  readonly hasMore: boolean;
  readonly mayContinue: boolean;
  readonly count: number;
  readonly isCountAtLeast: boolean;
  readonly ids: readonly unknown[];
}

/** The list fills the screen by itself, and then the dealer scrolls to its end again and again. */
async function scrolled(
  list: AList,
  asked: readonly number[],
  { show, more, on }: Record<'show' | 'more' | 'on', () => Promise<void>>,
): Promise<void> {
  await show();
  for (let look = 0; look < 10; look += 1) await on();
  // The first page, three further ones, and one more answer if rows have moved between the pages.
  expect(asked.length).toBeLessThanOrEqual(1 + 3 + 1);
  for (let scrolls = 0; list.hasMore && scrolls < 60; scrolls += 1) await more();
  expect(list.hasMore).toBe(false);
  expect(list.count).toBeGreaterThanOrEqual(list.ids.length);
  const { length } = asked;
  await on();
  await more();
  expect(asked).toHaveLength(length);
}

describe('a list whose server sends numbers that are not true', () => {
  it('asks for at most three further pages by itself, and ends for conversations and invoices', async () => {
    await fc.assert(
      fc.asyncProperty(aLyingServer, async ({ asked, ask }) => {
        const lying: Invoices = {
          list: async page => {
            const { ids, ...size } = ask(page);
            return success({ ...size, rows: ids.map(id => ({ id }) as unknown as Invoice) });
          },
        };
        const { pages } = new InvoiceListStore(lying, new InMemoryClock(), new Refetches());
        await scrolled(pages.list, asked, {
          show: () => pages.show(),
          more: () => pages.more(),
          on: () => pages.continue(),
        });
      }),
    );
  });

  it('asks for at most three further pages by itself, and ends for offers', async () => {
    await fc.assert(
      fc.asyncProperty(aLyingServer, async ({ asked, ask }) => {
        const at = new Workplace({
          offers: 1,
          replaced: ({ offers }) => {
            const lying: Offers = {
              open: (id, signal) => offers.open(id, signal),
              homeScreen: signal => offers.homeScreen(signal),
              list: async (_tab, { page }) => {
                const { ids, ...size } = ask(page);
                const rows = ids.map(id => ({ id: id as OfferId, hashId: `MB-${id}` as HashId }));
                return success({ ...size, offers: rows, limit: null, availableCountries: null });
              },
            };
            return { offers: lying };
          },
        });
        const list = at.list('browse');
        await scrolled(list, asked, {
          show: () => at.loadOffers.show('browse', defaultQuestion),
          more: () => at.loadOffers.more('browse'),
          on: () => at.loadOffers.continue('browse'),
        });
      }),
    );
  });

  it('asks for few pages of a list with numbered pages, and never counts fewer rows than it shows', async () => {
    await fc.assert(
      fc.asyncProperty(aLyingServer, fc.integer({ min: 1, max: 9999 }), async ({ asked, ask }, wanted) => {
        const rows = new PagedRows<{ readonly id: number }>(({ id }) => `number ${id}`);
        const search = new PagedSearch(rows, {
          clock: new InMemoryClock(),
          perPage: 5,
          port: {
            list: async ({ page }) => {
              const { ids, ...size } = ask(page);
              return success({ ...size, rows: ids.map(id => ({ id })) });
            },
          },
        });
        await search.turnTo(wanted);
        expect(asked.length).toBeLessThanOrEqual(3);
        expect(rows.totalCount).toBeGreaterThanOrEqual(rows.rows.length);
        expect(Number.isFinite(rows.totalPages)).toBe(true);
        expect(rows.range.end - rows.range.start + 1).toBeGreaterThanOrEqual(rows.rows.length > 0 ? 1 : 0);
        asked.length = 0;
        await search.loadAll();
        // Eight pages with new rows, and three without.
        expect(asked.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});
