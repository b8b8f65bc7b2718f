import { autorun, runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { nextBid } from '../../../src/domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { isHighestBidKnown } from '../../../src/domain/offers/BidStanding';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { calculation, unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { anOffer } from '../../support/anOffer';
import { atTheList, Workplace } from '../../support/Workplace';

const offer = anOffer({ score: 80 });

function atWork() {
  const at = new Workplace();
  at.registry.apply(offer);
  return {
    at,
    calculations: at.container.get(Calculations),
    keep: at.container.get(Book),
  };
}

describe('Calculations', () => {
  it('has no inputs before a sale price is known', () => {
    expect(atWork().calculations.inputsOf(offer.hashId)).toBeNull();
  });

  it('uses the typed values, and the defaults for the rest', async () => {
    const { calculations, keep } = atWork();
    const defaults = { ...unsetCalculation(null), fixedCosts: euros(120), vatRate: 23 };
    await keep.keep('settings', TRADING_SETTINGS, { calculation: defaults });
    await calculations.edit(offer.hashId, { salePrice: euros(12_000), vatRate: 19 });
    expect(calculations.inputsOf(offer.hashId)).toEqual({
      ...defaults,
      vatRate: 19,
      salePrice: euros(12_000),
      score: 80,
      distance: null,
    });
  });

  it('assumes the Polish VAT rate for a dealer with a Polish address, also if another default is set', async () => {
    const { at, calculations } = atWork();
    const profile = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, zipCode: '31-042' } }, 0);
    expect(calculations.defaults.vatRate).toBe(23);
    await at.container.get(OwnTrading).change({ calculation: { fixedCosts: euros(99) } });
    expect(calculations.defaults).toMatchObject({ vatRate: 23, fixedCosts: euros(99) });
  });

  it('does not know the costs of transport until the offer was opened, if they depend on the way', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculations = at.container.get(Calculations);
    const keep = at.container.get(Book);
    const perKm = { ...unsetCalculation(null), transportPerKm: euros(1) };
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm });
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm, yard: { latitude: 52.5, longitude: 13.4 } });
    expect(calculations.isTransportKnown(hashId)).toBe(false);
    await calculations.edit(hashId, { km: 120 });
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await calculations.edit(hashId, { km: undefined, transportPerKm: euros(0) });
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await calculations.edit(hashId, { transportPerKm: undefined });
    expect(calculations.isTransportKnown(hashId)).toBe(false);
    await at.opened.open(hashId);
    expect(calculations.isTransportKnown(hashId)).toBe(true);
  });

  it('knows the way from the yard to an opened offer, and what it costs by the assumption of the dealer', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculations = at.container.get(Calculations);
    const keep = at.container.get(Book);
    const yard = { latitude: 52.5, longitude: 13.4 };
    const calculation = unsetCalculation(null);
    await keep.keep('settings', TRADING_SETTINGS, { calculation, yard });
    expect(calculations.transport(hashId)).toBeNull();
    await at.opened.open(hashId);
    const distance = calculations.straightLine(hashId)!;
    expect(calculations.transport(hashId)).toEqual({ distance, cost: null });
    const priced = { ...calculation, transportPerKm: euros(2), transportFloor: euros(10) };
    await keep.keep('settings', TRADING_SETTINGS, { calculation: priced, yard });
    expect(calculations.transport(hashId)).toEqual({ distance, cost: euros(Math.max(10, 2 * distance.km)) });
    await calculations.edit(hashId, { km: 3 });
    expect(calculations.transport(hashId)).toEqual({ distance: { km: 3, source: 'typed' }, cost: euros(10) });
  });

  it('says whether the commission is the rate or the minimum, and whether it was typed for the offer or in the settings', async () => {
    const { at, calculations } = atWork();
    await at.container.get(Book).hold();
    expect(calculations.commission(offer.hashId, euros(1000))).toBeNull();
    await at.container.get(OwnTrading).change({ calculation: { commissionRate: 2.5, commissionFloor: euros(100) } });
    const of = (bid: number) => calculations.commission(offer.hashId, euros(bid));
    expect(of(8000)).toEqual({ amount: euros(200), rate: 2.5, from: 'settings' });
    expect(of(1000)).toEqual({ amount: euros(100), rate: null, from: 'settings' });
    await calculations.edit(offer.hashId, { commissionRate: 3 });
    expect(of(8000)).toEqual({ amount: euros(240), rate: 3, from: 'offer' });
    expect(of(1000)).toEqual({ amount: euros(100), rate: null, from: 'settings' });
  });

  it('has the profit of the offer itself, as an upper bound with its reason while the way is not known', async () => {
    const at = await atTheList();
    const offer = at.offer(at.list('browse').ids.find(hashId => isHighestBidKnown(at.offer(hashId)))!);
    const { hashId } = offer;
    const calculations = at.container.get(Calculations);
    const keep = at.container.get(Book);
    const perKm = { ...unsetCalculation(null), transportPerKm: euros(1), transportFloor: euros(200) };
    await keep.hold();
    await calculations.edit(hashId, { salePrice: euros(40_000) });
    const atMinimum = () => calculations.atMinimum(offer)!;
    const ofOffer = () => calculation(calculations.inputsOf(hashId)!, nextBid(offer)!).profit;
    const { profit: withoutTransport, missing } = atMinimum();
    expect(missing).toBeNull();
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'yard' });
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm, yard: { latitude: 52.5, longitude: 13.4 } });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'opening' });
    await at.opened.open(hashId);
    const { km } = calculations.straightLine(hashId)!;
    expect(atMinimum()).toEqual({ profit: withoutTransport - Math.max(20_000, 100 * km), missing: null });
    expect(atMinimum().profit).toBe(ofOffer());
    await calculations.edit(hashId, { km: 7000 });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(7000), missing: null });
    await calculations.edit(hashId, { km: undefined });
    runInAction(() =>
      at.opened.detailArrived(hashId, { ...at.opened.detailOf(hashId)!, latitude: null, longitude: null }),
    );
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'place' });
  });

  it('knows the way to an opened offer also when its page is no longer held, or after a reload', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculations = at.container.get(Calculations);
    await at.container.get(Book).keep('settings', TRADING_SETTINGS, {
      calculation: { ...unsetCalculation(null), transportPerKm: euros(1) },
      yard: { latitude: 52.5, longitude: 13.4 },
    });
    await at.opened.open(hashId);
    await calculations.edit(hashId, { salePrice: euros(12_000) });
    const opened = calculations.atMinimum(at.offer(hashId));
    expect(opened).toMatchObject({ missing: null });
    for (let place = 0; place < 60; place += 1) void at.opened.read(String(place) as HashId);
    expect(at.opened.detailOf(hashId)).toBeUndefined();
    expect(calculations.atMinimum(at.offer(hashId))).toEqual(opened);
    expect(calculations.isTransportKnown(hashId)).toBe(true);
    await calculations.edit(hashId, { salePrice: undefined });
    expect(calculations.own(hashId)).toEqual({});
  });

  it('returns to the default if a value is removed', async () => {
    const { calculations } = atWork();
    await calculations.edit(offer.hashId, { salePrice: euros(12_000), fixedCosts: euros(99) });
    await calculations.edit(offer.hashId, { fixedCosts: undefined });
    expect(calculations.inputsOf(offer.hashId)).toMatchObject({ fixedCosts: euros(0) });
    await calculations.edit(offer.hashId, { salePrice: undefined });
    expect(calculations.inputsOf(offer.hashId)).toBeNull();
  });

  it('finds the typed values again after a reload', async () => {
    const { at, calculations } = atWork();
    await calculations.edit(offer.hashId, { salePrice: euros(12_000) });
    const later = new Workplace({ beside: at });
    later.registry.apply(offer);
    await later.container.get(Book).hold();
    expect(later.container.get(Calculations).inputsOf(offer.hashId)).toMatchObject({ salePrice: euros(12_000) });
  });

  it('runs once for each typed value', async () => {
    const { at, calculations } = atWork();
    await at.container.get(Book).hold();
    let runs = 0;
    const stop = autorun(() => {
      calculations.inputsOf(offer.hashId);
      runs += 1;
    });
    await calculations.edit(offer.hashId, { salePrice: euros(12_000), fixedCosts: euros(99) });
    expect(runs).toBe(2);
    stop();
  });
});
