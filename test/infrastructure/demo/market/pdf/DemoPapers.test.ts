/** @jest-environment node */
import { euros } from '../../../../../src/domain/shared/Money';
import { failed } from '../../../../../src/domain/shared/Result';
import { DemoPapers } from '../../../../../src/infrastructure/demo/market/pdf/DemoPapers';
import { demoBook } from '../../../../../src/infrastructure/demo/market/selling/demoBook';
import { InMemoryClientInvoices } from '../../../../../src/infrastructure/demo/twins/SellingTwins';
import { lazyBook } from '../../../../../src/infrastructure/indexedDb/lazyBook';
import { SellingDeskAtWork } from '../../../../application/selling/SellingDeskAtWork';
import { aClientInvoice } from '../../../../support/aClientInvoice';
import { KeptRecords } from '../../../../support/KeptRecords';
import { pdfText } from '../../../../support/pdfText';
import { shippedFonts } from '../../../../support/shippedFonts';

/** A seller of the demo in a browser whose page can be reloaded. */
function aSeller() {
  const at = new SellingDeskAtWork();
  const files: Blob[] = [];
  let isOffline = false;
  const load = () => {
    const papers = new DemoPapers({
      fonts: () => (isOffline ? Promise.reject(new Error('offline')) : shippedFonts()),
      toAddress: file => `blob:${files.push(file)}`,
    });
    return {
      clientInvoices: new InMemoryClientInvoices(at.twins.line, papers),
      kept: new KeptRecords(
        demoBook(
          lazyBook(async () => at.twins.book),
          { marketplace: at.twins.line.marketplace, papers, photoBase: '' },
        ),
      ),
    };
  };
  const bytes = async (address: string) =>
    new Uint8Array((await files[Number(address.replace('blob:', '')) - 1]?.arrayBuffer()) ?? []);
  return { at, files, bytes, load, offline: (is: boolean) => void (isOffline = is) };
}

async function issued(seller: ReturnType<typeof aSeller>, number: string) {
  const { at } = seller;
  const page = seller.load();
  const invoice = aClientInvoice({ invoiceNumber: number });
  const answer = await page.clientInvoices.issue(at.client(), invoice);
  if (!answer.ok) throw new Error(answer.failure.reason);
  const paper = at.desk.invoicing.papers.at(-1);
  await page.kept.issue(at.session.dealerKey, {
    id: number,
    isConfirmed: true,
    voided: null,
    number,
    clientId: at.client(),
    clientName: 'Ada',
    vehicle: '',
    date: invoice.invoiceDate,
    gross: paper!.gross as (typeof invoice)['price'] & number,
    address: answer.value,
    snapshot: { sent: invoice, net: euros(9_900), vat: euros(0), seller: null, client: null, marginRate: null },
  });
  return answer.value;
}

it('DemoPapers creates the same file after a reload under a valid address', async () => {
  const seller = aSeller();
  const before = await issued(seller, 'RE 1');
  const [invoice] = await seller.load().kept.issued(seller.at.session.dealerKey);
  expect(invoice?.address).not.toBe(before);
  expect(await seller.bytes(invoice!.address)).toEqual(await seller.bytes(before));
  expect(pdfText(await seller.bytes(before)).some(text => text.endsWith('RE 1'))).toBe(true);
});

it('DemoPapers creates each file once per page load', async () => {
  const seller = aSeller();
  await issued(seller, 'RE 1');
  const page = seller.load();
  const { dealerKey } = seller.at.session;
  const [first, second] = await Promise.all([page.kept.issued(dealerKey), page.kept.issued(dealerKey)]);
  expect(first).toEqual(second);
  expect(seller.files).toHaveLength(2);
});

it('DemoPapers issues no invoice that it cannot show, and the next attempt succeeds', async () => {
  const seller = aSeller();
  seller.offline(true);
  const page = seller.load();
  const issue = () => page.clientInvoices.issue(seller.at.client(), aClientInvoice());
  expect(await issue()).toEqual(failed({ reason: 'offline' }));
  expect(seller.at.desk.invoicing.papers).toEqual([]);
  seller.offline(false);
  expect((await issue()).ok).toBe(true);
  expect(seller.at.desk.invoicing.papers).toHaveLength(1);
});

it('DemoPapers lists an invoice without an address if its file cannot be created', async () => {
  const seller = aSeller();
  await issued(seller, 'RE 1');
  seller.offline(true);
  const [invoice] = await seller.load().kept.issued(seller.at.session.dealerKey);
  expect(invoice).toMatchObject({ number: 'RE 1', address: '' });
});
