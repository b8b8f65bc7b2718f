import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { OwnBids } from '../../../src/application/bidding/raise/OwnBids';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { TodayParts } from '../../../src/application/home/TodayParts';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { CountedRows } from '../../../src/application/offers/list/CountedRows';
import { WholeLists } from '../../../src/application/offers/list/WholeLists';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { JudgeOffers } from '../../../src/application/search/JudgeOffers';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { nextBid } from '../../../src/domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import type { HomeNumber } from '../../../src/domain/home/HomeNumber';
import { mayBeHidden, newHiddenOffer } from '../../../src/domain/offers/HiddenOffer';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { summedAsWhole } from '../../../src/domain/offers/list/OfferTab';
import { noRefinements, type Refinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { type VehicleType, vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { sortValue } from '../../../src/domain/search/sortValue';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { calculation, unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { aDealerWithManyBids } from '../bidding/raise/aDealerWithManyBids';

watchActions();

const lists = ['browse', 'ownBids', 'inRealization', 'liked'] as const;

/** Everything is loaded and read, as after some minutes of work. */
async function aDay(): Promise<Workplace> {
  const at = new Workplace({ offers: 80 });
  at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, '1');
  await at.container.get(Book).hold();
  for (const tab of lists) {
    await at.loadOffers.refresh(tab);
    await at.container.get(WholeLists).loadAll(tab);
    await at.container.get(SeenOffers).read(at.list(tab).ids);
  }
  return at;
}

const countOf = (number: HomeNumber): number | null => (number.state === 'unknown' ? null : number.count);

/** Where each figure stands, by the name of the place. All places of a figure have to say the same. */
function places(at: Workplace): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const get = at.container.get.bind(at.container);
  const now = at.twins.clock.now();
  const [numbers, bets, matches] = [get(HomeNumbers), get(OwnBids), get(NewMatches)];
  const today = new Map(get(TodayParts).all.map(part => [part.name, part]));
  const inToday = (name: 'outbid' | 'toPickUp') => {
    const { number, ofOtherTypes = 0 } = today.get(name)!;
    return (countOf(number) ?? 0) + ofOtherTypes;
  };
  const ofTypes = get(BookStore).get('settings', TRADING_SETTINGS)?.vehicleTypes !== undefined;
  const refined = (tab: 'browse' | 'ownBids' | 'inRealization', wanted: Partial<Refinements>) => {
    const shown = get(HiddenOffers).shownIds(at.list(tab));
    return get(JudgeOffers).refined(shown, { ...noRefinements, ...wanted }).length;
  };
  const isNew = countOf(numbers.newOffers(now));
  const exposure = get(OwnBids).exposure(now);
  const leading = at.list('ownBids').ids.map(hashId => at.offer(hashId));
  // A bid that is placed already changes nothing.
  const again = leading.find(offer => isOnSale(offer) && offer.ownBid !== null && offer.bidBeforePush === undefined);
  const typed = again ? [{ offer: again, amount: again.ownBid! }] : [];
  const listed = get(JudgeOffers).refined(at.list('inRealization').ids, { ...noRefinements, toPickUp: true });
  const deals = listed.map(hashId => at.offer(hashId).deal!);
  return {
    outbid: {
      'the landing page': countOf(numbers.outbid),
      Today: inToday('outbid'),
      'the summary of My bets': bets.counts.get('outbid') ?? 0,
      'the groups of My bets': bets.wanted.find(({ group }) => group === 'outbid')!.ids.length,
    },
    'outbid in sight': {
      Today: countOf(today.get('outbid')!.number),
      'the lines of Today': today.get('outbid')!.entries.length,
      'the list that it opens': get(JudgeOffers).refined(bets.wanted.find(({ group }) => group === 'outbid')!.ids, {
        ...noRefinements,
        ownTypes: ofTypes,
      }).length,
    },
    new: {
      'the landing page': isNew,
      'the list that it opens': refined('browse', { notSeenBefore: true, lastDay: true, ownTypes: ofTypes }),
    },
    'something is new': {
      'the number': isNew !== 0,
      'the first of it': numbers.first('newOffers', now) !== null,
    },
    'to pick up': {
      'the landing page': countOf(numbers.toPickUp),
      Today: inToday('toPickUp'),
      'the list that it opens': listed.length,
    },
    'bound by deals': {
      'the meter': exposure!.deals,
      'the list of what is to pick up': deals.reduce(
        (sum, { clientPrice, commission }) => sum + clientPrice! + commission!,
        0,
      ),
    },
    bound: {
      'the meter of My bets': exposure!.bound,
      'its parts': exposure!.leading + exposure!.deals,
      'the review of a bid': get(OwnBids).exposure(now, typed)!.bound,
    },
    'new in saved searches': {
      'the menu': matches.total,
      Today: countOf(today.get('newMatches')!.number),
      'the saved searches': matches.all.reduce((sum, { searchId }) => sum + matches.of(searchId).count, 0),
      'the marks of their offers': get(BookStore)
        .keys('searches')
        .flatMap(id => at.list('browse').ids.filter(hashId => matches.isNew(id, hashId))).length,
    },
    ...Object.fromEntries(
      at
        .list('browse')
        .ids.slice(0, 5)
        .map(hashId => [`profit of ${hashId}`, profits(at, hashId)]),
    ),
  };
}

/** At the next minimum bid. */
function profits(at: Workplace, hashId: HashId): Readonly<Record<string, unknown>> {
  const calculate = at.container.get(Calculations);
  const offer = at.offer(hashId);
  const [inputs, minimum] = [calculate.inputsOf(hashId), nextBid(offer)];
  const profit = calculate.atMinimum(offer)?.profit ?? null;
  return {
    'the row': profit,
    'the order of the list': sortValue('profit', { offer, limit: null, profit }),
    'the calculation of the offer': inputs && minimum !== null ? calculation(inputs, minimum).profit : null,
  };
}

/** What happens to an offer, to a deal or in the book. */
type Event = (at: Workplace) => void | Promise<unknown>;

const changed = (
  at: Workplace,
  tab: (typeof lists)[number],
  which: number,
  change: (offer: Offer) => Partial<Offer>,
) => {
  const { ids } = at.list(tab);
  const offer = at.offer(ids[which % ids.length]!);
  runInAction(() => at.registry.apply({ ...offer, ...change(offer) }));
};

const which = fc.nat(200);
const more = (offer: Offer, by: number) => (offer.highestBid + euros(by)) as Money;
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  which.map(
    nth => (at: Workplace) =>
      changed(at, 'ownBids', nth, offer => ({ highestBid: more(offer, 50), ownBid: offer.ownBid })),
  ),
  which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, offer => ({ ownBid: offer.highestBid }))),
  // A push that does not say whose bid it brings.
  which.map(nth => (at: Workplace) => {
    const { ids } = at.list('ownBids');
    const offer = at.offer(ids[nth % ids.length]!);
    runInAction(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, highestBid: more(offer, 50) }));
  }),
  which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, () => ({ contractStatus: 'rejected' }))),
  which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, () => ({ contractStatus: 'waiting' }))),
  which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, () => ({ closed: true }))),
  which.map(
    nth => (at: Workplace) =>
      changed(at, 'inRealization', nth, ({ deal }) => ({ deal: deal && { ...deal, vehiclePickedUp: true } })),
  ),
  which.map(
    nth => (at: Workplace) =>
      changed(at, 'inRealization', nth, ({ deal }) => ({ deal: deal && { ...deal, commission: euros(nth) } })),
  ),
  which.map(nth => (at: Workplace) => {
    const hashId = at.list('browse').ids[nth % at.list('browse').ids.length]!;
    const seen = [seenAs(at.offer(hashId), nth)];
    runInAction(() => at.container.get(SeenOffers).recalled(hashId, seen));
  }),
  which.map(nth => (at: Workplace) => {
    const hashId = at.list('browse').ids[nth % at.list('browse').ids.length]!;
    const offer = at.offer(hashId);
    if (!mayBeHidden(offer)) return;
    return at.container.get(Book).keep('hidden', hashId, newHiddenOffer(offer, 'far', 'forGood', 1));
  }),
  fc.subarray<VehicleType>([...vehicleTypes]).map(types => (at: Workplace) => {
    const calculated = { ...unsetCalculation(null), transportPerKm: euros(1), commissionRate: 3 };
    const vehicleTypesChosen = types.length > 0 ? { vehicleTypes: types } : {};
    const settings = { calculation: calculated, ...vehicleTypesChosen };
    return at.container.get(Book).keep('settings', TRADING_SETTINGS, settings);
  }),
  fc.tuple(which, fc.nat(90_000)).map(([nth, price]) => (at: Workplace) => {
    const hashId = at.list('browse').ids[nth % 5]!;
    return at.container.get(Book).keep('calculations', hashId, { salePrice: euros(price) });
  }),
  fc.tuple(which, fc.constantFrom('A', 'B')).map(([nth, id]) => async (at: Workplace) => {
    await at.container.get(Book).keep('searches', id, savedAs(id, defaultQuestion, 1));
    const { ids } = at.list('browse');
    runInAction(() => at.container.get(NewMatches).counted(id, [ids[nth % ids.length]!], false));
  }),
);

