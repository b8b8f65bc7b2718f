import * as fc from 'fast-check';
import { MyData } from '../../../src/application/book/MyData';
import type { OfferListPart, OfferQuestion } from '../../../src/application/ports/Offers';
import { ComparableSales } from '../../../src/application/valuation/ComparableSales';
import type { HashId, OfferPatch } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed, type Result, success } from '../../../src/domain/shared/Result';
import { anOffer } from '../../support/anOffer';
import { settled } from '../../support/settled';
import { Workplace } from '../../support/Workplace';

const offer = anOffer({ year: 2020 });

/** The sold offers of one page; the last one is also the first of the next page. */
const soldOn = (page: number, perPage: number): OfferPatch[] =>
  Array.from({ length: perPage }, (_, place) => ({
    ...offer,
    hashId: `MB-SOLD${page * (perPage - 1) + place}` as HashId,
    finalPrice: euros(9000 + page * 100 + place),
    archivedAt: page * perPage + place,
    closed: true,
  }));

/** A dealer and an archive that answers as the test says. */
function archiveOf(totalPages: number, { fails = new Set<number>() } = {}) {
  const archive = {
    asked: [] as number[],
    fails,
    underWay: 0,
    mostUnderWay: 0,
    perPage: 3,
    /** The pages behind it are empty. */
    filled: Infinity,
    beforeAnswer: () => Promise.resolve(),
  };
  const list = async (
    _tab: string,
    { page }: OfferQuestion,
    signal: AbortSignal,
  ): Promise<Result<OfferListPart, Failure>> => {
    archive.asked.push(page);
    archive.mostUnderWay = Math.max(archive.mostUnderWay, (archive.underWay += 1));
    await archive.beforeAnswer();
    archive.underWay -= 1;
    if (signal.aborted) return failed({ reason: 'aborted' });
    if (archive.fails.has(page)) return failed({ reason: 'timedOut' });
    return success({
      offers: page > archive.filled ? [] : soldOn(page, archive.perPage),
      totalPages,
      totalCount: 0,
      limit: 3,
      availableCountries: null,
    });
  };
  const at = new Workplace({ replaced: ({ offers }) => ({ offers: { ...offers, list } }) });
  const store = at.container.get(ComparableSales);
  const found = (hashId = offer.hashId) => store.get(hashId, at.twins.clock.now());
  return { archive, at, store, found };
}

const recalledBy = async (at: Workplace, hashId = offer.hashId) => {
  await at.container.get(ComparableSales).read(offer);
  return at.container.get(ComparableSales).get(hashId, at.twins.clock.now());
};

