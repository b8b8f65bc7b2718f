import * as fc from 'fast-check';
import type { OfferListPart, OfferQuestion } from '../../../src/application/ports/Offers';
import { ComparableStore } from '../../../src/application/valuation/ComparableStore';
import { FindComparables } from '../../../src/application/valuation/FindComparables';
import { RecallComparables } from '../../../src/application/valuation/RecallComparables';
import type { HashId, OfferPatch } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed, type Result, success } from '../../../src/domain/shared/Result';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';

const offer = anOffer({ year: 2020 });

/** The sold offers of one page; the last one is also the first of the next page. */
const soldOn = (page: number): OfferPatch[] =>
  [0, 1, 2].map(place => ({
    ...offer,
    hashId: `MB-SOLD${page * 2 + place}` as HashId,
    finalPrice: euros(9000 + page * 100 + place),
    closed: true,
  }));

/** A dealer and an archive that answers as the test says. */
function archiveOf(totalPages: number, { fails = new Set<number>() } = {}) {
  const archive = { asked: [] as number[], fails, underWay: 0, mostUnderWay: 0, beforeAnswer: () => Promise.resolve() };
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
    return success({ offers: soldOn(page), totalPages, totalCount: 0, limit: 3, availableCountries: null });
  };
  const at = new Workplace({ replaced: ({ offers }) => ({ offers: { ...offers, list } }) });
  return { archive, at, find: at.container.get(FindComparables), store: at.container.get(ComparableStore) };
}

describe('FindComparables', () => {
  it('finds each sale once, although a page may repeat a sale', async () => {
    const { find, store } = archiveOf(4);
    await find.execute(offer);
    const found = store.get(offer.hashId);
    expect(found).toMatchObject({ missingPages: 0, isCut: false });
    expect(found?.sales.map(({ hashId }) => hashId)).toEqual(
      Array.from({ length: 9 }, (_, index) => `MB-SOLD${index + 2}`),
    );
    expect(store.stepOf(offer.hashId)).toEqual({ step: 'idle' });
  });

  it('asks for ten pages at most, three at a time, and says that there are more', async () => {
    const { archive, find, store } = archiveOf(40);
    await find.execute(offer);
    expect([...archive.asked].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(archive.mostUnderWay).toBe(3);
    expect(store.get(offer.hashId)).toMatchObject({ isCut: true });
  });

  it('counts the pages that failed, and asks only for them when it is asked again', async () => {
    const { archive, find, store } = archiveOf(5, { fails: new Set([2, 4]) });
    await find.execute(offer);
    expect(store.get(offer.hashId)).toMatchObject({ missingPages: 2 });
    archive.asked = [];
    archive.fails = new Set();
    await find.retry(offer);
    expect(archive.asked).toEqual([2, 4]);
    expect(store.get(offer.hashId)).toMatchObject({ missingPages: 0 });
    expect(store.get(offer.hashId)?.sales).toHaveLength(11);
  });

  it('fails if the first page fails, and keeps what an earlier search found', async () => {
    const { archive, find, store } = archiveOf(2);
    await find.execute(offer);
    const before = store.get(offer.hashId);
    archive.fails = new Set([1]);
    await find.execute(offer);
    expect(store.stepOf(offer.hashId)).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(store.get(offer.hashId)).toBe(before);
  });

  it('keeps the pages that were answered before it was cancelled', async () => {
    const { archive, find, store } = archiveOf(8);
    const searching = find.execute(offer);
    archive.beforeAnswer = () => {
      if (archive.asked.length === 4) find.cancel(offer.hashId);
      return Promise.resolve();
    };
    await searching;
    expect(store.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    expect(store.get(offer.hashId)?.missingPages).toBeGreaterThan(0);
    expect(archive.asked.length).toBeLessThan(8);
  });

  it('shows the sales again after a reload, for 24 hours and without a call', async () => {
    const { at, find, archive } = archiveOf(2);
    await find.execute(offer);
    const { calls } = { calls: archive.asked.length };
    const later = new Workplace({ beside: at });
    await later.container.get(RecallComparables).execute(offer);
    expect(later.container.get(ComparableStore).get(offer.hashId)?.sales).toHaveLength(5);
    expect(archive.asked).toHaveLength(calls);

    at.twins.clock.advance(DAY - HOUR);
    const nextDay = new Workplace({ beside: at });
    at.twins.clock.advance(HOUR);
    await nextDay.container.get(RecallComparables).execute(offer);
    expect(nextDay.container.get(ComparableStore).get(offer.hashId)).toBeUndefined();
  });

  it('holds the sales of the latest 50 offers, and reads those of the others from the book', async () => {
    const { at, archive, find, store } = archiveOf(2);
    await find.execute(offer);
    for (let index = 1; index <= 50; index += 1) await find.execute({ ...offer, hashId: `MB-${index}` as HashId });
    expect(store.get(offer.hashId)).toBeUndefined();
    expect(store.get('MB-1' as HashId)).toBeDefined();
    archive.asked = [];
    await at.container.get(RecallComparables).execute(offer);
    expect(store.get(offer.hashId)?.sales).toHaveLength(5);
    expect(archive.asked).toEqual([]);
  });

  it('holds the answers of a search only until every page is answered', async () => {
    const { archive, find } = archiveOf(2);
    await find.execute(offer);
    archive.asked = [];
    await find.retry(offer);
    expect(archive.asked).toEqual([1, 2]);
  });

  it('never shows the answers of an earlier search after those of a later one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async scheduler => {
        const { archive, find, store } = archiveOf(3);
        archive.beforeAnswer = () => scheduler.schedule(Promise.resolve());
        const first = find.execute(offer);
        const second = find.execute(offer);
        await scheduler.waitFor(Promise.all([first, second]));
        expect(store.stepOf(offer.hashId)).toEqual({ step: 'idle' });
        expect(store.get(offer.hashId)).toMatchObject({ missingPages: 0 });
        expect(store.get(offer.hashId)?.sales).toHaveLength(7);
      }),
    );
  });
});
