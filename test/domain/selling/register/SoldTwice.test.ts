import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { otherSales } from '../../../../src/domain/selling/register/SoldTwice';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const motorbike = { id: 7 as MotorbikeId, name: 'R 1250 GS' };
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
