import * as fc from 'fast-check';
import { bidAmount, bidAmountText } from '../../../src/domain/bidding/BidAmount';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

describe('bidAmount', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['8500', 8500],
    ['8\u00a0500 €', 8500],
    ['8.500', 8500],
    ['-75', 75],
    ['007', 7],
    ['1234567890', 123_456_789],
    ['00000000001', 1],
    ['٣', 0],
  ])('reads %j as %d €', (text, euro) => expect(bidAmount(text)).toBe(euros(euro)));

  it('is always a whole euro amount between 0 and nine digits', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789. €') })),
        text => {
          const amount = bidAmount(text);
          expect(amount % 100).toBe(0);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(euros(999_999_999));
        },
      ),
    );
  });
});

describe('bidAmountText', () => {
  it.each([
    [0, ''],
    [7, '7'],
    [8500, '8\u00a0500'],
    [123_456_789, '123\u00a0456\u00a0789'],
    [8500.5, '8\u00a0501'],
    [-5, ''],
  ])('writes %d € as %j', (euro, text) => expect(bidAmountText(euros(euro))).toBe(text));

  it('always writes a text that bidAmount reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), euro =>
        expect(bidAmount(bidAmountText(euros(euro)))).toBe(euros(euro)),
      ),
    );
  });

  it('never shows less than the amount or a whole euro more', () => {
    fc.assert(
      fc.property(
        anyPrice.map(price => (price + 1) as Money),
        amount => {
          const shown = bidAmount(bidAmountText(amount));
          expect(shown).toBeGreaterThanOrEqual(amount);
          expect(shown).toBeLessThan(amount + 100);
        },
      ),
    );
  });
});
