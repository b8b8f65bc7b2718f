import { ListSellingDrafts } from '../../../src/application/selling/ListSellingDrafts';
import { watchActions } from '../../support/watchActions';
import { SellingDeskAtWork } from './SellingDeskAtWork';

watchActions();

it('ListSellingDrafts lists the drafts of a new client and of invoices, and no others', async () => {
  const at = new SellingDeskAtWork();
  await at.input.keep('clientForms', 'new', { companyName: 'Nordwind' });
  await at.input.keep('invoiceForms', '1', { invoiceNumber: ' RE 7 ' });
  await at.input.keep('invoiceForms', '12', { price: '900' });
  await at.input.keep('templateForms', '1', { name: 'x' });
  await at.input.keep('clientForms', '1', { companyName: 'x' });
  await at.container.get(ListSellingDrafts).execute();
  expect(at.container.get(ListSellingDrafts).found).toEqual([
    { what: 'client', name: 'Nordwind' },
    { what: 'invoice', name: 'RE 7', client: 1 },
    { what: 'invoice', name: '', client: 12 },
  ]);
});

it('ListSellingDrafts lists nothing if nothing was typed', async () => {
  const at = new SellingDeskAtWork();
  await at.container.get(ListSellingDrafts).execute();
  expect(at.container.get(ListSellingDrafts).found).toEqual([]);
});
