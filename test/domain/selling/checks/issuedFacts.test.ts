import { checkInvoice } from '../../../../src/domain/selling/checks/InvoiceRules';
import { issuedFacts } from '../../../../src/domain/selling/checks/issuedFacts';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const today = '2026-11-28' as LocalDate;

const findings = (invoice: IssuedInvoice, digits: 'fit' | 'wrong' = 'fit') =>
  checkInvoice(issuedFacts(invoice, today, number => (number ? digits : 'none'))).findings.map(({ id }) => id);

const onDay = (date: string) => ({ invoiceDate: date as LocalDate, deliveryDate: date as LocalDate });

describe('what the check finds about an issued invoice', () => {
  it.each([
    ['a rate that its country does not have', { sent: { vatOption: 'standard23' } }, ['notGermanRate']],
    ['a price of 0', { sent: { vatOption: 'smallBusiness', price: null } }, ['noPrice', 'exemptWording']],
    ['no vehicle', { sent: { vatOption: 'standard23', vin: '', motorbike: null } }, ['noVehicle', 'notGermanRate']],
    [
      'a down payment above the amount',
      { sent: { vatOption: 'standard23', price: euros(5), downPayment: euros(9) } },
      ['depositAboveGross', 'notGermanRate'],
    ],
    ['a date ahead', { sent: { vatOption: 'standard23', ...onDay('2027-01-15') } }, ['futureDate', 'notGermanRate']],
    [
      'the VAT id of another country',
      { sent: { vatOption: 'standard23' }, client: { vatNumber: 'PL7740001454' } },
      ['notGermanRate', 'foreignVatId'],
    ],
  ] as const)('names %s', (_what, said, found) => {
    const sent = { ...onDay('2026-11-20'), ...said.sent };
    const client = { type: 'personal' as const, ...('client' in said && said.client) };
    expect(findings(aSnapshotInvoice('R 1', { sent, client }))).toEqual(found);
  });

  it('names check digits that do not fit, and nothing about a client that was not loaded', () => {
    const said = {
      sent: { ...onDay('2026-11-20'), vatOption: 'reduced10' },
      client: { type: 'personal', vatNumber: 'DE1' },
    } as const;
    expect(findings(aSnapshotInvoice('R 1', said), 'wrong')).toEqual(['rateOfNeither', 'buyerVatId', 'sellerNumber']);
    expect(findings(aSnapshotInvoice('R 1', { ...said, client: null, seller: null }))).toEqual(['rateOfNeither']);
  });
});
