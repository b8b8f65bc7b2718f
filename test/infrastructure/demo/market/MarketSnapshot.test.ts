import fc from 'fast-check';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import { aMarketplace, aQuestion, anOfferThat, fieldsOf, wholeList } from './aMarketplace';

function livedIn() {
  const market = aMarketplace({ tempo: 20, offers: 80 });
  const { id, highestBid } = anOfferThat(market.buyer, offer => offer.ownBid === null);
  market.buyer.placeBid(id, minimumBid(highestBid));
  market.marketplace.start();
  market.clock.advance(60_000);
  market.marketplace.stop();
  return market;
}

const lists = ({ buyer }: ReturnType<typeof aMarketplace>) => offerTabs.map(tab => wholeList(buyer, tab));

test('a restored market equals the kept one and continues in the same way', () => {
  const kept = livedIn();
  const again = aMarketplace({ tempo: 20, offers: 80, clock: kept.clock });
  expect(lists(again)).not.toEqual(lists(kept));
  expect(again.marketplace.restore(structuredClone(kept.marketplace.snapshot()))).toBe(true);
  expect(lists(again)).toEqual(lists(kept));
  for (const { marketplace } of [kept, again]) marketplace.start();
  kept.clock.advance(60_000);
  expect(lists(again)).toEqual(lists(kept));
});

test('a snapshot of another seed or size is refused, because its offers are other vehicles', () => {
  const snapshot = aMarketplace({ seed: 2 }).marketplace.snapshot();
  const { marketplace, buyer } = aMarketplace({ seed: 1 });
  const before = wholeList(buyer, 'browse');
  expect(marketplace.restore(snapshot)).toBe(false);
  expect(marketplace.restore(aMarketplace({ offers: 101 }).marketplace.snapshot())).toBe(false);
  expect(wholeList(buyer, 'browse')).toEqual(before);
});

test('a snapshot that names an unknown offer is refused', () => {
  const { marketplace } = aMarketplace();
  const snapshot = fieldsOf(marketplace.snapshot());
  expect(marketplace.restore({ ...snapshot, soldLater: [5_000] })).toBe(false);
  expect(marketplace.restore({ ...snapshot, books: [] })).toBe(false);
  expect(marketplace.restore(snapshot)).toBe(true);
});

test('any stored value is either refused without effect or gives a market that works', () => {
  const { marketplace, buyer } = aMarketplace({ offers: 30 });
  const snapshot = fieldsOf(marketplace.snapshot());
  const before = lists({ marketplace, buyer, clock: aMarketplace().clock });
  const keys = Object.keys(snapshot);
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.anything(), fc.anything(), (key, value, rubbish) => {
      expect(marketplace.restore(rubbish)).toBe(false);
      if (marketplace.restore({ ...snapshot, [key]: value })) {
        expect(() => buyer.list('browse', aQuestion())).not.toThrow();
        marketplace.restore(snapshot);
      }
      expect(wholeList(buyer, 'browse')).toEqual(before[0]);
    }),
  );
});

test('a snapshot contains only what trading changed', () => {
  const small = JSON.stringify(aMarketplace({ offers: 1_000 }).marketplace.snapshot()).length;
  const large = JSON.stringify(aMarketplace({ offers: 20_000 }).marketplace.snapshot()).length;
  expect(large).toBeLessThan(small * 1.1);
});
