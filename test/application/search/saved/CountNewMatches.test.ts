import { FollowBook } from '../../../../src/application/book/FollowBook';
import { CountNewMatches } from '../../../../src/application/search/saved/CountNewMatches';
import { KeepSearch } from '../../../../src/application/search/saved/KeepSearch';
import { NewMatchStore } from '../../../../src/application/search/saved/NewMatchStore';
import { defaultQuestion } from '../../../../src/domain/offers/BrowseQuestion';
import { noFilters } from '../../../../src/domain/offers/OfferFilters';
import { noRefinements } from '../../../../src/domain/search/Refinements';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { wholeList } from '../../../infrastructure/market/aMarketplace';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const { signal } = new AbortController();

async function aDesk() {
  const at = new Workplace({ offers: 60 });
  await at.container.get(FollowBook).execute();
  const keep = at.container.get(KeepSearch);
  const store = at.container.get(NewMatchStore);
  const count = at.container.get(CountNewMatches);
  /** A search that the dealer opened when all but so many of its offers were published. */
  const saveBefore = (name: string, fresh: number, words = '') => {
    const published = wholeList(at.dealer, 'browse').map(({ publishedAt }) => publishedAt!);
    const visitedAt = published[fresh]!;
    const refinements = { ...noRefinements, words };
    keep.putBack(name, { name, filters: noFilters, buyNowOnly: false, refinements, visitedAt });
    return name;
  };
  return { at, keep, store, count, saveBefore };
}

describe('CountNewMatches', () => {
  it('counts the offers that were published since the search was last opened', async () => {
    const { store, count, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    const none = saveBefore('No such word', 4, 'nosuchword');
    await count.execute(signal);
    expect(store.of(id).hashIds.size).toBe(4);
    expect(store.of(id).isAtLeast).toBe(false);
    expect(store.of(none).hashIds.size).toBe(0);
    expect(store.total).toBe(4);
  });

  it('says "at least" if the whole first page is new', async () => {
    const { store, count, saveBefore } = await aDesk();
    const id = saveBefore('All', 40);
    await count.execute(signal);
    expect(store.of(id)).toMatchObject({ isAtLeast: true });
    expect(store.of(id).hashIds.size).toBe(20);
  });

  it('asks once for each search, and again when the answer is old', async () => {
    const { at, count, saveBefore } = await aDesk();
    saveBefore('All', 4);
    await count.execute(signal);
    const { length } = at.calls;
    await count.execute(signal);
    expect(at.calls).toHaveLength(length);
    at.twins.clock.advance(16 * MINUTE);
    await count.execute(signal);
    expect(at.calls).toHaveLength(length + 1);
  });

  it('says so if the offers cannot be counted', async () => {
    const { at, store, count, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    jest.spyOn(at.twins.offers, 'list').mockResolvedValue({ ok: false, failure: { reason: 'offline' } });
    await count.execute(signal);
    expect(store.isFailed(id)).toBe(true);
  });
});

describe('KeepSearch', () => {
  it('refuses a search that would displace another one', async () => {
    const { keep } = await aDesk();
    const ids = Array.from({ length: 51 }, (_, index) => keep.execute(`Search ${index}`, defaultQuestion));
    expect(new Set(ids).size).toBe(51);
    expect(ids.at(-1)).toBeNull();
    expect(ids.slice(0, 50)).not.toContain(null);
  });
});
