import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { canBeRaised } from '../../../src/domain/bidding/RaiseList';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import type { HashId } from '../../../src/domain/offers/Offer';
import { ownBidStanding, shownStanding } from '../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { watchActions } from '../../support/watchActions';
import { atTheList, type Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

const FRAME = 16;

async function aFollower(options?: WorkplaceOptions): Promise<Workplace> {
  const at = await atTheList(options);
  at.followMarket.follow();
  await at.passes(FRAME);
  at.calls.length = 0;
  return at;
}

const ledBy = (at: Workplace): HashId => at.list('browse').ids.find(id => shownStanding(at.offer(id)) === 'leading')!;

const raised = (amount: Money): Money => (minimumBid(amount) + euros(100)) as Money;

describe('a pushed bid on an offer with an own bid', () => {
  it('shows its amount at once, and claims nothing about the standing', async () => {
    let isSilent = false;
    const at = await aFollower({ wire: (_, ask) => (isSilent ? new Promise(() => {}) : ask()) });
    isSilent = true;
    const hashId = ledBy(at);
    const before = at.offer(hashId);
    at.market.marketplace.rivalBids(hashId);
    await at.passes(FRAME);
    const now = at.offer(hashId);
    expect(now.highestBid).toBeGreaterThan(before.highestBid);
    expect(shownStanding(now)).toBe('newBid');
    // The group of the bid stays, and no raise is offered.
    expect(ownBidStanding(now)).toBe('leading');
    expect(canBeRaised(now)).toBe(false);
    expect(at.news.saidOf('outbid')).toEqual([]);
  });

  it('is told as an outbid once the server has said so', async () => {
    const at = await aFollower();
    const hashId = ledBy(at);
    at.market.marketplace.rivalBids(hashId);
    await at.passes(SECOND);
    expect(bidStanding(at.offer(hashId))).toBe('outbid');
    expect(at.news.saidOf('outbid').map(news => news.hashId)).toEqual([hashId]);
    expect(at.calls).toEqual([`open ${hashId}`]);
  });

  it('leads if the dealer placed it on another device, which the news say', async () => {
    const at = await aFollower();
    const hashId = ledBy(at);
    const { id, highestBid } = at.offer(hashId);
    const amount = raised(highestBid);
    at.lists.shown('liked');
    at.dealer.placeBid(id, amount);
    await at.passes(SECOND);
    expect(at.offer(hashId)).toMatchObject({ highestBid: amount, ownBid: amount });
    expect(bidStanding(at.offer(hashId))).toBe('leading');
    expect(at.news.saidOf('outbid')).toEqual([]);
    expect(at.news.saidOf('bidElsewhere').map(news => news.hashId)).toEqual([hashId]);
  });

  it('is not told as from another device if the answer to the bid of this page was lost', async () => {
    const at = await aFollower();
    const hashId = ledBy(at);
    const { id, highestBid, ownBid } = at.offer(hashId);
    const amount = raised(highestBid);
    at.lists.shown('liked');
    at.pressStore.beingChecked({ hashId, action: 'bid', amount, ownBidBefore: ownBid! }, true);
    at.dealer.placeBid(id, amount);
    await at.passes(SECOND);
    expect(bidStanding(at.offer(hashId))).toBe('leading');
    expect(at.news.saidOf('bidElsewhere')).toEqual([]);
  });

  it('is read again while the server does not answer', async () => {
    let isDown = false;
    const down = { ok: false, error: { reason: 'server' } };
    const at = await aFollower({ wire: (_, ask) => (isDown ? Promise.resolve(down as never) : ask()) });
    const hashId = ledBy(at);
    isDown = true;
    at.market.marketplace.rivalBids(hashId);
    await at.passes(SECOND);
    expect(bidStanding(at.offer(hashId))).toBe('newBid');
    isDown = false;
    await at.passes(5 * SECOND);
    expect(bidStanding(at.offer(hashId))).toBe('outbid');
  });

  it('is one of many that one read of the own bids answers for', async () => {
    const at = await aFollower();
    const led = at
      .list('browse')
      .ids.filter(id => isOnSale(at.offer(id)) && !at.offer(id).deal)
      .slice(0, 7);
    for (const hashId of led) {
      const { id, highestBid } = at.served(hashId);
      at.dealer.placeBid(id, raised(highestBid));
    }
    await at.loadOffers.refresh('browse');
    await at.passes(5 * SECOND);
    expect(led.map(id => bidStanding(at.offer(id)))).toEqual(led.map(() => 'leading'));
    at.calls.length = 0;
    for (const hashId of led) at.market.marketplace.rivalBids(hashId);
    await at.passes(SECOND);
    expect(led.map(id => bidStanding(at.offer(id)))).toEqual(led.map(() => 'outbid'));
    expect(at.calls).toEqual(['list ownBids 1']);
  });
});

describe('a pushed bid on an offer without an own bid', () => {
  const withoutOwn = (at: Workplace): HashId =>
    at.list('browse').ids.find(id => at.offer(id).ownBid === null && at.offer(id).highestBid > 0)!;

  it('is read if the offer is open, because the dealer may have placed it on another device', async () => {
    const at = await aFollower();
    const hashId = withoutOwn(at);
    at.lists.offerOpened(hashId);
    const { id, highestBid } = at.offer(hashId);
    at.dealer.placeBid(id, raised(highestBid));
    await at.passes(SECOND);
    expect(bidStanding(at.offer(hashId))).toBe('leading');
  });

  it('asks for nothing otherwise', async () => {
    const at = await aFollower();
    const hashId = withoutOwn(at);
    at.market.marketplace.rivalBids(hashId);
    await at.passes(SECOND);
    expect(bidStanding(at.offer(hashId))).toBe('notBidding');
    expect(at.calls).toEqual([]);
  });
});
