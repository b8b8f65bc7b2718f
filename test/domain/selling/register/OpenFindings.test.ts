import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { countOpenFindings } from '../../../../src/domain/selling/register/OpenFindings';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';

it('countOpenFindings counts unconfirmed invoices, numbers that were used twice and sales with a warning', () => {
  const margin = aSnapshotInvoice('4', { sent: { vatOption: 'marginalTaxation' } });
  const invoices = [
    margin,
    anIssuedInvoice('RE 1', { isConfirmed: false }),
    anIssuedInvoice('re1', { id: 'other' }),
    anIssuedInvoice('RE 1'),
    anIssuedInvoice('RE 2'),
  ];
  const sales = marginSales(invoices, [], 'de');
  expect(countOpenFindings(invoices, sales)).toEqual({ unconfirmed: 1, doubleNumbers: 1, marginWarnings: 1 });
  expect(countOpenFindings([], [])).toEqual({ unconfirmed: 0, doubleNumbers: 0, marginWarnings: 0 });
});
