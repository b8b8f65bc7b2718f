import { IssuedInvoiceStore } from '../../../../src/application/selling/invoices/IssuedInvoiceStore';
import type { LocalDate } from '../../../../src/domain/selling/invoices/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { watchActions } from '../../../support/watchActions';

watchActions();

it('IssuedInvoiceStore sums up the confirmed invoices whose date is in the month', () => {
  const store = new IssuedInvoiceStore();
  const day = '2026-11-20' as LocalDate;
  expect(store.inMonthOf(day)).toBeNull();
  store.arrived([
    anIssuedInvoice('1', { date: '2026-11-01', gross: euros(100.5) }),
    anIssuedInvoice('2', { date: '2026-11-30', gross: euros(20) }),
    anIssuedInvoice('3', { date: '2026-11-02', isConfirmed: false }),
    anIssuedInvoice('4', { date: '2026-10-31' }),
    anIssuedInvoice('5', { date: '2025-11-20' }),
  ]);
  expect(store.inMonthOf(day)).toEqual({ count: 2, gross: euros(120.5) });
});
