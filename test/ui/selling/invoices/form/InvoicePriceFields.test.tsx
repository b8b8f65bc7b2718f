/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { VatOption } from '../../../../../src/domain/selling/invoices/Vat';
import { InvoicePriceFields } from '../../../../../src/ui/selling/invoices/form/InvoicePriceFields';
import { InvoiceSums } from '../../../../../src/ui/selling/invoices/form/InvoiceSums';
import { SellingDeskAtWork } from '../../../../application/selling/SellingDeskAtWork';
import { descriptionOf } from '../../../support/descriptionOf';
import { renderView } from '../../../support/renderView';

async function show(vatOption: VatOption): Promise<HTMLElement> {
  const at = new SellingDeskAtWork();
  const client = at.client();
  await at.forms.open(client);
  at.forms.shown!.edited({ price: '900', vatOption });
  const state = at.forms.get(client)!;
  return renderView(
    <>
      <InvoicePriceFields state={state} />
      <InvoiceSums totals={state.totals} form={state.form} />
    </>,
    at,
  );
}

describe('the price of an invoice', () => {
  it('says its currency and that it is required, which a down payment is not', async () => {
    await show('standard23');
    const [price, downPayment] = ['Price', 'Down payment'].map(name =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    );
    expect([price!.required, downPayment!.required]).toEqual([true, false]);
    expect([price!, downPayment!].map(descriptionOf)).toEqual(['€', '€']);
  });

  it('is net or gross if the invoice shows VAT', async () => {
    const main = await show('standard23');
    expect(main.querySelectorAll('input[type=radio]')).toHaveLength(2);
    expect([...main.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Net',
      'VAT 23%',
      'Gross',
      'Down payment',
      'Balance due',
    ]);
  });

  it.each(['marginalTaxation', 'smallBusiness'] as const)('is neither net nor gross with %s', async vatOption => {
    const main = await show(vatOption);
    expect(main.querySelectorAll('input[type=radio]')).toHaveLength(0);
    expect([...main.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Total',
      'Down payment',
      'Balance due',
    ]);
  });

  it('says where a rate is chosen which ones do not exist here, and what to do instead', async () => {
    const main = await show('unselected');
    const off = [...main.querySelectorAll('option')].filter(({ disabled }) => disabled);
    expect(off.map(({ textContent }) => textContent)).toEqual(['19%, 7%: not possible here']);
    expect(main.textContent).toContain('use your own accounting software');
  });
});
