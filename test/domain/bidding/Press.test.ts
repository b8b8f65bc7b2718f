import * as fc from 'fast-check';
import { isStillOffered, showsEffect } from '../../../src/domain/bidding/Press';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

type PressOnOffer = Parameters<typeof showsEffect>[0];

const press = (change: Partial<PressOnOffer>): PressOnOffer => ({
  action: 'bid',
  hashId: 'MB-1' as HashId,
  amount: 0 as Money,
  ownBidBefore: 0 as Money,
  ...change,
});
/** Few amounts, so that equal ones are common. */
const money = fc.nat({ max: 3 }).map(cents => cents as Money);

describe('showsEffect', () => {
  it('recognises a bid if and only if the own bid rose to its amount or above', () => {
    fc.assert(
      fc.property(money, money, money, (amount, ownBidBefore, ownBid) => {
        const isSeen = showsEffect(press({ amount, ownBidBefore }), { ownBid, deal: null });
        expect(isSeen).toBe(ownBid >= amount && amount > ownBidBefore);
      }),
    );
  });

  it('never recognises a bid on an offer without an own bid', () => {
    expect(showsEffect(press({ amount: 100 as Money }), { ownBid: null, deal: null })).toBe(false);
  });

  it('recognises the deal that the server creates in place of the own bid', () => {
    fc.assert(
      fc.property(money, money, (amount, ownBidBefore) => {
        const offer = { ownBid: null, deal: aDeal() };
        expect(showsEffect(press({ amount, ownBidBefore }), offer)).toBe(true);
      }),
    );
  });

  it.each([
    ['pickup', {}, false],
    ['pickup', { vehiclePickedUp: true }, true],
    ['pickup', { invoiceCreated: true }, true],
    ['transport', {}, false],
    ['transport', { speditionArranged: true }, true],
  ] as const)('of the press %s with the deal %j is %s', (action, flags, isSeen) => {
    const untouched = { vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false };
    const deal = { ...aDeal(), ...untouched, ...flags };
    expect(showsEffect(press({ action }), { ownBid: null, deal })).toBe(isSeen);
    expect(showsEffect(press({ action }), { ownBid: null, deal: null })).toBe(false);
  });
});

describe('isStillOffered', () => {
  const purchase = press({ amount: 900_000 as Money });
  const price = (buyNowPrice: number, change = {}) => anOffer({ buyNowPrice: buyNowPrice as Money, ...change });

  it('is false for a purchase at another price than the one that was pressed, and after the sale', () => {
    const buy = { ...purchase, action: 'buyNow' } as const;
    expect(isStillOffered(buy, price(900_000))).toBe(true);
    expect(isStillOffered(buy, price(900_100))).toBe(false);
    expect(isStillOffered(buy, price(0))).toBe(false);
    expect(isStillOffered(buy, price(900_000, { closed: true }))).toBe(false);
  });

  it('is false for a reviewed bid whose highest bid has moved, and for a bid after the sale', () => {
    const at = (highestBid: number, change = {}) => anOffer({ highestBid: highestBid as Money, ...change });
    expect(isStillOffered(purchase, at(500_000), 500_000 as Money)).toBe(true);
    expect(isStillOffered(purchase, at(505_000), 500_000 as Money)).toBe(false);
    expect(isStillOffered(purchase, at(505_000))).toBe(true);
    expect(isStillOffered(purchase, at(500_000, { closed: true }), 500_000 as Money)).toBe(false);
  });
});
