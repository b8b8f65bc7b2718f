import { BetList } from '../../../../src/application/bidding/raise/BetList';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import { betGroups } from '../../../../src/domain/bidding/BetGroups';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { euros } from '../../../../src/domain/shared/Money';
import { failed } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, Workplace } from '../../../support/Workplace';
import { aDealerWithManyBids } from './aDealerWithManyBids';

watchActions();

/** Pushes arrive together, once a frame. */
const FRAME = 16;

async function connected(at: Workplace): Promise<void> {
  at.followMarket.execute();
  await settled();
}

async function atMyBets(at = new Workplace()) {
  if (at.connection.state !== 'connected') await connected(at);
  at.lists.shown('ownBids');
  await at.loadOffers.show('ownBids', defaultQuestion);
  const list = at.list('ownBids');
  const bets = at.container.get(BetList);
  const leave = bets.run(null);
  await settled();
  return { at, list, bets, leave };
}

const idsIn = (bets: BetList, group: string): readonly HashId[] =>
  bets.shown.find(section => section.group === group)?.ids ?? [];
const allIds = (bets: BetList) => bets.shown.flatMap(({ ids }) => ids);

async function rivalOutbids({ at }: { readonly at: Workplace }): Promise<HashId> {
  const { hashId } = aHeldOffer(at, offer => ownBidStanding(offer) === 'leading', 'ownBids');
  at.market.marketplace.rivalBids(hashId);
  await at.passes(FRAME);
  return hashId;
}

it('BetList shows nothing before the dealer opens the list', () => {
  expect(new Workplace().container.get(BetList).shown).toEqual([]);
});

