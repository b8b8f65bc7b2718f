import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { MyData } from '../../../src/application/book/MyData';
import type { OfferListPart, OfferQuestion } from '../../../src/application/ports/Offers';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { ComparableSales } from '../../../src/application/valuation/ComparableSales';
import { MeasureCommission } from '../../../src/application/valuation/MeasureCommission';
import { nextBid } from '../../../src/domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { isHighestBidKnown } from '../../../src/domain/offers/BidStanding';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, OfferPatch } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed, type Result, success } from '../../../src/domain/shared/Result';
import { calculation, unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../support/anOffer';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import type { MarketPorts } from '../../support/Wire';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

describe('Calculations', () => {
  const offer = anOffer({ score: 80 });

  function atWork() {
    const at = new Workplace();
    at.registry.apply(offer);
    return {
      at,
      calculations: at.container.get(Calculations),
      keep: at.container.get(Book),
    };
  }

  it('has no inputs before a sale price is known', () => {
    expect(atWork().calculations.inputsOf(offer.hashId)).toBeNull();
  });

  it('uses the typed values, and the defaults for the rest', async () => {
    const { calculations, keep } = atWork();
    const defaults = { ...unsetCalculation(null), fixedCosts: euros(120), vatRate: 23 };
    await keep.keep('settings', TRADING_SETTINGS, { calculation: defaults });
    await calculations.edit(offer.hashId, { salePrice: euros(12_000), vatRate: 19 });
    expect(calculations.inputsOf(offer.hashId)).toEqual({
      ...defaults,
      vatRate: 19,
      salePrice: euros(12_000),
      score: 80,
      distance: null,
    });
  });

  it('assumes the Polish VAT rate for a dealer with a Polish address, also if another default is set', async () => {
    const { at, calculations } = atWork();
    const profile = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, zipCode: '31-042' } }, 0);
    expect(calculations.defaults.vatRate).toBe(23);
    await at.container.get(OwnTrading).change({ calculation: { fixedCosts: euros(99) } });
    expect(calculations.defaults).toMatchObject({ vatRate: 23, fixedCosts: euros(99) });
  });

  it('does not know the costs of transport until the offer was opened, if they depend on the way', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculations = at.container.get(Calculations);
    const keep = at.container.get(Book);
    const perKm = { ...unsetCalculation(null), transportPerKm: euros(1) };
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm });
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm, yard: { latitude: 52.5, longitude: 13.4 } });
    expect(calculations.isTransportKnown(hashId)).toBe(false);
    await calculations.edit(hashId, { km: 120 });
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await calculations.edit(hashId, { km: undefined, transportPerKm: euros(0) });
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await calculations.edit(hashId, { transportPerKm: undefined });
    expect(calculations.isTransportKnown(hashId)).toBe(false);
    await at.opened.open(hashId);
    expect(calculations.isTransportKnown(hashId)).toBe(true);
  });

  it('knows the way from the yard to an opened offer, and what it costs by the assumption of the dealer', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculations = at.container.get(Calculations);
    const keep = at.container.get(Book);
    const yard = { latitude: 52.5, longitude: 13.4 };
    const calculation = unsetCalculation(null);
    await keep.keep('settings', TRADING_SETTINGS, { calculation, yard });
    expect(calculations.transport(hashId)).toBeNull();
    await at.opened.open(hashId);
    const distance = calculations.straightLine(hashId)!;
    expect(calculations.transport(hashId)).toEqual({ distance, cost: null });
    const priced = { ...calculation, transportPerKm: euros(2), transportFloor: euros(10) };
    await keep.keep('settings', TRADING_SETTINGS, { calculation: priced, yard });
    expect(calculations.transport(hashId)).toEqual({ distance, cost: euros(Math.max(10, 2 * distance.km)) });
    await calculations.edit(hashId, { km: 3 });
    expect(calculations.transport(hashId)).toEqual({ distance: { km: 3, source: 'typed' }, cost: euros(10) });
  });

  it('says whether the commission is the rate or the minimum, and whether it was typed for the offer or in the settings', async () => {
    const { at, calculations } = atWork();
    await at.container.get(Book).hold();
    expect(calculations.commission(offer.hashId, euros(1000))).toBeNull();
    await at.container.get(OwnTrading).change({ calculation: { commissionRate: 2.5, commissionFloor: euros(100) } });
    const of = (bid: number) => calculations.commission(offer.hashId, euros(bid));
    expect(of(8000)).toEqual({ amount: euros(200), rate: 2.5, from: 'settings' });
    expect(of(1000)).toEqual({ amount: euros(100), rate: null, from: 'settings' });
    await calculations.edit(offer.hashId, { commissionRate: 3 });
    expect(of(8000)).toEqual({ amount: euros(240), rate: 3, from: 'offer' });
    expect(of(1000)).toEqual({ amount: euros(100), rate: null, from: 'settings' });
  });

  it('has the profit of the offer itself, as an upper bound with its reason while the way is not known', async () => {
    const at = await atTheList();
    const offer = at.offer(at.list('browse').ids.find(hashId => isHighestBidKnown(at.offer(hashId)))!);
    const { hashId } = offer;
    const calculations = at.container.get(Calculations);
    const keep = at.container.get(Book);
    const perKm = { ...unsetCalculation(null), transportPerKm: euros(1), transportFloor: euros(200) };
    await keep.hold();
    await calculations.edit(hashId, { salePrice: euros(40_000) });
    const atMinimum = () => calculations.atMinimum(offer)!;
    const ofOffer = () => calculation(calculations.inputsOf(hashId)!, nextBid(offer)!).profit;
    const { profit: withoutTransport, missing } = atMinimum();
    expect(missing).toBeNull();
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'yard' });
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm, yard: { latitude: 52.5, longitude: 13.4 } });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'opening' });
    await at.opened.open(hashId);
    const { km } = calculations.straightLine(hashId)!;
    expect(atMinimum()).toEqual({ profit: withoutTransport - Math.max(20_000, 100 * km), missing: null });
    expect(atMinimum().profit).toBe(ofOffer());
    await calculations.edit(hashId, { km: 7000 });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(7000), missing: null });
    await calculations.edit(hashId, { km: undefined });
    runInAction(() =>
      at.opened.detailArrived(hashId, { ...at.opened.detailOf(hashId)!, latitude: null, longitude: null }),
    );
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'place' });
  });

  it('knows the way to an opened offer also when its page is no longer held, or after a reload', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculations = at.container.get(Calculations);
    await at.container.get(Book).keep('settings', TRADING_SETTINGS, {
      calculation: { ...unsetCalculation(null), transportPerKm: euros(1) },
      yard: { latitude: 52.5, longitude: 13.4 },
    });
    await at.opened.open(hashId);
    await calculations.edit(hashId, { salePrice: euros(12_000) });
    const opened = calculations.atMinimum(at.offer(hashId));
    expect(opened).toMatchObject({ missing: null });
    for (let place = 0; place < 60; place += 1) void at.opened.read(String(place) as HashId);
    expect(at.opened.detailOf(hashId)).toBeUndefined();
    expect(calculations.atMinimum(at.offer(hashId))).toEqual(opened);
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await calculations.edit(hashId, { salePrice: undefined });
    expect(calculations.own(hashId)).toEqual({});
  });

  it('returns to the default if a value is removed', async () => {
    const { calculations } = atWork();
    await calculations.edit(offer.hashId, { salePrice: euros(12_000), fixedCosts: euros(99) });
    await calculations.edit(offer.hashId, { fixedCosts: undefined });
    expect(calculations.inputsOf(offer.hashId)).toMatchObject({ fixedCosts: euros(0) });
    await calculations.edit(offer.hashId, { salePrice: undefined });
    expect(calculations.inputsOf(offer.hashId)).toBeNull();
  });

  it('finds the typed values again after a reload', async () => {
    const { at, calculations } = atWork();
    await calculations.edit(offer.hashId, { salePrice: euros(12_000) });
    const later = new Workplace({ beside: at });
    later.registry.apply(offer);
    await later.container.get(Book).hold();
    expect(later.container.get(Calculations).inputsOf(offer.hashId)).toMatchObject({ salePrice: euros(12_000) });
  });

  it('runs once for each typed value', async () => {
    const { at, calculations } = atWork();
    await at.container.get(Book).hold();
    let runs = 0;
    const stop = autorun(() => {
      calculations.inputsOf(offer.hashId);
      runs += 1;
    });
    await calculations.edit(offer.hashId, { salePrice: euros(12_000), fixedCosts: euros(99) });
    expect(runs).toBe(2);
    stop();
  });
});

