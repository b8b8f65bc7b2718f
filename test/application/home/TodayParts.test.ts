import { runInAction } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { ConversationListStore } from '../../../src/application/conversations/ConversationListStore';
import { LoadToday } from '../../../src/application/home/LoadToday';
import { TodayParts } from '../../../src/application/home/TodayParts';
import { NewMatchStore } from '../../../src/application/search/saved/NewMatchStore';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { isLowerBound } from '../../../src/domain/home/HomeNumber';
import { mayHaveWaiting, type OfferEntry } from '../../../src/domain/home/TodayPart';
import { newsKey, outbidNews } from '../../../src/domain/notifications/News';
import { newHiddenOffer } from '../../../src/domain/offers/HiddenOffer';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { Offer } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { hasRunningDeal, isOnSale } from '../../../src/domain/offers/Sale';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { DAY, SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { wholeList } from '../../infrastructure/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

/** Written from what a dealer has to do, and not from the code. */
const isToPickUp = (offer: Offer) =>
  hasRunningDeal(offer) && offer.deal !== null && !offer.deal.vehiclePickedUp && !offer.deal.invoiceCreated;

async function aMorning(at = new Workplace()) {
  const end = at.container.get(LoadToday).run();
  await settled();
  const parts = at.container.get(TodayParts);
  const part = (name: string) => parts.all.find(one => one.name === name)!;
  return { at, end, part, book: at.container.get(BookStore) };
}

/** The server lists the own bids in so many pages. */
const inPagesOfBids =
  (pages: number): NonNullable<WorkplaceOptions['through']> =>
  ports => ({
    ...ports,
    offers: {
      open: (...asked) => ports.offers.open(...asked),
      homeScreen: signal => ports.offers.homeScreen(signal),
      list: async (tab, question, signal) => {
        const told = await ports.offers.list(tab, { ...question, page: 1 }, signal);
        if (tab !== 'ownBids' || !told.ok) return told;
        const { offers } = told.value;
        const size = Math.ceil(offers.length / pages);
        const rows = offers.slice((question.page - 1) * size, question.page * size);
        return success({ ...told.value, offers: rows, received: rows.length, totalPages: pages });
      },
    },
  });

describe('today', () => {
  it('asks the server for at most four pages, and for nothing that is held', async () => {
    const { at, end } = await aMorning();
    expect(at.calls.length).toBeLessThanOrEqual(4);
    expect([...at.calls].sort()).toEqual(['list inRealization 1', 'list liked 1', 'list ownBids 1']);
    end();
    await aMorning(at);
    expect(at.calls).toHaveLength(3);
  });

  it('counts new offers of saved searches with the calls that are left, and the other searches on the next visit', async () => {
    const at = new Workplace();
    const visitedAt = wholeList(at.dealer, 'browse')[3]!.publishedAt! + SECOND;
    const search = savedAs('', defaultQuestion, visitedAt);
    const records = ['A', 'B', 'C'].map(key => ({ key, changedAt: 1, value: { ...search, name: key } }));
    await at.twins.book.put(at.session.dealerKey, 'searches', records);
    at.applyCounters.execute({ messages: 0 });
    const { end, part } = await aMorning(at);
    expect([...at.calls].sort()).toEqual(['list browse 1', 'list inRealization 1', 'list liked 1', 'list ownBids 1']);
    expect(part('newMatches')).toMatchObject({
      number: { count: 3, held: 1, total: 3 },
      entries: [{ kind: 'search', searchId: expect.stringMatching(/^[ABC]$/) as string }],
    });
    end();
    await aMorning(at);
    expect(at.calls).toHaveLength(6);
    expect(part('newMatches').number).toMatchObject({ count: 9, held: 3, total: 3 });
  });

  it('counts another saved search first on each of the following days', async () => {
    const first = new Workplace();
    const search = savedAs('', defaultQuestion, wholeList(first.dealer, 'browse')[3]!.publishedAt! + SECOND);
    const records = ['A', 'B', 'C'].map(key => ({ key, changedAt: 1, value: { ...search, name: key } }));
    await first.twins.book.put(first.session.dealerKey, 'searches', records);
    const counted: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      const at = new Workplace({ beside: first });
      const { end } = await aMorning(at);
      const matches = at.container.get(NewMatchStore);
      counted.push(...['A', 'B', 'C'].filter(id => !matches.of(id).isAtLeast));
      end();
      await first.passes(DAY);
    }
    expect(counted.sort()).toEqual(['A', 'B', 'C']);
  });

  it.each([
    [2, false],
    [5, true],
  ])(
    'reads further own bids with the calls that are left: of %i pages, some are missing: %s',
    async (pages, isAtLeast) => {
      const { at, part } = await aMorning(new Workplace({ through: inPagesOfBids(pages) }));
      expect(at.calls).toHaveLength(4);
      expect(isLowerBound(part('outbid').number)).toBe(isAtLeast);
      expect(part('outbid').number).toMatchObject({ count: part('outbid').entries.length });
    },
  );

  it('names the accepted bids whose deals this device has first seen since the visit before', async () => {
    const at = new Workplace({ offers: 600 });
    const visit = at.twins.clock.now();
    at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, String(visit));
    const { part } = await aMorning(at);
    const [before, since, pressed] = at.list('inRealization').ids;
    runInAction(() => {
      at.purchases.found(before!, { seenAt: visit - 1 });
      at.purchases.found(since!, { seenAt: visit + 1 });
      at.purchases.found(pressed!, { boughtAt: visit + 1 });
    });
    expect(part('accepted')).toMatchObject({
      number: { count: 1 },
      entries: [{ kind: 'accepted', hashId: since, at: visit + 1 }],
    });
  });

  it('says of an outbid offer when this device saw it, and that it led when the dealer last looked', async () => {
    const { at, part, book } = await aMorning();
    const entries = () => part('outbid').entries;
    const [{ hashId }, other] = entries() as readonly [OfferEntry, OfferEntry];
    const { highestBid, ownBid } = at.offer(hashId);
    expect(entries()[0]).toMatchObject({ hashId, at: null, isNew: false });
    const value = { news: outbidNews(at.offer(hashId)).news, isRead: true };
    runInAction(() => {
      book.shown('news', newsKey('outbid', hashId, ownBid!), value, 7);
      book.shown('seenBids', hashId, { highestBid, buyNowPrice: euros(0), standing: 'leading' }, 1);
    });
    expect(entries().slice(0, 2)).toMatchObject([
      { hashId, at: 7, isNew: true },
      { hashId: other.hashId, at: null, isNew: false },
    ]);
  });

  it('states the number of new offers once a search is counted, and no number if there are no searches', async () => {
    const at = new Workplace();
    const { part, book } = await aMorning(at);
    expect(part('newMatches').number).toMatchObject({ count: 0, total: 0 });
    const value = savedAs('A', defaultQuestion, 0);
    runInAction(() => book.shown('searches', 'A', value, 1));
    expect(part('newMatches').number).toEqual({ state: 'unknown', reason: 'notLoaded' });
    runInAction(() => at.container.get(NewMatchStore).countFailed('A'));
    expect(part('newMatches').number).toMatchObject({ state: 'counted', count: 0, held: 0, total: 1 });
    expect(mayHaveWaiting(part('newMatches'))).toBe(true);
    runInAction(() => at.container.get(NewMatchStore).found('A', [], false));
    expect(part('newMatches').number).toMatchObject({ state: 'counted', count: 0, held: 1, total: 1 });
    expect(mayHaveWaiting(part('newMatches'))).toBe(false);
  });

  it('leaves out the accepted bids if this device does not know the visit before', async () => {
    const { at, part } = await aMorning();
    const [deal] = at.list('inRealization').ids;
    runInAction(() => at.purchases.found(deal!, { seenAt: at.twins.clock.now() }));
    expect(part('accepted')).toBeUndefined();
  });

  it('knows nothing before it is loaded or told', () => {
    const at = new Workplace();
    at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, '1');
    const { all } = at.container.get(TodayParts);
    expect(all.filter(({ number }) => number.state === 'unknown').map(({ name }) => name)).toEqual([
      'outbid',
      'accepted',
      'dropped',
      'newMatches',
      'cameBack',
      'unread',
      'toPickUp',
      'invoices',
    ]);
  });

  it('counts nothing from own data that cannot be read', async () => {
    const at = new Workplace();
    jest.spyOn(at.twins.book, 'readAll').mockResolvedValue({ ok: false, failure: { reason: 'unavailable' } });
    const { part } = await aMorning(at);
    const unreadable = { number: { state: 'unknown', reason: 'unreadable' }, entries: [] };
    expect([part('newMatches'), part('cameBack')]).toMatchObject([unreadable, unreadable]);
  });

  it('names each outbid offer with its next bid, those that the limit allows first', async () => {
    const { at, part, book } = await aMorning();
    const outbid = at
      .list('ownBids')
      .ids.map(hashId => at.offer(hashId))
      .filter(offer => ownBidStanding(offer) === 'outbid');
    const keys = () => part('outbid').entries.map(entry => entry.kind === 'outbid' && entry.hashId);
    expect(outbid.length).toBeGreaterThan(1);
    expect(part('outbid').number).toMatchObject({ count: outbid.length });
    expect(keys()).toEqual(outbid.map(({ hashId }) => hashId));
    const { hashId, highestBid } = outbid.at(-1)!;
    const raise = wholeMinimumBid(highestBid);
    runInAction(() => book.shown('limits', hashId, (raise - 100) as Money, 1));
    expect(keys().at(-1)).toBe(hashId);
    runInAction(() => book.shown('limits', hashId, raise, 1));
    expect(part('outbid').entries[0]).toMatchObject({ kind: 'outbid', hashId, highestBid, raise, limit: raise });
  });

  it('names each vehicle that is to be picked up', async () => {
    const { at, part } = await aMorning();
    const { number, entries } = part('toPickUp');
    const open = at.list('inRealization').ids.filter(hashId => isToPickUp(at.offer(hashId)));
    expect(open.length).toBeGreaterThan(0);
    expect(number).toMatchObject({ count: open.length });
    expect(entries).toMatchObject(open.map(hashId => ({ kind: 'toPickUp', hashId })));
  });

  it('counts the liked offers that became cheaper since this device showed them', async () => {
    const at = new Workplace();
    await at.loadOffers.refresh('liked');
    const liked = aHeldOffer(at, isOnSale, 'liked');
    const { hashId } = liked;
    const seen = [{ ...seenAs(liked, 1), buyNowPrice: euros(4900) }];
    await at.twins.book.put(at.session.dealerKey, 'seen', [{ key: hashId, changedAt: 1, value: seen }]);
    const { part } = await aMorning(at);
    const push = (buyNowPrice: Money) => runInAction(() => at.registry.pushed({ id: liked.id, hashId, buyNowPrice }));
    push(euros(5200));
    expect(part('dropped').number).toMatchObject({ count: 0 });
    push(euros(4600));
    expect(part('dropped')).toMatchObject({
      number: { count: 1 },
      entries: [{ kind: 'dropped', hashId, from: euros(4900), to: euros(4600), at: 1 }],
    });
  });

  it('counts the hidden offers that came back, also those that are not loaded', async () => {
    const { at, part, book } = await aMorning();
    const offer = aHeldOffer(at, isOnSale, 'liked');
    const hidden = { ...newHiddenOffer(offer, 'far', 'sevenDays', 1), cameBack: 'timeIsUp' as const };
    runInAction(() => book.shown('hidden', 'MB-ELSEWHERE', hidden, 1));
    expect(part('cameBack')).toMatchObject({ number: { count: 1 }, entries: [{ reason: 'timeIsUp', at: null }] });
    runInAction(() => book.shown('hidden', 'MB-ELSEWHERE', { ...hidden, cameBackAt: 7 }, 1));
    expect(part('cameBack')).toMatchObject({ entries: [{ reason: 'timeIsUp', at: 7 }] });
  });

  it('names the conversations with unread messages, and reads them with a call that is left', async () => {
    const at = new Workplace();
    at.applyCounters.execute({ messages: 2 });
    const asked = jest.spyOn(at.twins.conversations, 'list');
    const { part, end } = await aMorning(at);
    expect([at.calls.length, asked.mock.calls.length]).toEqual([3, 1]);
    const unread = at.dealer.conversations(1).rows.filter(({ isSeen }) => !isSeen);
    expect(unread.length).toBeGreaterThan(0);
    expect(part('unread').entries).toMatchObject(
      unread.map(({ offerHashId: hashId, updatedAt }) => ({ kind: 'unread', hashId, day: updatedAt.slice(0, 10) })),
    );
    end();
    await aMorning(at);
    expect([at.calls.length, asked.mock.calls.length]).toEqual([3, 1]);
  });

  it('names the unread conversations too if their number arrives late, and those of a list that is out of date', async () => {
    const { at, part, end } = await aMorning();
    const asked = jest.spyOn(at.twins.conversations, 'list');
    at.applyCounters.execute({ messages: 2 });
    await settled();
    expect([part('unread').entries.length > 0, asked.mock.calls.length]).toEqual([true, 1]);
    at.container.get(ConversationListStore).outdated();
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    end();
    at.container.get(ConversationListStore).outdated();
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('takes messages and invoices from the counters', async () => {
    const { at, part } = await aMorning();
    at.applyCounters.execute({ messages: 2, invoices: 3 });
    expect(part('unread').number).toMatchObject({ count: 2 });
    expect(part('invoices').number).toMatchObject({ count: 3 });
    at.counters.screenSeen('invoices');
    expect(part('invoices').number).toMatchObject({ count: 0 });
  });
});