describe('ComparableSales', () => {
  it('finds each sale once, although a page may repeat a sale', async () => {
    const { store, found } = archiveOf(4);
    await store.search(offer);
    expect(found()).toMatchObject({ missingPages: 0, isCut: false });
    expect(found()?.sales.map(({ hashId }) => hashId)).toEqual(
      Array.from({ length: 9 }, (_, index) => `MB-SOLD${index + 2}`),
    );
    expect(store.stepOf(offer.hashId)).toEqual({ step: 'idle' });
  });

  it('asks for ten pages at most, three at a time, and says that there are more', async () => {
    const { archive, store, found } = archiveOf(40);
    await store.search(offer);
    expect([...archive.asked].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(archive.mostUnderWay).toBe(3);
    expect(found()).toMatchObject({ isCut: true });
  });

  it('ends at an empty page if the number of pages is unknown, and says that it found everything', async () => {
    const { archive, store, found } = archiveOf(Infinity);
    archive.filled = 2;
    await store.search(offer);
    expect(Math.max(...archive.asked)).toBeLessThanOrEqual(5);
    expect(found()).toMatchObject({ isCut: false, missingPages: 0 });
    expect(found()?.sales).toHaveLength(5);
  });

  it('counts the pages that failed, and asks only for them when it is asked again', async () => {
    const { archive, store, found } = archiveOf(5, { fails: new Set([2, 4]) });
    await store.search(offer);
    expect(found()).toMatchObject({ missingPages: 2 });
    archive.asked = [];
    archive.fails = new Set();
    await store.retry(offer);
    expect(archive.asked).toEqual([2, 4]);
    expect(found()).toMatchObject({ missingPages: 0 });
    expect(found()?.sales).toHaveLength(11);
  });

  it('fails if the first page fails, and keeps what an earlier search found', async () => {
    const { archive, store, found } = archiveOf(2);
    await store.search(offer);
    const before = found();
    archive.fails = new Set([1]);
    await store.search(offer);
    expect(store.stepOf(offer.hashId)).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(found()).toBe(before);
  });

  it('keeps the pages that were answered before it was cancelled', async () => {
    const { archive, store, found } = archiveOf(8);
    const searching = store.search(offer);
    archive.beforeAnswer = () => {
      if (archive.asked.length === 4) store.cancel(offer.hashId);
      return Promise.resolve();
    };
    await searching;
    expect(store.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    expect(found()?.missingPages).toBeGreaterThan(0);
    expect(archive.asked.length).toBeLessThan(8);
  });

  it('never replaces what a complete search has found by a search that was cancelled or lacks pages', async () => {
    const { at, archive, store, found } = archiveOf(8);
    await store.search(offer);
    const before = found();
    archive.fails = new Set([5]);
    await store.search(offer);
    expect([found(), store.stepOf(offer.hashId).step]).toEqual([before, 'failed']);
    archive.asked = [];
    archive.beforeAnswer = () => {
      if (archive.asked.length === 4) store.cancel(offer.hashId);
      return Promise.resolve();
    };
    await store.search(offer);
    expect([found(), store.stepOf(offer.hashId).step]).toEqual([before, 'idle']);
    expect((await recalledBy(new Workplace({ beside: at })))?.missingPages).toBe(0);
  });

  it('keeps the newest 200 sales, whatever the size of a page', async () => {
    const { archive, store, found } = archiveOf(10);
    archive.perPage = 100;
    await store.search(offer);
    const sales = found()?.sales ?? [];
    expect(found()?.isCut).toBe(true);
    expect(sales).toHaveLength(200);
    expect(Math.min(...sales.map(({ soldAt }) => soldAt ?? 0))).toBe(898);
  });

  it('shows nothing after 24 hours in a tab that stays open, and compares no bid with it', async () => {
    const { at, store, found } = archiveOf(2);
    await store.search(offer);
    at.twins.clock.advance(DAY - HOUR);
    expect(found()).toBeDefined();
    at.twins.clock.advance(HOUR);
    expect([found(), store.medianOf(offer.hashId, at.twins.clock.now())]).toEqual([undefined, null]);
  });

  it('shows nothing after the dealer has deleted the own data, also in another tab', async () => {
    const { at, store, found } = archiveOf(2);
    await recalledBy(at);
    await store.search(offer);
    await new Workplace({ beside: at }).container.get(MyData).deleteAll();
    await settled();
    expect([found(), await recalledBy(at)]).toEqual([undefined, undefined]);
  });

  it('does not store the found sales if the dealer deletes the data of this device during the search, also in another tab', async () => {
    for (const where of ['here', 'in another tab']) {
      const { archive, at, store, found } = archiveOf(4);
      let answer = () => {};
      archive.beforeAnswer = () => new Promise(resolve => (answer = resolve));
      const search = store.search(offer);
      await settled();
      const tab = where === 'here' ? at : new Workplace({ beside: at });
      await tab.container.get(MyData).deleteAll();
      await settled();
      archive.beforeAnswer = () => Promise.resolve();
      answer();
      await search;
      expect([found(), await recalledBy(at), store.stepOf(offer.hashId)]).toEqual([
        undefined,
        undefined,
        { step: 'idle' },
      ]);
    }
  });

  it('asks for every page again after the dealer has deleted what a search found', async () => {
    const { archive, at, store } = archiveOf(2, { fails: new Set([2]) });
    await store.search(offer);
    await at.container.get(MyData).deleteAll();
    await settled();
    archive.asked = [];
    await store.retry(offer);
    expect(archive.asked).toEqual([1, 2]);
  });

  it('shows the sales again after a reload, for 24 hours and without a call', async () => {
    const { at, store, archive } = archiveOf(2);
    await store.search(offer);
    const { calls } = { calls: archive.asked.length };
    const later = new Workplace({ beside: at });
    expect((await recalledBy(later))?.sales).toHaveLength(5);
    expect(archive.asked).toHaveLength(calls);

    at.twins.clock.advance(DAY - HOUR);
    const nextDay = new Workplace({ beside: at });
    at.twins.clock.advance(HOUR);
    expect(await recalledBy(nextDay)).toBeUndefined();
  });

  it('holds the sales of the latest 50 offers, and reads those of the others from the book', async () => {
    const { at, archive, store, found } = archiveOf(2);
    await store.search(offer);
    for (let index = 1; index <= 50; index += 1) await store.search({ ...offer, hashId: `MB-${index}` as HashId });
    expect(found()).toBeUndefined();
    expect(found('MB-1' as HashId)).toBeDefined();
    archive.asked = [];
    await at.container.get(ComparableSales).read(offer);
    expect(found()?.sales).toHaveLength(5);
    expect(archive.asked).toEqual([]);
  });

  it('holds the answers of a search only until every page is answered', async () => {
    const { archive, store } = archiveOf(2);
    await store.search(offer);
    archive.asked = [];
    await store.retry(offer);
    expect(archive.asked).toEqual([1, 2]);
  });

  it('never shows the answers of an earlier search after those of a later one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async scheduler => {
        const { archive, store, found } = archiveOf(3);
        archive.beforeAnswer = () => scheduler.schedule(Promise.resolve());
        const first = store.search(offer);
        const second = store.search(offer);
        await scheduler.waitFor(Promise.all([first, second]));
        expect(store.stepOf(offer.hashId)).toEqual({ step: 'idle' });
        expect(found()).toMatchObject({ missingPages: 0 });
        expect(found()?.sales).toHaveLength(7);
      }),
    );
  });
});
