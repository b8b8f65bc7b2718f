/** @jest-environment jsdom */
import { euros } from '../../../../src/domain/shared/Money';
import { OpenAmount } from '../../../../src/ui/selling/invoices/OpenAmount';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { renderView } from '../../support/renderView';

it('an invoice whose down payment is too high says what was paid too much', async () => {
  const sent = { price: euros(1358.02), vatOption: 'smallBusiness', downPayment: euros(2000) } as const;
  const view = await renderView(<OpenAmount invoice={aSnapshotInvoice('R 1', { sent })} />);
  expect(view.textContent?.replaceAll('\u00a0', ' ')).toMatch(/^641.98 € too much/);
});