describe('a figure', () => {
  it('is always the same in every place that says it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async events => {
        const at = await aDay();
        for (const happens of events) await happens(at);
        for (const [figure, said] of Object.entries(places(at))) {
          const [first] = Object.values(said);
          expect([figure, said]).toEqual([figure, Object.fromEntries(Object.keys(said).map(place => [place, first]))]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is told nowhere before its lists are read whole, and then everywhere, whatever pages the lists show', async () => {
    const at = aDealerWithManyBids();
    const get = at.container.get.bind(at.container);
    await get(Book).hold();
    for (const tab of lists) await at.loadOffers.refresh(tab);
    const told = () => ({
      home: countOf(get(HomeNumbers).outbid),
      today: countOf(get(TodayParts).all.find(({ name }) => name === 'outbid')!.number),
      bets: get(OwnBids).areCounted ? (get(OwnBids).counts.get('outbid') ?? 0) : null,
    });
    const bound = () => get(OwnBids).exposure(at.twins.clock.now());
    expect([told(), bound()]).toEqual([{ home: null, today: null, bets: null }, null]);
    const end = get(CountedRows).run(summedAsWhole);
    await settled();
    end();
    const all = wholeList(at.dealer, 'ownBids').filter(offer => ownBidStanding(offer) === 'outbid').length;
    expect([told(), at.list('ownBids').hasMore]).toEqual([{ home: all, today: all, bets: all }, true]);
    expect(bound()).not.toBeNull();
  });
});
