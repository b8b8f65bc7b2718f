/** @jest-environment node */
import * as fc from 'fast-check';
import type { OfferListPart, OfferQuestion } from '../../src/application/ports/Offers';
import { type BrowseFilters, noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { filterJudge } from '../../src/domain/offers/list/FilterFit';
import { offerTabs } from '../../src/domain/offers/list/OfferTab';
import { type HashId, mergeOffer, type OfferId, type OfferPatch } from '../../src/domain/offers/Offer';
import { vehicleTypes } from '../../src/domain/offers/vehicle/VehicleType';
import { failed, success } from '../../src/domain/shared/Result';
import { motorbikeBrands } from '../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { marketFilters } from '../infrastructure/demo/market/marketFilters';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';
import { allOf, inSeconds, offerThat } from './someOffers';

/** Every so many offers are opened, because the page of an offer tells the judge more than its row. */
const OPENED_OF = 8;
const brandOf = (brandId: number) => motorbikeBrands.find(({ id }) => id === brandId)?.name ?? null;

const comparable = (page: OfferListPart): OfferListPart => ({ ...page, offers: page.offers.map(inSeconds) });

describeMarket('Offers', null, subject => {
  const { signal } = new AbortController();

  it.each(offerTabs)('lists %s page by page as the market has it', async tab => {
    subject.haveSession('buyer');
    const buyer = dealerOf(subject, 'buyer');
    for (const page of [1, 2, 99]) {
      const answer = await subject.offers.list(tab, allOf(page), signal);
      if (!answer.ok) throw new Error(answer.failure.reason);
      expect(comparable(answer.value)).toEqual(comparable(subject.told(buyer.list(tab, allOf(page)))));
    }
  });

  it.each<Partial<BrowseFilters>>([
    { vehicleType: 'Camper' },
    { vehicleType: 'Motorbike', brandId: 2, mileageTo: 60_000, productionYearFrom: 2010 },
    { countryCode: 'DE', damaged: false },
    { damaged: true },
    { countryCode: 'DE', zipCode: '20457', distance: 320 },
    { model: 'R & S + 100% [x]' },
  ])('filters the list by %j', async filters => {
    subject.haveSession('buyer');
    const question = { page: 1, filters: { ...noFilters, ...filters }, buyNowOnly: false };
    const answer = await subject.offers.list('browse', question, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    const direct = dealerOf(subject, 'buyer').list('browse', question);
    expect(comparable(answer.value)).toEqual(comparable(subject.told(direct)));
    expect(direct.totalCount).toBeLessThan(dealerOf(subject, 'buyer').list('browse', allOf(1)).totalCount);
  });

  it('filters the list by offers with a fixed price', async () => {
    subject.haveSession('buyer');
    const question = { ...allOf(1), buyNowOnly: true };
    const answer = await subject.offers.list('browse', question, signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    const direct = dealerOf(subject, 'buyer').list('browse', question);
    expect(comparable(answer.value)).toEqual(comparable(subject.told(direct)));
    expect(direct.offers.length).toBeGreaterThan(0);
    expect(direct.offers.every(({ buyNowPrice = 0 }) => buyNowPrice > 0)).toBe(true);
  });

  it('never contradicts the judge of pushed offers', async () => {
    subject.haveSession('buyer');
    const rowsOf = async (question: Omit<OfferQuestion, 'page'>): Promise<readonly OfferPatch[]> => {
      const rows: OfferPatch[] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const answer = await subject.offers.list('browse', { ...question, page }, signal);
        if (!answer.ok) throw new Error(answer.failure.reason);
        rows.push(...answer.value.offers);
        last = answer.value.totalPages;
      }
      return rows;
    };
    const offers = (await rowsOf(allOf(1))).map(row => mergeOffer(undefined, row));
    const judged = await Promise.all(
      offers.map(async (offer, place) => {
        if (place % OPENED_OF !== 0) return { offer };
        // One signal for many calls at the same time would collect more listeners than Node expects.
        const answer = await subject.offers.open(offer.hashId, new AbortController().signal);
        if (!answer.ok) throw new Error(answer.failure.reason);
        return { offer: mergeOffer(offer, answer.value.offer), opened: { detail: answer.value.detail, brandOf } };
      }),
    );
    await fc.assert(
      fc.asyncProperty(marketFilters, fc.boolean(), async (filters, buyNowOnly) => {
        const judge = filterJudge({ filters, buyNowOnly });
        const listed = new Set((await rowsOf({ filters, buyNowOnly })).map(({ hashId }) => hashId));
        for (const { offer, opened } of judged) {
          expect([judge(offer), judge(offer, opened)]).not.toContain(listed.has(offer.hashId) ? 'doesNotFit' : 'fits');
        }
      }),
      {
        numRuns: 12,
        examples: [
          [{ ...noFilters, vehicleType: 'Camper' }, false],
          [{ ...noFilters, vehicleType: 'Motorbike', productionYearFrom: 2015 }, false],
          [noFilters, true],
        ],
      },
    );
  });

  it('opens an offer by its hash id and by its number', async () => {
    subject.haveSession('buyer');
    const { id, hashId } = offerThat(dealerOf(subject, 'buyer'), 'browse', ({ ownBid }) => ownBid !== null);
    const direct = dealerOf(subject, 'buyer').open(hashId);
    if (!direct) throw new Error('The market has lost an offer.');
    const { offer, detail } = subject.told(direct);
    const opened = success({ offer: inSeconds(offer), detail });
    for (const name of [hashId, id]) {
      const answer = await subject.offers.open(name, signal);
      if (!answer.ok) throw new Error(answer.failure.reason);
      expect(success({ ...answer.value, offer: inSeconds(answer.value.offer) })).toEqual(opened);
    }
  });

  it('reports an unknown offer as not found', async () => {
    subject.haveSession('buyer');
    expect(await subject.offers.open('NOT-THERE' as HashId, signal)).toMatchObject(failed({ reason: 'notFound' }));
    expect(await subject.offers.open(99_999_999 as OfferId, signal)).toMatchObject(failed({ reason: 'notFound' }));
  });

  it('returns the landing screen of the market line by line', async () => {
    subject.haveSession('buyer');
    const answer = await subject.offers.homeScreen(signal);
    if (!answer.ok) throw new Error(answer.failure.reason);
    const direct = dealerOf(subject, 'buyer').home();
    for (const line of vehicleTypes) {
      expect(answer.value[line].map(inSeconds)).toEqual(subject.told(direct[line]).map(inSeconds));
      expect(direct[line].length).toBeGreaterThan(0);
      expect(direct[line].every(({ vehicleType, closed }) => vehicleType === line && closed === false)).toBe(true);
    }
  });

  it('reports an aborted request', async () => {
    subject.haveSession('buyer');
    const aborted = failed({ reason: 'aborted' });
    expect(await subject.offers.list('browse', allOf(1), AbortSignal.abort())).toEqual(aborted);
    expect(await subject.offers.open('ANY' as HashId, AbortSignal.abort())).toEqual(aborted);
    expect(await subject.offers.homeScreen(AbortSignal.abort())).toEqual(aborted);
  });

  it('reports a missing session', async () => {
    const unauthorized = failed({ reason: 'unauthorized' });
    expect(await subject.offers.list('browse', allOf(1), signal)).toEqual(unauthorized);
  });

  it('reports offline if it cannot be reached', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    expect(await subject.offers.list('browse', allOf(1), signal)).toEqual(failed({ reason: 'offline' }));
  });
});
