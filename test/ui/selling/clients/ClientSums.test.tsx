/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { ClientSums } from '../../../../src/ui/selling/clients/ClientSums';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { renderView } from '../../support/renderView';

async function sumsOf(...invoices: readonly IssuedInvoice[]) {
  await renderView(<ClientSums invoices={invoices} />);
  const sums = screen.getByRole('complementary', { name: 'Invoices together' });
  return {
    valueOf: (name: string) => within(sums).queryByText(name)?.nextElementSibling?.textContent ?? null,
    text: sums.textContent,
  };
}

const ofDay = (number: string, date: string, more: Partial<IssuedInvoice> = {}) => ({
  ...aSnapshotInvoice(number),
  date,
  ...more,
});

describe('the sums of the invoices of a client', () => {
  it('say that there is none yet', async () => {
    expect((await sumsOf()).text).toBe('Invoices togetherNo invoice yet');
  });

  it('name the number of the invoices and the day of the latest', async () => {
    const { valueOf } = await sumsOf(ofDay('1', '2026-11-20'), ofDay('2', '2026-11-03'));
    expect([valueOf('Invoices'), valueOf('Latest')]).toEqual(['2', '20 Nov 2026']);
  });

  it('say what was billed, what is paid, and how old the oldest unpaid one is', async () => {
    const payment = { date: '2026-11-25' as LocalDate, amount: null };
    const { valueOf } = await sumsOf(
      ofDay('1', '2026-11-20', { payment }),
      ofDay('2', '2026-11-03'),
      ofDay('3', '2026-11-21'),
    );
    const gross = aSnapshotInvoice('1').gross / 100;
    const euros = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''));
    expect(['Billed', 'Paid', 'Still to be paid'].map(name => euros(valueOf(name)))).toEqual([
      3 * gross,
      gross,
      2 * gross,
    ]);
    expect(valueOf('Oldest unpaid')).toBe('3 Nov 2026');
  });

  it('leave out void invoices', async () => {
    const voided = { reason: 'Wrong name', replacement: '' };
    const { valueOf } = await sumsOf(ofDay('1', '2026-11-03'), ofDay('2', '2026-11-20', { voided }));
    expect([valueOf('Invoices'), valueOf('Latest')]).toEqual(['1', '3 Nov 2026']);
  });

  it('name no day if all are void', async () => {
    const { valueOf } = await sumsOf(ofDay('1', '2026-11-03', { voided: { reason: 'Wrong name', replacement: '' } }));
    expect([valueOf('Invoices'), valueOf('Latest')]).toEqual(['0', null]);
  });

  it('leave out an invoice that may not exist, and say so', async () => {
    const { valueOf, text } = await sumsOf(ofDay('1', '2026-11-03'), ofDay('2', '2026-11-20', { isConfirmed: false }));
    expect([valueOf('Invoices'), valueOf('Latest')]).toEqual(['1', '3 Nov 2026']);
    expect(text).toContain('1 invoice without an answer is not counted');
  });
});
