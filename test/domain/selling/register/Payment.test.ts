import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { Payment } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import {
  dueDate,
  excessAmount,
  oldestOpenDate,
  openAmount,
  openByClient,
  openTotal,
  paidAmount,
} from '../../../../src/domain/selling/register/Payment';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const paid = (amount: Money | null): Payment => ({ date: '2026-11-25' as LocalDate, amount });

/** An invoice over 123 euros. */
const owing = (downPayment: Money | null = null, payment?: Payment) => ({
  ...aSnapshotInvoice('R 1', { sent: { price: euros(100), downPayment } }),
  ...(payment && { payment }),
});

describe('what is still to be paid of an invoice', () => {
  it.each([
    ['all of it, if nothing is recorded', owing(), 0, 123],
    ['what the down payment leaves', owing(euros(23)), 0, 100],
    ['nothing, once all is paid', owing(euros(23), paid(null)), 100, 0],
    ['the rest of what is paid in part', owing(euros(23), paid(euros(40.5))), 40.5, 59.5],
    ['nothing, if too much was paid', owing(null, paid(euros(500))), 500, 0],
    ['nothing, if the down payment is higher', owing(euros(200)), 0, 0],
  ])('is %s', (_, invoice, already, open) => {
    expect([paidAmount(invoice), openAmount(invoice)]).toEqual([euros(already), euros(open)]);
  });

  it.each([
    ['nothing, if all is paid', owing(euros(23), paid(null)), 0],
    ['nothing, if a part is paid', owing(euros(23), paid(euros(40))), 0],
    ['what the payment is too high', owing(euros(23), paid(euros(150))), 50],
    ['what the down payment is too high', owing(euros(200)), 77],
    ['the same once the invoice is marked as paid', owing(euros(200), paid(null)), 77],
    ['nothing of a void invoice', { ...owing(euros(200)), voided: { reason: 'Wrong', replacement: '' } }, 0],
  ])('was paid too much by %s', (_, invoice, excess) => expect(excessAmount(invoice)).toBe(euros(excess)));

  it('is 0 for an invoice that is void or not confirmed', () => {
    const uncounted = [
      { ...owing(), isConfirmed: false },
      { ...owing(), voided: { reason: 'Wrong', replacement: '' } },
    ];
    expect([uncounted.map(openAmount), openTotal(uncounted), openByClient(uncounted)]).toEqual([[0, 0], 0, []]);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 14, '2026-12-04'],
    ['2026-03-20', 30, '2026-04-19'],
  ] as const)('of an invoice of %s is due after %d days on %s', (date, term, due) => {
    expect(dueDate(date as LocalDate, term)).toBe(due);
  });

  it('is oldest on the first date of an invoice that is neither paid nor void', () => {
    const on = (date: string, more: object = {}) => ({ ...owing(), date, ...more });
    const voided = { reason: 'Wrong', replacement: '' };
    expect(oldestOpenDate([])).toBeNull();
    expect(
      oldestOpenDate([
        on('2026-11-20'),
        on('2026-11-03'),
        on('2026-11-01', { voided }),
        on('2026-10-01', { payment: paid(null) }),
      ]),
    ).toBe('2026-11-03');
  });

  it('is summed up by client, the highest sum first', () => {
    const of = (clientId: number, price: number, payment?: Payment) => ({
      ...aSnapshotInvoice('R 1', { sent: { price: euros(price), vatOption: 'smallBusiness' } }),
      clientId: clientId as ClientId,
      clientName: `client ${clientId}`,
      ...(payment && { payment }),
    });
    const invoices = [of(1, 10), of(2, 40), of(1, 20, paid(euros(5))), of(3, 99, paid(null))];
    expect(openByClient(invoices)).toEqual([
      { clientId: 2, clientName: 'client 2', count: 1, amount: euros(40) },
      { clientId: 1, clientName: 'client 1', count: 2, amount: euros(25) },
    ]);
    expect(openTotal(invoices)).toBe(euros(65));
  });
});
