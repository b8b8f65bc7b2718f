import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import type { InMemoryMarketplace } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { aMarketplace, anOfferThat, aQuestion, buyerEmail, dealerOf, sellerEmail, wholeList } from './aMarketplace';

function eventsOf(marketplace: InMemoryMarketplace, email = buyerEmail): LiveEvent[] {
  const events: LiveEvent[] = [];
  marketplace.onEvent(email, event => events.push(event));
  return events;
}

describe('the accounts of the in-memory market', () => {
  const { marketplace } = aMarketplace();

  test('sign in one dealer of each kind, whatever the case and the spaces of the email', () => {
    expect(marketplace.accounts.map(account => account.kind)).toEqual(['buyer', 'seller', 'testAccess', 'manyBids']);
    for (const { email, password } of marketplace.accounts) {
      expect(marketplace.authenticate(` ${email.toUpperCase()} `, password)).toBe(true);
      expect(marketplace.authenticate(email, password.toLowerCase())).toBe(false);
    }
    expect(marketplace.authenticate('nobody@paddock.example', '')).toBe(false);
    expect(marketplace.dealer('nobody@paddock.example')).toBeUndefined();
  });

  test('define the flags of the profiles', () => {
    const flags = marketplace.accounts.map(({ email, kind }) => {
      const { testAccess, sellModuleUnlocked } = dealerOf(marketplace, email).profile().dealer;
      return { kind, testAccess, sellModuleUnlocked };
    });
    expect(flags).toEqual([
      { kind: 'buyer', testAccess: false, sellModuleUnlocked: false },
      { kind: 'seller', testAccess: false, sellModuleUnlocked: true },
      { kind: 'testAccess', testAccess: true, sellModuleUnlocked: false },
      { kind: 'manyBids', testAccess: false, sellModuleUnlocked: true },
    ]);
  });
});

describe('the live channels of the in-memory market', () => {
  test('announce a new offer to all dealers, and browse shows it first', () => {
    const { marketplace, buyer } = aMarketplace();
    const [buyerEvents, sellerEvents] = [eventsOf(marketplace), eventsOf(marketplace, sellerEmail)];
    const hashId = marketplace.publish();
    const listed = [{ kind: 'offerListed', offer: { hashId, bidsCount: 0, closed: false } }];
    expect(buyerEvents).toMatchObject(listed);
    expect(sellerEvents).toMatchObject(listed);
    expect(buyer.list('browse', aQuestion()).offers[0]?.hashId).toBe(hashId);
  });

  test('push a fixed price that the seller has changed, and the vehicle costs that', () => {
    const { marketplace, buyer } = aMarketplace();
    const { id, hashId } = anOfferThat(buyer, offer => offer.buyNowPrice > 0);
    const events = eventsOf(marketplace);
    expect(marketplace.sellerAsks(hashId, euros(4600))).toBe(true);
    expect(events).toMatchObject([{ kind: 'offerChanged', offer: { hashId, buyNowPrice: euros(4600) } }]);
    expect(buyer.acceptBuyNow(id).ok).toBe(true);
    expect(buyer.open(hashId)?.offer.deal?.clientPrice).toBe(euros(4600));
    expect(marketplace.sellerAsks(hashId, euros(4000))).toBe(false);
  });

  test('push a row to all dealers without the fields of any one dealer', () => {
    const { marketplace, buyer } = aMarketplace();
    const leading = anOfferThat(buyer, offer => bidStanding(offer) === 'leading' && !offer.contractStatus, 'ownBids');
    const outbidBefore = buyer.counters().bids;
    const events = eventsOf(marketplace);
    expect(marketplace.rivalBids(leading.hashId)).toBe(true);
    const [changed, counted] = events;
    expect(changed).toMatchObject({ kind: 'offerChanged', offer: { id: leading.id } });
    const told = changed?.kind === 'offerChanged' ? changed.offer : {};
    expect(told).toHaveProperty('highestBid');
    for (const own of ['isLiked', 'ownBid', 'contractStatus', 'deal']) expect(told).not.toHaveProperty(own);
    expect(counted).toMatchObject({ kind: 'counted', counters: { bids: outbidBefore + 1 } });
  });

  test('push an offer that another dealer bought as closed', () => {
    const { marketplace, buyer } = aMarketplace();
    const { hashId } = anOfferThat(buyer, offer => !offer.closed);
    const events = eventsOf(marketplace);
    expect(marketplace.rivalBuys(hashId)).toBe(true);
    expect(events).toMatchObject([{ kind: 'offerChanged', offer: { hashId, closed: true } }]);
    expect(marketplace.rivalBuys(hashId)).toBe(false);
    expect(marketplace.rivalBids(hashId)).toBe(false);
  });

  test('send nothing to a cancelled listener', () => {
    const { marketplace } = aMarketplace();
    const events: LiveEvent[] = [];
    const cancel = marketplace.onEvent(buyerEmail, event => events.push(event));
    cancel();
    marketplace.publish();
    expect(events).toEqual([]);
  });
});

test('the bid of a rival must reach the minimum', () => {
  const { marketplace, buyer } = aMarketplace();
  const { hashId, highestBid } = anOfferThat(buyer, offer => offer.highestBid > 0);
  expect(marketplace.rivalBids(hashId, (minimumBid(highestBid) - 1) as Money)).toBe(false);
  expect(marketplace.rivalBids(hashId, minimumBid(highestBid))).toBe(true);
  expect(buyer.open(hashId)?.offer.highestBid).toBe(minimumBid(highestBid));
});

test('starting over restores the first day', () => {
  const { marketplace, buyer } = aMarketplace();
  const before = wholeList(buyer, 'ownBids');
  const offer = anOfferThat(buyer, ({ ownBid }) => ownBid === null);
  buyer.placeBid(offer.id, minimumBid(offer.highestBid));
  marketplace.publish();
  expect(wholeList(buyer, 'ownBids')).not.toEqual(before);
  marketplace.startOver();
  expect(wholeList(buyer, 'ownBids')).toEqual(before);
  expect(buyer.list('browse', aQuestion()).totalCount).toBe(100);
});
