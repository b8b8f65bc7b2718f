import * as fc from 'fast-check';
import { showsEffect } from '../../../src/domain/bidding/Press';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Money } from '../../../src/domain/shared/Money';
import { aRealization } from '../realization/aRealization';

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
        const isSeen = showsEffect(press({ amount, ownBidBefore }), { ownBid, realization: null });
        expect(isSeen).toBe(ownBid >= amount && amount > ownBidBefore);
      }),
    );
  });

  it('never recognises a bid on an offer without an own bid', () => {
    expect(showsEffect(press({ amount: 100 as Money }), { ownBid: null, realization: null })).toBe(false);
  });

  it('recognises the deal that the server creates in place of the own bid', () => {
    fc.assert(
      fc.property(money, money, (amount, ownBidBefore) => {
        const offer = { ownBid: null, realization: aRealization() };
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
  ] as const)('of the press %s with the deal %j is %s', (action, deal, isSeen) => {
    const untouched = { vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false };
    const realization = { ...aRealization(), ...untouched, ...deal };
    expect(showsEffect(press({ action }), { ownBid: null, realization })).toBe(isSeen);
    expect(showsEffect(press({ action }), { ownBid: null, realization: null })).toBe(false);
  });
});
