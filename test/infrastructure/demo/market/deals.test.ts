import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { aMarketplace, anOfferThat, buyerEmail, sellerEmail, wholeList } from './aMarketplace';

const aDealUnderWay = (market: ReturnType<typeof aMarketplace>) =>
  anOfferThat(market.buyer, ({ deal }) => deal?.vehiclePickedUp === false, 'inRealization');

test('invoices exist from the start, latest first, and each pickup adds one', () => {
  const market = aMarketplace({ offers: 300 });
  const before = market.buyer.invoices(1);
  expect(before.totalCount).toBeGreaterThan(0);
  const { id, hashId } = aDealUnderWay(market);
  market.buyer.confirmPickup(id);
  const after = market.buyer.invoices(1);
  expect(after.totalCount).toBe(before.totalCount + 1);
  expect(after.rows[0]?.offer).toBe(hashId);
});

test('a pickup lowers the count of deals and raises the count of invoices', () => {
  const market = aMarketplace({ offers: 300 });
  const before = market.buyer.counters();
  const told: unknown[] = [];
  market.marketplace.onEvent(buyerEmail, event => event.kind === 'counted' && told.push(event.counters));
  market.buyer.confirmPickup(aDealUnderWay(market).id);
  const after = { ...before, inRealization: before.inRealization - 1, invoices: before.invoices + 1 };
  expect(market.buyer.counters()).toEqual(after);
  expect(told).toEqual([after]);
});

test('only a deal that was picked up is archived, and only once', () => {
  const market = aMarketplace({ offers: 300 });
  const { id, hashId } = aDealUnderWay(market);
  const archive = () => market.marketplace.archiveDeal(hashId, buyerEmail);
  expect(archive()).toBe(false);
  market.buyer.confirmPickup(id);
  expect(market.marketplace.archiveDeal(hashId, sellerEmail)).toBe(false);
  expect([archive(), archive()]).toEqual([true, false]);
  expect(wholeList(market.buyer, 'archived')[0]?.hashId).toBe(hashId);
  expect(wholeList(market.buyer, 'inRealization').map(deal => deal.hashId)).not.toContain(hashId);
});

test('a purchase by the own bid keeps it, also after a reload', () => {
  const market = aMarketplace({ offers: 300 });
  const { id, hashId, ownBid } = anOfferThat(market.buyer, offer => bidStanding(offer) === 'leading', 'ownBids');
  market.marketplace.sellerAccepts(hashId);
  const again = aMarketplace({ offers: 300 });
  again.marketplace.restore(structuredClone(market.marketplace.snapshot()));
  for (const { buyer } of [market, again])
    expect(buyer.open(id)?.offer).toMatchObject({ ownBid, highestBid: ownBid, finalPrice: ownBid });
});

test('the progress of a deal survives a reload', () => {
  const market = aMarketplace({ offers: 300 });
  const { id, hashId } = anOfferThat(
    market.buyer,
    ({ deal: details }) => details?.easyTransportEnabled === true && !details.speditionArranged,
    'inRealization',
  );
  market.buyer.orderTransport(id, 'Gate 3');
  market.buyer.confirmPickup(id);
  const again = aMarketplace({ offers: 300 });
  again.marketplace.restore(structuredClone(market.marketplace.snapshot()));
  const kept = { speditionArranged: true, vehiclePickedUp: true, invoiceCreated: true };
  expect(again.buyer.open(id)?.offer.deal).toMatchObject(kept);
  expect(again.marketplace.transportNote(hashId, buyerEmail)).toBe('Gate 3');
});
