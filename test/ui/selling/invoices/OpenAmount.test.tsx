/** @jest-environment jsdom */
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { DAY } from '../../../../src/domain/shared/Instant';
import { type LocalDate, localDateAt } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { OpenAmount } from '../../../../src/ui/selling/invoices/OpenAmount';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

it('an invoice whose down payment is too high says what was paid too much', async () => {
  const sent = { price: euros(1358.02), vatOption: 'smallBusiness', downPayment: euros(2000) } as const;
  const view = await renderView(<OpenAmount invoice={aSnapshotInvoice('R 1', { sent })} />);
  expect(view.textContent?.replaceAll('\u00a0', ' ')).toMatch(/^641.98 € too much/);
});

it('an invoice says for how many days it is to be paid, and when it was paid', async () => {
  const invoice = { ...aSnapshotInvoice('R 1', { sent: { price: euros(100), vatOption: 'smallBusiness' } }) };
  const textOf = async (more: Partial<IssuedInvoice>) =>
    (await renderView(<OpenAmount invoice={{ ...invoice, ...more }} />)).textContent?.replaceAll('\u00a0', ' ');
  const today = localDateAt(new Workplace().twins.clock.now());
  expect(await textOf({ date: today })).toBe('100.00 €');
  expect(await textOf({ date: localDateAt(new Workplace().twins.clock.now() - 3 * DAY) })).toBe('100.00 €for 3 days');
  expect(await textOf({ payment: { date: '2026-11-25' as LocalDate, amount: null } })).toBe('paid25 Nov 2026');
});

it('an open invoice says when it is due, and for how many days it is overdue, if the dealer has set a term', async () => {
  const at = new Workplace();
  await at.container.get(OwnTrading).change({ paymentTerm: 14 });
  const ago = (days: number) => localDateAt(at.twins.clock.now() - days * DAY);
  const textOf = async (days: number) => {
    const invoice = { ...aSnapshotInvoice('R 1', { sent: { price: euros(100), vatOption: 'smallBusiness' } }) };
    const view = await renderView(<OpenAmount invoice={{ ...invoice, date: ago(days) }} />, at);
    return view.textContent?.replaceAll('\u00a0', ' ');
  };
  expect(await textOf(14)).toMatch(/^100.00 €due \d+ \w+ \d{4}$/);
  expect(await textOf(15)).toBe('100.00 €overdue for 1 day');
});
