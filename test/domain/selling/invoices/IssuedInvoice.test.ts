import { issuedInMonth } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';

it('issuedInMonth counts and sums the confirmed invoices of the month of a day', () => {
  const invoices = [
    anIssuedInvoice('1', { date: '2026-11-01', gross: euros(100) }),
    anIssuedInvoice('1', { date: '2026-11-30', gross: euros(20) }),
    anIssuedInvoice('1', { date: '2026-11-15', gross: euros(5), isConfirmed: false }),
    anIssuedInvoice('1', { date: '2026-10-31', gross: euros(3) }),
    anIssuedInvoice('1', { date: '2025-11-15', gross: euros(1) }),
  ];
  expect(issuedInMonth(invoices, '2026-11-20' as LocalDate)).toEqual({ count: 2, gross: euros(120) });
  expect(issuedInMonth([], '2026-11-20' as LocalDate)).toEqual({ count: 0, gross: 0 });
});
