import { BetList } from '../../../src/application/bidding/BetList';
import { LeaveBets } from '../../../src/application/bidding/LeaveBets';
import { OrderBets } from '../../../src/application/bidding/OrderBets';
import { KeepInBook } from '../../../src/application/book/KeepInBook';
import { betGroups } from '../../../src/domain/bidding/BetGroups';
import { defaultQuestion } from '../../../src/domain/offers/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, Workplace } from '../../support/Workplace';

watchActions();

/** Pushes arrive together, once a frame. */
const FRAME = 16;

async function atMyBets(at = new Workplace()) {
  at.followMarket.execute();
  at.lists.shown('ownBids');
  await at.loadOffers.show('ownBids', defaultQuestion);
  const list = at.list('ownBids');
  const bets = at.container.get(BetList);
  const orderBets = at.container.get(OrderBets);
  const leave = orderBets.whileShown(null);
  await settled();
  return { at, list, bets, orderBets, leave };
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

describe('OrderBets', () => {
  it('shows every loaded bid in one group, and fetches all pages', async () => {
    const { at, list, bets } = await atMyBets();
    expect(list.hasMore).toBe(false);
    expect(list.ids).toHaveLength(list.totalCount);
    expect(new Set(allIds(bets))).toEqual(new Set(list.ids));
    const places = bets.shown.map(({ group }) => betGroups.findIndex(other => other === group));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const id of idsIn(bets, 'outbid')) expect(ownBidStanding(at.offer(id))).toBe('outbid');
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

  it('lists only bids with the chosen standing', async () => {
    const { at, bets, orderBets, leave } = await atMyBets();
    leave();
    orderBets.whileShown('rejected');
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
    await at.container.get(KeepInBook).execute('limits', last, euros(500_000));
    expect(idsIn(bets, 'outbid')[0]).toBe(last);
  });

  it('knows how much a highest bid has risen since the dealer last left the list', async () => {
    const place = await atMyBets();
    const { at, bets } = place;
    const [before] = idsIn(bets, 'leading').map(id => at.offer(id));
    expect(bets.riseSinceLook(before!)).toBe(0);
    at.container.get(LeaveBets).execute();
    const hashId = await rivalOutbids(place);
    expect(hashId).toBe(before!.hashId);
    expect(bets.riseSinceLook(at.offer(hashId))).toBe(at.offer(hashId).highestBid - before!.highestBid);
  });

  it('knows it after a reload too', async () => {
    const { at, bets } = await atMyBets();
    at.container.get(LeaveBets).execute();
    const [seen] = idsIn(bets, 'leading').map(id => at.offer(id));
    at.market.marketplace.rivalBids(seen!.hashId);
    await settled();
    const { at: reloaded, bets: betsThen } = await atMyBets(new Workplace({ beside: at }));
    const now = reloaded.offer(seen!.hashId);
    expect(now.highestBid).toBeGreaterThan(seen!.highestBid);
    expect(betsThen.riseSinceLook(now)).toBe(now.highestBid - seen!.highestBid);
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
