/** @jest-environment node */
import { BrowserIssuedInvoices } from '../../src/infrastructure/browser/BrowserIssuedInvoices';
import { InMemoryDrafts } from '../../src/infrastructure/inMemory/InMemoryDrafts';
import { InMemoryIssuedInvoices } from '../../src/infrastructure/inMemory/InMemoryIssuedInvoices';
import { DemoPapers } from '../../src/infrastructure/inMemory/pdf/DemoPapers';
import { aMarketplace } from '../infrastructure/inMemory/aMarketplace';
import { shippedFonts } from '../support/shippedFonts';
import { anInvoice, describeIssuedInvoicesContract } from './issuedInvoicesContract';

describeIssuedInvoicesContract(
  'InMemoryIssuedInvoices',
  () => new InMemoryIssuedInvoices(aMarketplace().marketplace, new DemoPapers({ fonts: shippedFonts })),
);
describeIssuedInvoicesContract('BrowserIssuedInvoices', () => new BrowserIssuedInvoices(new InMemoryDrafts()));

it('BrowserIssuedInvoices omits unreadable invoices and is removed with the data of the dealer', async () => {
  const drafts = new InMemoryDrafts();
  const issued = new BrowserIssuedInvoices(drafts);
  await drafts.keep('ada', 'issuedInvoices', [{ number: 7 }, 'nonsense']);
  expect(await issued.list('ada')).toEqual([]);
  await drafts.keep('ada', 'issuedInvoices', 'nonsense');
  expect(await issued.list('ada')).toEqual([]);
  await drafts.keep('ada', 'issuedInvoices', [{ ...anInvoice('0'), address: 'javascript:alert(1)' }]);
  expect(await issued.list('ada')).toEqual([{ ...anInvoice('0'), address: '' }]);
  const earlier = { ...anInvoice('0'), id: undefined, isConfirmed: undefined };
  await drafts.keep('ada', 'issuedInvoices', [earlier]);
  expect(await issued.list('ada')).toEqual([{ ...anInvoice('0'), id: '' }]);
  await drafts.discard('ada', 'issuedInvoices');
  await issued.note('ada', anInvoice('1'));
  expect(await issued.list('ada')).toHaveLength(1);
  await drafts.discardAll('ada');
  expect(await issued.list('ada')).toEqual([]);
});
