import { runInAction } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { ConversationListStore } from '../../../src/application/conversations/ConversationListStore';
import { FetchToday } from '../../../src/application/home/FetchToday';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { TodayParts } from '../../../src/application/home/TodayParts';
import { CountedRows } from '../../../src/application/offers/list/CountedRows';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import type { SeenBid } from '../../../src/domain/bidding/SeenBid';
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
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

/** Written from what a dealer has to do, and not from the code. */
const isToPickUp = (offer: Offer) =>
  hasRunningDeal(offer) && offer.deal !== null && !offer.deal.vehiclePickedUp && !offer.deal.invoiceCreated;

async function aMorning(at = new Workplace()) {
  const end = at.container.get(FetchToday).run();
  await settled();
  const parts = at.container.get(TodayParts);
  const part = (name: string) => parts.all.find(one => one.name === name)!;
  return { at, end, part, book: at.container.get(BookStore) };
}

/** Own bids on sale, and a visit that has ended before. */
async function afterAVisit() {
  const at = new Workplace();
  const visit = at.twins.clock.now();
  at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, String(visit));
  const morning = await aMorning(at);
  const own = at
    .list('ownBids')
    .ids.map(hashId => at.offer(hashId))
    .filter(isOnSale)
    .slice(0, 4);
  return { ...morning, visit, own };
}

const answered = (at: Workplace, rows: readonly Offer[]) =>
  at.registry.ask(
    () => Promise.resolve(rows),
    (answer, merge) => merge(answer),
  );

