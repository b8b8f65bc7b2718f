import { ListSellingDrafts } from '../../../src/application/selling/ListSellingDrafts';
import type { DraftKey } from '../../../src/domain/book/DraftExpiry';
import { watchActions } from '../../support/watchActions';
import { SellingDeskAtWork } from './SellingDeskAtWork';

watchActions();

async function draftsAmong(drafts: readonly (readonly [DraftKey, unknown])[]) {
  const at = new SellingDeskAtWork();
  for (const [place, draft] of drafts) await at.dealerDrafts.keep(place, draft);
  const list = new ListSellingDrafts(at.dealerDrafts);
  await list.execute();
  return list.found;
}

it('ListSellingDrafts lists the drafts of a new client and of invoices', async () => {
  expect(
    await draftsAmong([
      ['client new', { companyName: 'Nordwind' }],
      ['invoice 1', { invoiceNumber: ' RE 7 ' }],
      ['invoice 12', { price: '900' }],
    ]),
  ).toEqual([
    { what: 'client', name: 'Nordwind' },
    { what: 'invoice', name: 'RE 7', client: 1 },
    { what: 'invoice', name: '', client: 12 },
  ]);
});

it('ListSellingDrafts leaves out drafts of templates, of existing clients and unreadable drafts', async () => {
  expect(
    await draftsAmong([
      ['template 1', { name: 'x' }],
      ['client 1', { companyName: 'x' }],
      ['client new', 7],
    ]),
  ).toEqual([]);
});
