import { runInAction } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { IssuedInvoices } from '../../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { Register } from '../../../../src/application/selling/register/Register';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { purchaseName } from '../../../../src/domain/selling/register/MonthClosing';
import { changesSince } from '../../../../src/domain/selling/register/SavedMonth';
import { DAY } from '../../../../src/domain/shared/Instant';
import { type LocalDate, localDateAt, monthOf } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

const MONTH = '2026-10';

async function afterIssuing(invoices: readonly IssuedInvoice[] = []) {
  const at = new SellingDeskAtWork();
  await at.twins.kept.issueOnly(at.session.dealerKey, invoices);
  await at.container.get(IssuedInvoices).read();
  return { at, book: at.container.get(Book), close: at.container.get(Register) };
}

const onDate = (date: string) => ({ invoiceDate: date as LocalDate });

describe('Register', () => {
  it('names each finding of the check once, with the invoices of the month that have it, the warnings first', async () => {
    const { close } = await afterIssuing([
      aSnapshotInvoice('R 5', { sent: onDate('2026-11-02') }),
      { ...aSnapshotInvoice('R 4', { sent: onDate('2026-10-09') }), voided: { reason: 'Wrong', replacement: '' } },
      aSnapshotInvoice('R 3', { sent: onDate('2026-10-08') }),
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-07'), vatOption: 'marginalTaxation' } }),
      aSnapshotInvoice('R 1', { sent: onDate('2026-10-06') }),
    ]);
    const found = close.findingsOf(close.closingOf(MONTH));
    expect(found.map(({ finding: { id, severity }, numbers }) => [severity, id, numbers])).toEqual([
      ['warning', 'notGermanRate', ['R 1', 'R 3']],
      ['reminder', 'marginWording', ['R 2']],
    ]);
  });

  it('has what was bought here in the month and is not resold, with its price and its supplier', async () => {
    const { at, book, close } = await afterIssuing();
    await at.loadOffers.refresh('inRealization');
    const deal = aHeldOffer(at, offer => offer.deal !== null, 'inRealization');
    await book.put('purchaseTimes', [
      { key: deal.hashId, value: { seenAt: Date.parse('2026-10-31T12:00') } },
      { key: 'unknown', value: { boughtAt: Date.parse('2026-10-02T12:00') } },
      { key: 'later', value: { boughtAt: Date.parse('2026-11-02T12:00') } },
      { key: 'typed', value: { boughtAt: Date.parse('2026-10-02T12:00') } },
    ]);
    await book.put('vehicles', [{ key: 'unknown', value: { name: 'Moto Guzzi V7', contact: null } }]);
    const typed = {
      vehicle: 'BMW',
      vin: '',
      price: euros(9),
      tax: 'margin',
      costs: euros(0),
      invoiceId: null,
    } as const;
    await at.container.get(Acquisitions).keep({ ...typed, date: '2026-10-02' as LocalDate }, 'typed');
    const stop = close.run(MONTH);
    await settled();
    const name = `${deal.label1} ${deal.label2}`.trim();
    const supplier = `${deal.deal!.sellerFirstName} ${deal.deal!.sellerLastName}`.trim();
    const { purchases, gaps } = close.closingOf(MONTH);
    expect(purchases).toMatchObject([
      { key: 'typed', vehicle: 'BMW' },
      { key: deal.hashId, vehicle: name, supplier, date: '2026-10-31', price: deal.deal!.clientPrice, invoiceId: null },
      { key: 'unknown', vehicle: 'Moto Guzzi V7', date: '2026-10-02', price: null },
    ]);
    expect(gaps.get('purchaseWithoutPrice')).toEqual(['Moto Guzzi V7']);
    stop();
  });

  it('has the archived deals of the month, and names running ones that were bought nobody knows when', async () => {
    const { at, close } = await afterIssuing();
    await at.loadOffers.refresh('inRealization');
    await at.loadOffers.refresh('archived');
    const running = aHeldOffer(at, ({ deal }) => deal !== null, 'inRealization');
    const archived = aHeldOffer(at, ({ archivedAt }) => archivedAt !== null, 'archived');
    const date = localDateAt(archived.archivedAt!);
    const stop = close.run(monthOf(date));
    expect(close.closingOf(monthOf(date)).gaps.has('purchasesUnread')).toBe(true);
    await settled();
    const { purchases, gaps } = close.closingOf(monthOf(date));
    const bought = purchases.find(({ key }) => key === archived.hashId);
    expect(bought).toMatchObject({ date, isDateLatest: true, price: archived.deal!.clientPrice });
    expect(gaps.get('purchaseDateLatest')).toContain(purchaseName(bought!));
    const name = `${running.label1} ${running.label2}`.trim();
    expect(gaps.get('purchaseUndated')).toContainEqual(expect.stringContaining(name));
    expect(gaps.has('purchasesUnread')).toBe(false);
    stop();

    // Typed under a key of its own, it is the same vehicle.
    expect(bought!.vin).not.toBe('');
    const { key: _, ...typed } = { ...bought!, price: euros(1) };
    await at.container.get(Acquisitions).keep(typed, 'typed');
    const isOfVin = ({ vin }: { readonly vin: string }) => vin === bought!.vin;
    expect(close.closingOf(monthOf(date)).purchases.filter(isOfVin)).toMatchObject([{ key: 'typed', price: euros(1) }]);

    at.twins.line.failNext({ reason: 'offline' });
    close.run(monthOf(date));
    await settled();
    expect(close.closingOf(monthOf(date)).gaps.has('purchasesUnread')).toBe(true);
  });

  it('says the same of a purchase in a saved month after the country of the dealer has changed, also once it is resold', async () => {
    const { at, book, close } = await afterIssuing();
    await at.loadOffers.refresh('inRealization');
    const { hashId, ...offer } = aHeldOffer(at, ({ deal }) => deal !== null, 'inRealization');
    const deal = { ...offer, hashId, region: 'DE' };
    runInAction(() => at.registry.apply(deal));
    await book.put('purchaseTimes', [{ key: deal.hashId, value: { boughtAt: Date.parse('2026-10-05T12:00') } }]);
    const set = (sellerCountry: 'de' | 'pl') => at.container.get(OwnTrading).change({ sellerCountry });
    const closing = async () => {
      const stop = close.run(MONTH);
      await settled();
      stop();
      return close.closingOf(MONTH);
    };
    await set('pl');
    const before = await closing();
    expect(before.purchases).toMatchObject([{ key: deal.hashId, tax: 'abroad' }]);
    await close.saved(MONTH, before);
    await set('de');
    expect(changesSince(close.savedOf(MONTH)!, await closing())).toEqual({ added: [], changed: [], gone: [] });
    expect(await at.container.get(Acquisitions).ofDeal(deal, '')).toBe('abroad');
  });

  it('proposes the month that has ended, and then the one after the last that was saved', async () => {
    const { close } = await afterIssuing([
      aSnapshotInvoice('R 3', { sent: { ...onDate('2026-11-02'), deliveryDate: '2026-11-02' as LocalDate } }),
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-10-05'), deliveryDate: '2026-10-05' as LocalDate } }),
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-08-05'), deliveryDate: '2026-08-05' as LocalDate } }),
    ]);
    const save = (month: string) => close.saved(month, close.closingOf(month));
    expect(close.proposedMonth).toBe('2026-10');
    await save('2026-08');
    expect(close.proposedMonth).toBe('2026-10');
    await save('2026-10');
    expect(close.proposedMonth).toBe('2026-11');
    await save('2026-11');
    expect(close.proposedMonth).toBe('2026-10');
  });

  it('proposes no month that has not begun while an earlier one has invoices', async () => {
    const { at, close } = await afterIssuing([
      aSnapshotInvoice('R 2', { sent: { ...onDate('2026-12-07'), deliveryDate: '2026-12-07' as LocalDate } }),
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-11-05'), deliveryDate: '2026-11-05' as LocalDate } }),
    ]);
    expect(close.proposedMonth).toBe('2026-11');
    await close.saved('2026-11', close.closingOf('2026-11'));
    expect(close.proposedMonth).toBe('2026-11');
    at.twins.clock.advance(14 * DAY);
    expect(close.proposedMonth).toBe('2026-12');
  });

  it('proposes this month if no month with invoices has begun', async () => {
    const { close } = await afterIssuing([
      aSnapshotInvoice('R 1', { sent: { ...onDate('2026-12-07'), deliveryDate: '2026-12-07' as LocalDate } }),
    ]);
    expect([close.proposedMonth, close.months]).toEqual(['2026-11', ['2026-12', '2026-11']]);
  });

  it('knows when a month was saved and what has changed since', async () => {
    const { at, close } = await afterIssuing([aSnapshotInvoice('R 1', { sent: onDate('2026-10-06') })]);
    expect(close.savedOf(MONTH)).toBeNull();
    await close.saved(MONTH, close.closingOf(MONTH));
    expect(close.savedOf(MONTH)?.at).toBe(at.twins.clock.now());
    expect(close.savedOf('2026-11')).toBeNull();
    await at.issued.voided('id R 1', { reason: 'Wrong', replacement: '' });
    expect(changesSince(close.savedOf(MONTH)!, close.closingOf(MONTH))).toEqual({
      added: [],
      changed: ['R 1'],
      gone: [],
    });
  });
});