const seenWith = (standing: SeenBid['standing']): SeenBid => ({
  highestBid: euros(4000),
  buyNowPrice: euros(0),
  standing,
});

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
    at.counted({ messages: 0 });
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
      const matches = at.container.get(NewMatches);
      counted.push(...['A', 'B', 'C'].filter(id => !matches.foundFor(id).isAtLeast));
      end();
      await first.passes(DAY);
    }
    expect(counted.sort()).toEqual(['A', 'B', 'C']);
  });

  it.each([1, 2, 5])('reads all %i pages of the own bids, and counts them only then', async pages => {
    const { at, part } = await aMorning(new Workplace({ through: inPagesOfBids(pages) }));
    const { number, entries } = part('outbid');
    expect(at.calls.filter(call => call.startsWith('list ownBids'))).toHaveLength(pages === 1 ? 1 : pages + 1);
    expect(isLowerBound(number)).toBe(false);
    expect(number).toMatchObject({ state: 'counted', count: entries.length });
    runInAction(() => at.container.get(CountedRows).read.clear());
    expect(part('outbid').number.state).toBe(pages === 1 ? 'counted' : 'unknown');
  });

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

  it('counts the bids that were lost since the visit before, and no earlier ones', async () => {
    const { at, part, book, visit, own } = await afterAVisit();
    const times = [visit + 1, visit, null, null];
    const figures = { finalPrice: euros(4900), ownBid: euros(4300), highestBid: euros(4900) };
    const sold = { ...figures, closed: true, contractStatus: null, deal: null };
    await answered(
      at,
      own.map((offer, place) => ({ ...offer, ...sold, archivedAt: times[place]! })),
    );
    runInAction(() => {
      for (const { hashId } of own) at.purchases.buyerLookup(hashId, 'none');
      book.shown('seenBids', own[2]!.hashId, seenWith('leading'), 1);
      book.shown('seenBids', own[3]!.hashId, seenWith('lost'), 1);
    });
    const lost = part('lost');
    expect(lost.entries).toMatchObject([
      { kind: 'lost', hashId: own[0]!.hashId, at: visit + 1 },
      { kind: 'lost', hashId: own[2]!.hashId, at: null },
    ]);
    expect(lost.number).toMatchObject({ state: 'counted', count: 2 });
    expect(isLowerBound(lost.number)).toBe(false);
  });

  it('counts the bids that were rejected since the visit before, or since the dealer last looked', async () => {
    const { at, part, book, visit, own } = await afterAVisit();
    const [told, unseen, toldBefore] = [own[0]!, own[1]!, own[2]!];
    const ownBid = euros(4300);
    await answered(
      at,
      [told, unseen, toldBefore].map(offer => ({ ...offer, contractStatus: 'rejected' as const, ownBid })),
    );
    const tell = ({ hashId }: Offer, time: number) => {
      const value = { news: { kind: 'rejected', hashId, name: '' }, isRead: true } as const;
      book.shown('news', newsKey('rejected', hashId, ownBid), value, time);
    };
    runInAction(() => {
      tell(told, visit + 1);
      tell(toldBefore, visit);
      book.shown('seenBids', unseen.hashId, seenWith('leading'), 1);
    });
    expect(part('rejected').entries).toMatchObject([
      { kind: 'rejected', hashId: told.hashId, ownBid, at: visit + 1 },
      { kind: 'rejected', hashId: unseen.hashId, at: null },
    ]);
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
    runInAction(() => at.container.get(NewMatches).countFailed('A'));
    expect(part('newMatches').number).toMatchObject({ state: 'counted', count: 0, held: 0, total: 1 });
    expect(mayHaveWaiting(part('newMatches'))).toBe(true);
    runInAction(() => at.container.get(NewMatches).counted('A', [], false));
    expect(part('newMatches').number).toMatchObject({ state: 'counted', count: 0, held: 1, total: 1 });
    expect(mayHaveWaiting(part('newMatches'))).toBe(false);
  });

  it('names on a first visit the accepted bids of which it told, and no other running deals', async () => {
    const { at, part, book } = await aMorning();
    const [told, seen] = at.list('inRealization').ids;
    const now = at.twins.clock.now();
    runInAction(() => {
      for (const deal of [told!, seen!]) at.purchases.found(deal, { seenAt: now });
      const value = { news: { kind: 'accepted', hashId: told!, name: '' }, isRead: true } as const;
      book.shown('news', newsKey('accepted', told!), value, now - 1);
    });
    expect(part('accepted').entries).toMatchObject([{ kind: 'accepted', hashId: told, at: now - 1 }]);
  });

  it('counts on a first visit all rejected bids, and those lost since yesterday', async () => {
    const { at, part } = await aMorning();
    const now = at.twins.clock.now();
    const [rejected, lost, before] = at
      .list('ownBids')
      .ids.map(hashId => at.offer(hashId))
      .filter(isOnSale);
    const ownBid = euros(4300);
    const sold = { finalPrice: euros(4900), ownBid, highestBid: euros(4900), closed: true, contractStatus: null };
    await answered(at, [
      { ...rejected!, contractStatus: 'rejected', ownBid },
      { ...lost!, ...sold, deal: null, archivedAt: now - DAY + SECOND },
      { ...before!, ...sold, deal: null, archivedAt: now - DAY - SECOND },
    ]);
    runInAction(() => {
      for (const offer of [lost!, before!]) at.purchases.buyerLookup(offer.hashId, 'none');
    });
    const ids = (name: string) => (part(name).entries as readonly OfferEntry[]).map(({ hashId }) => hashId);
    expect(ids('rejected')).toContain(rejected!.hashId);
    expect(ids('lost')).toContain(lost!.hashId);
    expect(ids('lost')).not.toContain(before!.hashId);
  });

  it('knows nothing before it is loaded or told', () => {
    const at = new Workplace();
    at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, '1');
    const { all } = at.container.get(TodayParts);
    expect(all.filter(({ number }) => number.state === 'unknown').map(({ name }) => name)).toEqual([
      'outbid',
      'accepted',
      'rejected',
      'lost',
      'dropped',
      'newMatches',
      'cameBack',
      'unread',
      'toPickUp',
      'transports',
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

  it('names each bought vehicle whose transport can be ordered', async () => {
    const { at, part } = await aMorning();
    const { hashId, deal } = at
      .list('inRealization')
      .ids.map(id => at.offer(id))
      .find(isToPickUp)!;
    const offers = (speditionArranged: boolean) => ({ ...deal!, easyTransportEnabled: true, speditionArranged });
    runInAction(() => at.registry.apply({ ...at.offer(hashId), deal: offers(false) }));
    const isNamed = () =>
      part('transports').entries.some(entry => entry.kind === 'transports' && entry.hashId === hashId);
    expect(isNamed()).toBe(true);
    runInAction(() => at.registry.apply({ ...at.offer(hashId), deal: offers(true) }));
    expect(isNamed()).toBe(false);
  });

  it('counts the liked offers that became cheaper since this device showed them', async () => {
    const at = new Workplace();
    await at.loadOffers.refresh('liked');
    const liked = aHeldOffer(at, isOnSale, 'liked');
    const { hashId } = liked;
    const seen = [{ ...seenAs(liked, 1), buyNowPrice: euros(4900) }];
    await at.twins.book.put(at.session.dealerKey, 'seen', [{ key: hashId, changedAt: 1, value: seen }]);
    const { part } = await aMorning(at);
    const push = (buyNowPrice: Money) => runInAction(() => at.registry.apply({ id: liked.id, hashId, buyNowPrice }));
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
    at.counted({ messages: 2 });
    const asked = jest.spyOn(at.twins.conversations, 'list');
    const { part, end } = await aMorning(at);
    expect([at.calls.length, asked.mock.calls.length]).toEqual([3, 1]);
    const unread = at.dealer.conversations(1).rows.filter(({ isSeen }) => !isSeen);
    expect(unread.length).toBeGreaterThan(0);
    expect(part('unread').entries).toMatchObject(
      unread.map(({ offerHashId: hashId, updatedAt }) => ({ kind: 'unread', hashId, day: updatedAt.slice(0, 10) })),
    );
    const counted = part('unread').entries.reduce((sum, entry) => sum + ('count' in entry ? entry.count! : 0), 0);
    expect(counted).toBe(at.dealer.counters().messages);
    end();
    await aMorning(at);
    expect([at.calls.length, asked.mock.calls.length]).toEqual([3, 1]);
  });

  it('names the unread conversations too if their number arrives late, and those of a list that is out of date', async () => {
    const { at, part, end } = await aMorning();
    const asked = jest.spyOn(at.twins.conversations, 'list');
    at.counted({ messages: 2 });
    await settled();
    expect([part('unread').entries.length > 0, asked.mock.calls.length]).toEqual([true, 1]);
    at.container.get(ConversationListStore).pages.list.outdated();
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    end();
    at.container.get(ConversationListStore).pages.list.outdated();
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('proposes no raise while a push leaves it open whose bid the highest one is', async () => {
    const { at, part } = await aMorning(new Workplace({ offers: 200 }));
    const outbid = () => part('outbid').entries.flatMap(entry => (entry.kind === 'outbid' ? entry : []));
    const before = outbid();
    expect(before.every(({ raise, highestBid }) => raise === wholeMinimumBid(highestBid))).toBe(true);
    runInAction(() => {
      for (const { hashId, highestBid } of before)
        at.registry.apply({ id: at.offer(hashId).id, hashId, highestBid: (highestBid + 5000) as Money });
    });
    expect(outbid().map(({ raise }) => raise)).toEqual(before.map(() => null));
    expect(at.container.get(HomeNumbers).first('outbid', 0)).toMatchObject({ raise: null });
  });

  it('lists and counts only what is of the own vehicle types, and says how many it leaves out', async () => {
    const { at, part } = await aMorning(new Workplace({ offers: 200 }));
    const typesOf = (name: string) =>
      part(name).entries.flatMap(entry => (entry.kind === 'search' ? [] : at.offer(entry.hashId).vehicleType));
    const all = typesOf('outbid');
    const bikes = all.filter(type => type === 'Motorbike');
    expect([bikes.length > 0, bikes.length < all.length, part('outbid').ofOtherTypes]).toEqual([true, true, 0]);
    await at.container.get(OwnTrading).change({ vehicleTypes: ['Motorbike'] });
    expect(typesOf('outbid')).toEqual(bikes);
    expect(part('outbid')).toMatchObject({
      number: { count: bikes.length },
      ofOtherTypes: all.length - bikes.length,
    });
    expect(at.container.get(HomeNumbers).outbid).toMatchObject({ count: all.length });
  });

  it('takes messages and invoices from the counters', async () => {
    const { at, part } = await aMorning();
    at.counted({ messages: 2, invoices: 3 });
    expect(part('unread').number).toMatchObject({ count: 2 });
    expect(part('invoices').number).toMatchObject({ count: 3 });
    at.counters.screenSeen('invoices');
    expect(part('invoices').number).toMatchObject({ count: 0 });
  });
});
