import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { monthClosing } from '../../../../src/domain/selling/register/MonthClosing';
import { changesSince, savedMonth } from '../../../../src/domain/selling/register/SavedMonth';
import { taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const onDate = (date: string) => ({
  invoiceDate: date as LocalDate,
  price: euros(500),
  vatOption: 'marginalTaxation' as const,
});

const r1 = aSnapshotInvoice('R 1', { sent: onDate('2026-10-05') });
const r2 = aSnapshotInvoice('R 2', { sent: onDate('2026-10-06') });
const r3 = aSnapshotInvoice('R 3', { sent: onDate('2026-10-07') });

const bmw: KeyedAcquisition = {
  key: 'bmw',
  vehicle: 'BMW',
  vin: 'WB1',
  date: '2026-10-01' as LocalDate,
  price: euros(300),
  tax: 'margin',
  costs: euros(0),
  invoiceId: 'id R 1',
};

const october = (
  invoices: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[] = [bmw],
  isPartRead = false,
) =>
  monthClosing('2026-10', {
    invoices,
    sales: marginSales(invoices, acquisitions),
    acquisitions,
    isPartRead,
    taxMonth: taxMonthBy('deliveryDate'),
  });

const before = savedMonth(october([r2, r1]), 5);
const nothing = { added: [], changed: [], gone: [] };

describe('a saved month', () => {
  it('is missing nothing as long as not all purchases are read', () => {
    expect(changesSince(before, october([r2, r1], [], true)).gone).toEqual([]);
    expect(changesSince(before, october([r2, r1], [])).gone).toEqual(['BMW WB1']);
  });

  it('has not changed while its invoices and purchases have not', () => {
    expect(changesSince(before, october([r2, r1]))).toEqual(nothing);
    const payment = { date: '2026-11-01' as LocalDate, amount: null };
    expect(changesSince(before, october([r2, { ...r1, payment }]))).toEqual(nothing);
  });

  it('names what is new in it, an invoice that became void, and what is no longer in it', () => {
    const voided = { reason: 'Wrong', replacement: 'R 3' };
    expect(changesSince(before, october([r3, { ...r1, voided }], []))).toEqual({
      added: ['R 3'],
      changed: ['R 1'],
      gone: ['R 2', 'BMW WB1'],
    });
  });

  it('names a sale and its purchase if the price of the purchase has changed', () => {
    expect(changesSince(before, october([r2, r1], [{ ...bmw, price: euros(200) }]))).toEqual({
      ...nothing,
      changed: ['R 1', 'BMW WB1'],
    });
  });

  it('tells apart two invoices that have one number', () => {
    const twice = savedMonth(october([{ ...r1, id: 'other', gross: euros(9) }, r1]), 5);
    expect(changesSince(twice, october([r1])).changed).toEqual(['R 1']);
  });
});
