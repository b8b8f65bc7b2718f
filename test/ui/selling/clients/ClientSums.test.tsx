/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { ClientSums } from '../../../../src/ui/selling/clients/ClientSums';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { factsOf } from '../../support/factsOf';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

const ofDay = (number: string, date: string, more: Partial<IssuedInvoice> = {}) => ({
  ...aSnapshotInvoice(number),
  date,
  ...more,
});

const voided = { reason: 'Wrong name', replacement: '' };
const payment = { date: '2026-11-25' as LocalDate, amount: null };
const source = 'Gross, of the invoices issued in this browser. Void ones are not counted.';
const unpaid = { Billed: '12 177.00 €', Paid: '0.00 €', 'Still to be paid': '12 177.00 €' };
const stated = { 'Net stated': '9 900.00 €', 'VAT stated': '2 277.00 €' };

describe('the sums of the invoices of a client', () => {
  it.each<[string, readonly IssuedInvoice[], Readonly<Record<string, string>>, readonly string[]]>([
    ['there is none yet', [], {}, ['No invoice yet']],
    [
      'one of three is paid',
      [ofDay('1', '2026-11-20', { payment }), ofDay('2', '2026-11-03'), ofDay('3', '2026-11-21')],
      {
        Billed: '36 531.00 €',
        Paid: '12 177.00 €',
        'Still to be paid': '24 354.00 €',
        Invoices: '3',
        Latest: '21 Nov 2026',
        'Oldest unpaid': '3 Nov 2026',
        'Net stated': '29 700.00 €',
        'VAT stated': '6 831.00 €',
      },
      [source],
    ],
    [
      'a later one is void',
      [ofDay('1', '2026-11-03'), ofDay('2', '2026-11-20', { voided })],
      { ...unpaid, Invoices: '1', Latest: '3 Nov 2026', 'Oldest unpaid': '3 Nov 2026', ...stated },
      [source],
    ],
    [
      'all are void',
      [ofDay('1', '2026-11-03', { voided })],
      { Billed: '0.00 €', Paid: '0.00 €', 'Still to be paid': '0.00 €', Invoices: '0' },
      [source],
    ],
    [
      'a later one may not exist',
      [ofDay('1', '2026-11-03'), ofDay('2', '2026-11-20', { isConfirmed: false })],
      { ...unpaid, Invoices: '1', Latest: '3 Nov 2026', 'Oldest unpaid': '3 Nov 2026', ...stated },
      ['1 invoice without an answer is not counted', source],
    ],
  ])('say all that is known if %s', async (_, invoices, facts, sentences) => {
    await renderView(<ClientSums invoices={invoices} />);
    const sums = screen.getByRole('complementary', { name: 'Invoices together' });
    expect([factsOf(sums), [...sums.querySelectorAll('p')].map(textOf)]).toEqual([facts, sentences]);
  });
});