describe('BetList', () => {
  it('shows every loaded bid in one group, and fetches all pages', async () => {
    const { at, list, bets } = await atMyBets();
    expect(list.hasMore).toBe(false);
    expect(list.ids).toHaveLength(list.totalCount);
    expect(new Set(allIds(bets))).toEqual(new Set(list.ids));
    const places = bets.shown.map(({ group }) => betGroups.findIndex(other => other === group));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const id of idsIn(bets, 'outbid')) expect(ownBidStanding(at.offer(id))).toBe('outbid');
  });

  it('fetches each further page once', async () => {
    const { at, list, bets } = await atMyBets(aDealerWithManyBids());
    expect(at.sent('list')).toEqual(['list ownBids 1', 'list ownBids 2', 'list ownBids 3']);
    expect(allIds(bets)).toHaveLength(list.totalCount);
  });

  it('does not ask again for a page that failed', async () => {
    const at = aDealerWithManyBids();
    await connected(at);
    await at.loadOffers.refresh('ownBids');
    at.twins.line.failNext({ reason: 'timedOut' });
    await atMyBets(at);
    expect(at.sent('list')).toEqual(['list ownBids 1', 'list ownBids 2']);
  });

  it('moves a row to its new group at once if the dealer does not use the list', async () => {
    const place = await atMyBets();
    const hashId = await rivalOutbids(place);
    expect(idsIn(place.bets, 'outbid')).toContain(hashId);
    expect(place.bets.rowsToMove).toBe(0);
  });

  it('keeps the order while the dealer uses the list, and changes it on request', async () => {
    const place = await atMyBets();
    const { list, bets } = place;
    list.useChanged(true);
    const before = bets.shown;
    const hashId = await rivalOutbids(place);
    expect(bets.shown).toBe(before);
    expect(bets.rowsToMove).toBe(1);
    bets.reordered();
    expect(idsIn(bets, 'outbid')).toContain(hashId);
    expect(bets.rowsToMove).toBe(0);
  });

  it('changes the order once the dealer no longer uses the list', async () => {
    const place = await atMyBets();
    place.list.useChanged(true);
    const hashId = await rivalOutbids(place);
    place.list.useChanged(false);
    expect(idsIn(place.bets, 'outbid')).toContain(hashId);
  });

  it('puts new rows at the end while the dealer uses the list, and drops rows that left it', async () => {
    const { at, list, bets } = await atMyBets();
    await at.loadOffers.refresh('browse');
    const added = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed).hashId;
    const gone = bets.shown[0]!.ids[0]!;
    const before = allIds(bets);
    list.useChanged(true);
    list.offerAdded(added);
    list.offerRemoved(gone);
    expect(allIds(bets)).toEqual([...before.filter(id => id !== gone), added]);
    expect(bets.shown.at(-1)).toEqual({ group: 'arrived', ids: [added] });
    expect(bets.rowsToMove).toBe(1);
    list.useChanged(false);
    expect(idsIn(bets, 'arrived')).toEqual([]);
  });

  it('drops the group at the end when its last row leaves', async () => {
    const { at, list, bets } = await atMyBets();
    await at.loadOffers.refresh('browse');
    const added = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed).hashId;
    const before = bets.shown;
    list.useChanged(true);
    list.offerAdded(added);
    list.offerRemoved(added);
    expect(bets.shown).toEqual(before);
  });

  it('moves the only row to another group', async () => {
    const place = await atMyBets();
    const [hashId] = idsIn(place.bets, 'leading');
    for (const id of allIds(place.bets)) if (id !== hashId) place.list.offerRemoved(id);
    expect(place.bets.shown).toEqual([{ group: 'leading', ids: [hashId] }]);
    await rivalOutbids(place);
    expect(place.bets.shown).toEqual([{ group: 'outbid', ids: [hashId] }]);
  });

  it('lists only bids with the chosen standing', async () => {
    const { at, bets, leave } = await atMyBets();
    leave();
    bets.run('rejected');
    expect(bets.shown.map(({ group }) => group)).toEqual(['rejected']);
    for (const id of allIds(bets)) expect(ownBidStanding(at.offer(id))).toBe('rejected');
  });

  it('keeps a section as the same object if a push changes another one', async () => {
    const place = await atMyBets();
    const rejected = place.bets.shown.find(({ group }) => group === 'rejected');
    expect(rejected).toBeDefined();
    await rivalOutbids(place);
    expect(place.bets.shown.find(({ group }) => group === 'rejected')).toBe(rejected);
  });

  it('puts rows with headroom below the dealer’s limit first', async () => {
    const { at, bets } = await atMyBets();
    const last = idsIn(bets, 'outbid').at(-1)!;
    expect(idsIn(bets, 'outbid')[0]).not.toBe(last);
    await at.container.get(Book).keep('limits', last, euros(500_000));
    expect(idsIn(bets, 'outbid')[0]).toBe(last);
  });

  it('moves only the row with headroom', async () => {
    const { at, bets } = await atMyBets();
    const [first, second, ...others] = idsIn(bets, 'outbid');
    await at.container.get(Book).keep('limits', second!, euros(500_000));
    expect(others).not.toEqual([]);
    expect(idsIn(bets, 'outbid')).toEqual([second, first, ...others]);
  });

  it('knows what has changed since the dealer last left the list, and tells nothing twice', async () => {
    const place = await atMyBets();
    const { at, bets } = place;
    const [before] = idsIn(bets, 'leading').map(id => at.offer(id));
    expect(bets.changesSinceSeen(before!)).toEqual([]);
    at.container.get(BetList).left();
    const hashId = await rivalOutbids(place);
    expect(hashId).toBe(before!.hashId);
    const amount = at.offer(hashId).highestBid - before!.highestBid;
    expect(bets.changesSinceSeen(at.offer(hashId))).toEqual([{ kind: 'outbid' }, { kind: 'highestBidUp', amount }]);
    at.container.get(BetList).left();
    expect(bets.changesSinceSeen(at.offer(hashId))).toEqual([]);
  });

  it('knows that a vehicle was sold', async () => {
    const { at, bets } = await atMyBets();
    at.container.get(BetList).left();
    const [hashId] = idsIn(bets, 'outbid');
    at.market.marketplace.rivalBuys(hashId!);
    await at.passes(FRAME);
    expect(idsIn(bets, 'closed')).toContain(hashId);
    expect(bets.changesSinceSeen(at.offer(hashId!))).toContainEqual({ kind: 'sold' });
    // The dealer may have bought it on another device.
    await at.passesInSeconds(63);
    expect(bets.changesSinceSeen(at.offer(hashId!))).toContainEqual({ kind: 'lost' });
  });

  it('tells only once that a vehicle was sold to another dealer, also if the dealer leaves while it is checked again', async () => {
    const { at, bets } = await atMyBets();
    const [hashId] = idsIn(bets, 'outbid');
    at.market.marketplace.rivalBuys(hashId!);
    await at.passesInSeconds(63);
    at.container.get(BetList).left();
    await settled();
    const { at: reloaded, bets: betsThen } = await atMyBets(new Workplace({ beside: at }));
    reloaded.container.get(BetList).left();
    await reloaded.passesInSeconds(63);
    expect(betsThen.seenBets.find(({ key }) => key === hashId)?.value.standing).toBe('lost');
    expect(betsThen.changesSinceSeen(reloaded.offer(hashId!))).toEqual([]);
  });

  it('knows it even if what was seen cannot be stored', async () => {
    const place = await atMyBets();
    const { at, bets } = place;
    jest.spyOn(at.twins.book, 'put').mockResolvedValue(failed({ reason: 'unavailable' }));
    at.container.get(BetList).left();
    const hashId = await rivalOutbids(place);
    expect(bets.changesSinceSeen(at.offer(hashId))).toContainEqual({ kind: 'outbid' });
  });

  it('stores a look again only if something has changed', async () => {
    const place = await atMyBets();
    const { at } = place;
    const leaveBets = at.container.get(BetList);
    const put = jest.spyOn(at.twins.book, 'put');
    leaveBets.left();
    leaveBets.left();
    expect(put).toHaveBeenCalledTimes(1);
    const hashId = await rivalOutbids(place);
    leaveBets.left();
    expect(put.mock.calls[1]![2]).toMatchObject([
      { key: hashId, value: { highestBid: at.offer(hashId).highestBid, standing: 'outbid' } },
    ]);
  });

  it('keeps nothing seen after the session has ended', async () => {
    const { at } = await atMyBets();
    at.twins.line.endHere();
    at.container.get(BetList).left();
    expect(at.container.get(BookStore).all('seenBets')).toEqual([]);
  });

  it('knows it after a reload too', async () => {
    const { at, bets } = await atMyBets();
    at.container.get(BetList).left();
    const [seen] = idsIn(bets, 'leading').map(id => at.offer(id));
    at.market.marketplace.rivalBids(seen!.hashId);
    await settled();
    const { at: reloaded, bets: betsThen } = await atMyBets(new Workplace({ beside: at }));
    const now = reloaded.offer(seen!.hashId);
    expect(now.highestBid).toBeGreaterThan(seen!.highestBid);
    const amount = now.highestBid - seen!.highestBid;
    expect(betsThen.changesSinceSeen(now)).toEqual([{ kind: 'outbid' }, { kind: 'highestBidUp', amount }]);
  });

  it('stops after the dealer has left the list', async () => {
    const place = await atMyBets();
    place.leave();
    const before = place.bets.shown;
    await rivalOutbids(place);
    expect(place.bets.shown).toBe(before);
    expect(place.list.isInUse).toBe(false);
  });
});
