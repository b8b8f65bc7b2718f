import { ListUnfinished } from '../../../../src/application/selling/clients/ListUnfinished';
import { UnfinishedStore } from '../../../../src/application/selling/clients/UnfinishedStore';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

async function unfinished(drafts: Readonly<Record<string, unknown>>) {
  const at = new SellingDeskAtWork();
  for (const [place, draft] of Object.entries(drafts)) await at.dealerDrafts.keep(place, draft);
  const store = new UnfinishedStore();
  await new ListUnfinished(at.dealerDrafts, store).execute();
  return store.items;
}

it('ListUnfinished lists the unfinished new client and the unfinished invoices', async () => {
  expect(
    await unfinished({
      'client:new': { companyName: 'Nordwind' },
      'invoice 1': { invoiceNumber: ' RE 7 ' },
      'invoice 12': { price: '900' },
    }),
  ).toEqual([
    { what: 'client', name: 'Nordwind' },
    { what: 'invoice', name: 'RE 7', client: 1 },
    { what: 'invoice', name: '', client: 12 },
  ]);
});

it('ListUnfinished leaves out drafts of templates, of existing clients and unreadable drafts', async () => {
  expect(
    await unfinished({ 'invoice template 1': { name: 'x' }, 'client:1': { companyName: 'x' }, 'client:new': 7 }),
  ).toEqual([]);
});
