import { earlierSales, otherSales } from '../../../../src/domain/selling/checks/EarlierSale';
import type { Acquisition } from '../../../../src/domain/selling/margin/Acquisition';
import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const nothing = { vin: '', motorbike: null, acquisition: null };
const motorbike = { id: 7 as MotorbikeId, name: 'R 1250 GS' };

const bought: Acquisition = {
  vehicle: 'BMW',
  vin: '',
  date: null,
  price: null,
  tax: 'margin',
  costs: euros(0),
  invoiceId: null,
};

const soldWith = (sent: Partial<typeof nothing> | object, said: object = {}) => ({
  ...aSnapshotInvoice('2026/0004', { sent: { ...nothing, ...sent } }),
  ...said,
});

describe('earlierSales', () => {
  it.each([
    ['VIN', { vin: 'WB10A0104FZ000001' }, { vin: ' wb10a0104 fz000001' }],
    ['motorbike', { motorbike }, { motorbike: { ...motorbike, name: 'Another name' } }],
    ['acquisition', { acquisition: 'MB-7' }, { acquisition: 'MB-7' }],
  ])('finds the invoice that sold the same %s', (_, sent, typed) => {
    const sold = soldWith(sent);
    expect(earlierSales([sold], [])({ ...nothing, ...typed })).toEqual([sold]);
    expect(earlierSales([sold], [])(nothing)).toEqual([]);
    expect(earlierSales([soldWith({})], [])({ ...nothing, ...typed })).toEqual([]);
  });

  it('takes the same motorbike of the list for another vehicle if both have a VIN and these differ', () => {
    const sold = soldWith({ motorbike, vin: 'WB10A0104FZ000001' });
    const withoutVin = soldWith({ motorbike });
    const typed = { ...nothing, motorbike, vin: 'WB10A0104FZ000002' };
    expect(earlierSales([sold], [])(typed)).toEqual([]);
    expect(earlierSales([withoutVin, sold], [])(typed)).toEqual([withoutVin]);
    expect(earlierSales([sold], [])({ ...typed, vin: '' })).toEqual([sold]);
  });

  it('finds the invoice that the dealer has assigned to the acquisition', () => {
    const sold = soldWith({});
    const sales = earlierSales([sold], [{ ...bought, key: 'MB-7', invoiceId: sold.id }]);
    expect(sales({ ...nothing, acquisition: 'MB-7' })).toEqual([sold]);
  });

  it('does not count an invoice that is void or was not confirmed', () => {
    const sent = { vin: 'WB10A0104FZ000001' };
    const uncounted = [
      soldWith(sent, { isConfirmed: false }),
      soldWith(sent, { voided: { reason: 'wrong client', replacement: '' } }),
    ];
    expect(earlierSales(uncounted, [])({ ...nothing, ...sent })).toEqual([]);
  });

  it('takes motorbikes that are not in the list of the dealer for different ones', () => {
    const unlisted = { motorbike: { id: null, name: 'Hymer' } };
    expect(earlierSales([soldWith(unlisted)], [])({ ...nothing, ...unlisted })).toEqual([]);
  });
});

const sale = (number: string, vin: string) => aSnapshotInvoice(number, { sent: { motorbike, vin, acquisition: null } });

describe('otherSales', () => {
  it.each([
    ['no other sale of a motorbike of the list that has another VIN', ['WB1', 'WB2'], [undefined, undefined]],
    ['the other sale of the same VIN', ['WB1', 'WB2', 'wb 1'], ['R 2', undefined, 'R 0']],
    ['the other sale if one of both has no VIN', ['WB1', ''], ['R 1', 'R 0']],
  ])('finds %s', (_, vins, expected) => {
    const invoices = vins.map((vin, index) => sale(`R ${index}`, vin));
    const otherSale = otherSales(invoices, []);
    expect(invoices.map(invoice => otherSale(invoice)?.number)).toEqual(expected);
  });
});