describe('ComparableSales', () => {
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

describe('MeasureCommission', () => {
  const listsOfDeals = ['inRealization', 'archived'] as const;

  /** The server lists three rows a page. */
  const inPagesOfThree = (ports: MarketPorts): MarketPorts => ({
    ...ports,
    offers: {
      ...ports.offers,
      list: async (tab, question, signal) => {
        const answer = await ports.offers.list(tab, { ...question, page: 1 }, signal);
        if (!answer.ok) return answer;
        const all = answer.value.offers;
        const offers = all.slice(3 * question.page - 3, 3 * question.page);
        const numbers = { totalPages: Math.ceil(all.length / 3), totalCount: all.length };
        return success({ ...answer.value, offers, received: offers.length, ...numbers });
      },
    },
  });

  const dealsOf = ({ dealer }: Workplace) =>
    listsOfDeals.flatMap(tab => wholeList(dealer, tab)).filter(({ deal }) => (deal?.clientPrice ?? 0) > 0);

  const commissionAt = ({ container }: Workplace) => container.get(MeasureCommission);

  it('is made of all deals, however many pages they have, and says nothing before these are read', async () => {
    const at = new Workplace({ offers: 200, through: inPagesOfThree });
    for (const tab of listsOfDeals) await at.loadOffers.refresh(tab);
    expect(at.list('archived').hasMore).toBe(true);
    expect(commissionAt(at).ofDeals).toBeNull();
    const end = commissionAt(at).run();
    await settled();
    await at.passes(0);
    expect(dealsOf(at).length).toBeGreaterThan(9);
    expect(commissionAt(at).ofDeals).toMatchObject({ count: dealsOf(at).length });
    end();
  });

  it('reads the deals again that moved while no list of them was visible', async () => {
    const at = new Workplace({ offers: 200 });
    for (const tab of listsOfDeals) await at.loadOffers.refresh(tab);
    at.lists.dealMoved();
    expect(commissionAt(at).ofDeals).toBeNull();
    const end = commissionAt(at).run();
    await settled();
    await at.passes(0);
    expect(commissionAt(at).ofDeals).toMatchObject({ count: dealsOf(at).length });
    end();
  });

  it('does not take a filtered archive for the whole one', async () => {
    const at = new Workplace({ offers: 200 });
    await at.loadOffers.refresh('inRealization');
    await at.loadOffers.show('archived', { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } });
    expect(commissionAt(at).ofDeals).toBeNull();
    const end = commissionAt(at).run();
    await settled();
    await at.passes(0);
    expect(commissionAt(at).ofDeals).toMatchObject({ count: dealsOf(at).length });
    end();
  });
});
