import { type Browser, test } from '@playwright/test';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../src/domain/offers/list/Refinements';
import { savedAs } from '../../src/domain/search/SavedSearch';
import { euros } from '../../src/domain/shared/Money';
import { BenchMarket } from './BenchMarket';
import { type Build, builtNow, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { browseThese, heldRows } from './heldRows';
import { BenchPage, firstGrid } from './page/BenchPage';
import { PushStream } from './PushStream';

const HELD = 5000;
const UNLISTED = 500;
const SEARCHES = 50;
const PER_SECOND = 500;
const SECONDS = 10;

/** Different prices, so that no search has the answer of another one. */
const searches = Array.from({ length: SEARCHES }, (_, index) => ({
  key: `search-${index}`,
  changedAt: index,
  value: savedAs(
    `Search ${index}`,
    {
      ...defaultQuestion,
      filters: { ...noFilters, vehicleType: 'Motorbike' as const },
      refinements: { ...noRefinements, priceTo: euros(1000 + 500 * index) },
    },
    0,
  ),
}));

type Searches = typeof searches;

/** Puts the searches into the dealer's book, which the first visit has created. */
async function saveSearches({ page }: BenchPage): Promise<void> {
  await page.evaluate(async (saved: Searches) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const books = await indexedDB.databases();
    const name = books.map(book => book.name ?? '').find(book => book.startsWith('paddock-book-'));
    const database = await done(indexedDB.open(name!));
    const store = database.transaction('searches', 'readwrite').objectStore('searches');
    await Promise.all(saved.map(search => done(store.put(search))));
    database.close();
  }, searches);
}

/** Milliseconds of script. */
async function follow(browser: Browser, market: BenchMarket, pushes: PushStream, hasSearches: boolean) {
  const { origin } = market;
  const bench = await BenchPage.open(browser, { origin, session: market.keptSession(), usable: firstGrid });
  await bench.settled('/browsing/browse');
  await bench.pause(2000);
  if (hasSearches) {
    await saveSearches(bench);
    await bench.settled('/browsing/browse');
    await bench.pause(2000);
  }
  const before = await bench.devTools.scriptSeconds();
  await pushes.send(PER_SECOND, SECONDS);
  await bench.pause(1000);
  const script = (await bench.devTools.scriptSeconds()) - before;
  const hasMatched = (await bench.page.getByText(/“Search \d+”/).count()) > 0;
  if (hasMatched !== hasSearches) throw new Error(`The saved searches ${hasMatched ? 'matched' : 'matched nothing'}.`);
  await bench.close();
  return 1000 * script;
}

test('500 pushes a second are judged by 50 saved searches within budget', async ({ browser }, testInfo) => {
  const visit = async (build: Build, hasSearches: boolean) => {
    const market = await BenchMarket.open({ build });
    const rows = heldRows(market, HELD + UNLISTED);
    const held = rows.slice(0, HELD);
    browseThese(market, held, HELD);
    const script = await follow(browser, market, new PushStream(market, held, rows.slice(HELD)), hasSearches);
    await market.close();
    return script;
  };
  await record(testInfo, {
    budget: null,
    what: `script of ${PER_SECOND} pushes/s, a tenth of them new offers, with ${SEARCHES} saved searches and (control) with none`,
    runs: await inTurn(build => visit(build, true), { runs: ONCE, control: () => visit(builtNow, false) }),
    unit: 'ms',
    limit: { timesControl: 1.3 },
  });
});
