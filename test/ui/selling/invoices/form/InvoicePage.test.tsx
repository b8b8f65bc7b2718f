/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../../src/ui/shared/paths';
import { sellerEmail } from '../../../../infrastructure/market/aMarketplace';
import { Workplace } from '../../../../support/Workplace';
import { axeFindings } from '../../../support/axeFindings';
import { goBack } from '../../../support/goBack';
import { answersArrive, renderPage } from '../../../support/renderPage';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** The form of an invoice to the first client, in the browser of the earlier page if one is given. */
async function atTheForm(beside = new Workplace({ email: sellerEmail })) {
  const listed = await beside.twins.clients.list({ page: 1, perPage: 1 }, new AbortController().signal);
  if (!listed.ok) throw new Error('No client is listed');
  jest.spyOn(window, 'open').mockReturnValue(null);
  const page = await renderPage(paths.createInvoice(listed.value.rows[0]!.id), { as: 'seller', beside });
  const { user, passes } = page;
  await screen.findByRole('heading', { name: 'Create New Invoice' });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fillIn = async (number: string) => {
    await user.type(field('Invoice number'), number);
    await press('Today Invoice date');
    await press('Today Delivery date');
  };
  const create = async () => {
    await passes(600);
    await press('Create Invoice');
    await answersArrive();
  };
  return { ...page, press, fillIn, create };
}

const asked = (name: string) => within(screen.getByRole('dialog', { name }));

describe('an invoice', () => {
  it('with a price, but without a VAT rate, or with a used number, is issued only after a question', async () => {
    const { at, user, press, fillIn, create } = await atTheForm();
    await fillIn('RE 82');
    await user.type(field('Price'), '900');
    await create();
    const asking = asked('Issue this invoice?');
    expect(asking.getByText('No VAT rate is selected: the invoice is issued with 0% VAT.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await press('Back to the invoice');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.selectOptions(field('VAT rate'), '23%');
    await create();
    await screen.findByText('Invoice RE 82 has been created.');

    const again = await atTheForm(at);
    await again.fillIn('re82');
    await again.create();
    expect(asked('Issue this invoice?').getByText(/^Number RE 82 was already used/)).toBeTruthy();
    await again.passes(600);
    await again.press('Create anyway');
    await screen.findByText('Invoice re82 has been created.');
  });

  it('that is half written is left only after a question, and is restored later', async () => {
    const { press, fillIn } = await atTheForm();
    await fillIn('RE 78');
    await press('Cancel');
    await press('Stay here');
    expect(field('Invoice number').value).toBe('RE 78');
    await press('Cancel');
    await press('Leave');
    expect(location.pathname).toMatch(/\/selling\/clients\/\d+$/);
    await goBack();
    expect((await screen.findByLabelText<HTMLInputElement>('Invoice number')).value).toBe('RE 78');
  });

  it('whose answer is lost is listed as not confirmed, and its number is used again only after a question', async () => {
    const { at, user, press, fillIn, create } = await atTheForm();
    await fillIn('RE 83');
    at.twins.line.loseNextAnswer();
    await create();
    await screen.findByText('We could not find out whether the invoice was issued.');
    expect(screen.queryByText('The invoice was not created.')).toBeNull();
    await create();
    expect(asked('Issue this invoice?').getByText(/nobody knows whether that invoice exists/)).toBeTruthy();
    await press('Back to the invoice');
    await press('Clear the form');
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    await user.click(await screen.findByRole('link', { name: 'Invoices' }));
    await waitFor(() => expect(screen.getByText('RE 83').closest('tr')?.textContent).toContain('Not confirmed'));
    expect(await axeFindings(screen.getByText('RE 83').closest('tr')!)).toEqual([]);
  });
});
