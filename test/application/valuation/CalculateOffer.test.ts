import { autorun, runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { OfferDetails } from '../../../src/application/offers/OfferDetails';
import { ChangeTrading } from '../../../src/application/settings/ChangeTrading';
import { CalculateOffer } from '../../../src/application/valuation/CalculateOffer';
import { EditCalculation } from '../../../src/application/valuation/EditCalculation';
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
  at.registry.pushed(offer);
  return {
    at,
    calculate: at.container.get(CalculateOffer),
    edit: at.container.get(EditCalculation),
    keep: at.container.get(Book),
  };
}

describe('CalculateOffer', () => {
  it('has no inputs before a sale price is known', () => {
    expect(atWork().calculate.execute(offer.hashId)).toBeNull();
  });

  it('uses the typed values, and the defaults for the rest', async () => {
    const { calculate, edit, keep } = atWork();
    const defaults = { ...unsetCalculation(null), fixedCosts: euros(120), vatRate: 23 };
    await keep.keep('settings', TRADING_SETTINGS, { calculation: defaults });
    await edit.execute(offer.hashId, { salePrice: euros(12_000), vatRate: 19 });
    expect(calculate.execute(offer.hashId)).toEqual({
      ...defaults,
      vatRate: 19,
      salePrice: euros(12_000),
      score: 80,
      distance: null,
    });
  });

  it('assumes the Polish VAT rate for a dealer with a Polish address, also if another default is set', async () => {
    const { at, calculate } = atWork();
    const profile = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, zipCode: '31-042' } }, 0);
    expect(calculate.defaults.vatRate).toBe(23);
    await at.container.get(ChangeTrading).execute({ calculation: { fixedCosts: euros(99) } });
    expect(calculate.defaults).toMatchObject({ vatRate: 23, fixedCosts: euros(99) });
  });

  it('does not know the costs of transport until the offer was opened, if they depend on the way', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculate = at.container.get(CalculateOffer);
    const edit = at.container.get(EditCalculation);
    const keep = at.container.get(Book);
    const perKm = { ...unsetCalculation(null), transportPerKm: euros(1) };
    expect(calculate.isTransportKnown(hashId)).toBe(true);
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm });
    expect(calculate.isTransportKnown(hashId)).toBe(true);
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm, yard: { latitude: 52.5, longitude: 13.4 } });
    expect(calculate.isTransportKnown(hashId)).toBe(false);
    await edit.execute(hashId, { km: 120 });
    expect(calculate.isTransportKnown(hashId)).toBe(true);
    await edit.execute(hashId, { km: undefined, transportPerKm: euros(0) });
    expect(calculate.isTransportKnown(hashId)).toBe(true);
    await edit.execute(hashId, { transportPerKm: undefined });
    expect(calculate.isTransportKnown(hashId)).toBe(false);
    await at.openOffer.execute(hashId);
    expect(calculate.isTransportKnown(hashId)).toBe(true);
  });

  it('knows the way from the yard to an opened offer, and what it costs by the assumption of the dealer', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculate = at.container.get(CalculateOffer);
    const edit = at.container.get(EditCalculation);
    const keep = at.container.get(Book);
    const yard = { latitude: 52.5, longitude: 13.4 };
    const calculation = unsetCalculation(null);
    await keep.keep('settings', TRADING_SETTINGS, { calculation, yard });
    expect(calculate.transport(hashId)).toBeNull();
    await at.openOffer.execute(hashId);
    const distance = calculate.straightLine(hashId)!;
    expect(calculate.transport(hashId)).toEqual({ distance, cost: null });
    const priced = { ...calculation, transportPerKm: euros(2), transportFloor: euros(10) };
    await keep.keep('settings', TRADING_SETTINGS, { calculation: priced, yard });
    expect(calculate.transport(hashId)).toEqual({ distance, cost: euros(Math.max(10, 2 * distance.km)) });
    await edit.execute(hashId, { km: 3 });
    expect(calculate.transport(hashId)).toEqual({ distance: { km: 3, source: 'typed' }, cost: euros(10) });
  });

  it('says whether the commission is the rate or the minimum, and whether it was typed for the offer or in the settings', async () => {
    const { at, calculate, edit } = atWork();
    await at.container.get(Book).hold();
    expect(calculate.commission(offer.hashId, euros(1000))).toBeNull();
    await at.container
      .get(ChangeTrading)
      .execute({ calculation: { commissionRate: 2.5, commissionFloor: euros(100) } });
    const of = (bid: number) => calculate.commission(offer.hashId, euros(bid));
    expect(of(8000)).toEqual({ amount: euros(200), rate: 2.5, from: 'settings' });
    expect(of(1000)).toEqual({ amount: euros(100), rate: null, from: 'settings' });
    await edit.execute(offer.hashId, { commissionRate: 3 });
    expect(of(8000)).toEqual({ amount: euros(240), rate: 3, from: 'offer' });
    expect(of(1000)).toEqual({ amount: euros(100), rate: null, from: 'settings' });
  });

  it('has the profit of the offer itself, as an upper bound with its reason while the way is not known', async () => {
    const at = await atTheList();
    const offer = at.offer(at.list('browse').ids.find(hashId => isHighestBidKnown(at.offer(hashId)))!);
    const { hashId } = offer;
    const calculate = at.container.get(CalculateOffer);
    const keep = at.container.get(Book);
    const edit = at.container.get(EditCalculation);
    const perKm = { ...unsetCalculation(null), transportPerKm: euros(1), transportFloor: euros(200) };
    await keep.hold();
    await edit.execute(hashId, { salePrice: euros(40_000) });
    const atMinimum = () => calculate.atMinimum(offer)!;
    const ofOffer = () => calculation(calculate.execute(hashId)!, nextBid(offer)!).profit;
    const { profit: withoutTransport, missing } = atMinimum();
    expect(missing).toBeNull();
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'yard' });
    await keep.keep('settings', TRADING_SETTINGS, { calculation: perKm, yard: { latitude: 52.5, longitude: 13.4 } });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'opening' });
    await at.openOffer.execute(hashId);
    const { km } = calculate.straightLine(hashId)!;
    expect(atMinimum()).toEqual({ profit: withoutTransport - Math.max(20_000, 100 * km), missing: null });
    expect(atMinimum().profit).toBe(ofOffer());
    await edit.execute(hashId, { km: 7000 });
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(7000), missing: null });
    await edit.execute(hashId, { km: undefined });
    runInAction(() => at.details.opened(hashId, { ...at.details.get(hashId)!, latitude: null, longitude: null }));
    expect(atMinimum()).toEqual({ profit: withoutTransport - euros(200), missing: 'place' });
  });

  it('knows the way to an opened offer also when its page is no longer held, or after a reload', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    const calculate = at.container.get(CalculateOffer);
    await at.container.get(Book).keep('settings', TRADING_SETTINGS, {
      calculation: { ...unsetCalculation(null), transportPerKm: euros(1) },
      yard: { latitude: 52.5, longitude: 13.4 },
    });
    await at.openOffer.execute(hashId);
    await at.container.get(EditCalculation).execute(hashId, { salePrice: euros(12_000) });
    const opened = calculate.atMinimum(at.offer(hashId));
    expect(opened).toMatchObject({ missing: null });
    const details = at.container.get(OfferDetails);
    for (let place = 0; place < 60; place += 1) runInAction(() => details.openStarted(String(place) as HashId));
    expect(details.get(hashId)).toBeUndefined();
    expect(calculate.atMinimum(at.offer(hashId))).toEqual(opened);
    expect(calculate.isTransportKnown(hashId)).toBe(true);
    await at.container.get(EditCalculation).execute(hashId, { salePrice: undefined });
    expect(calculate.own(hashId)).toEqual({});
  });

  it('returns to the default if a value is removed', async () => {
    const { calculate, edit } = atWork();
    await edit.execute(offer.hashId, { salePrice: euros(12_000), fixedCosts: euros(99) });
    await edit.execute(offer.hashId, { fixedCosts: undefined });
    expect(calculate.execute(offer.hashId)).toMatchObject({ fixedCosts: euros(0) });
    await edit.execute(offer.hashId, { salePrice: undefined });
    expect(calculate.execute(offer.hashId)).toBeNull();
  });

  it('finds the typed values again after a reload', async () => {
    const { at, edit } = atWork();
    await edit.execute(offer.hashId, { salePrice: euros(12_000) });
    const later = new Workplace({ beside: at });
    later.registry.pushed(offer);
    await later.container.get(Book).hold();
    expect(later.container.get(CalculateOffer).execute(offer.hashId)).toMatchObject({ salePrice: euros(12_000) });
  });

  it('runs once for each typed value', async () => {
    const { at, calculate, edit } = atWork();
    await at.container.get(Book).hold();
    let runs = 0;
    const stop = autorun(() => {
      calculate.execute(offer.hashId);
      runs += 1;
    });
    await edit.execute(offer.hashId, { salePrice: euros(12_000), fixedCosts: euros(99) });
    expect(runs).toBe(2);
    stop();
  });
});
