import { Book } from '../../../../src/application/book/Book';
import { KeepAcquisition } from '../../../../src/application/selling/margin/KeepAcquisition';
import { ChangeTrading } from '../../../../src/application/settings/ChangeTrading';
import { unstatedDeal } from '../../../../src/domain/offers/Deal';
import type { Acquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

async function atADeal() {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, ({ region }) => region?.toLowerCase() === 'de');
  return { at, offer, keep: at.container.get(KeepAcquisition) };
}

const typed: Acquisition = {
  vehicle: 'BMW',
  vin: '',
  date: null,
  price: euros(900),
  tax: 'margin',
  costs: euros(5),
  invoiceId: null,
};

describe('KeepAcquisition', () => {
  it('keeps the vehicle of a deal that is resold, and links it to the invoice that was started from it', async () => {
    const { at, offer, keep } = await atADeal();
    const client = at.client();
    const proposal = await at.startDealInvoice.propose(offer);
    await settled();
    expect(keep.acquisitions).toMatchObject([{ key: offer.hashId, tax: 'unknown', invoiceId: null }]);
    await at.startDealInvoice.begin(client, proposal!);
    await at.editInvoice.open(client);
    at.fillIn();
    await at.issueInvoice.execute(client, 'Creating…');
    await settled();
    const id = at.issueInvoice.justIssued?.invoice.id;
    expect(keep.acquisitions).toMatchObject([{ key: offer.hashId, invoiceId: id }]);
  });

  it('never replaces what the dealer has changed, and knows a deal from abroad', async () => {
    const { at, offer, keep } = await atADeal();
    await keep.execute(typed, offer.hashId);
    await keep.ofDeal(offer, '');
    expect(keep.acquisitions).toEqual([{ ...typed, key: offer.hashId }]);
    await keep.remove(offer.hashId);
    const country = offer.region?.toLowerCase() === 'pl' ? 'de' : 'pl';
    await at.container.get(ChangeTrading).execute({ sellerCountry: country });
    await keep.ofDeal(offer, '');
    expect(keep.acquisitions).toMatchObject([{ tax: 'abroad' }]);
  });

  it('knows a deal from abroad by the profile, if no country is set', async () => {
    const { at, offer, keep } = await atADeal();
    const [home, zipCode] = offer.region?.toLowerCase() === 'pl' ? ['de', '20457'] : ['pl', '00-950'];
    const dealer = { ...at.session.profile!.dealer, zipCode, ftin: '' };
    at.session.profileArrived({ ...at.session.profile!, dealer }, at.twins.clock.now());
    await keep.ofDeal(offer, '');
    expect([home, keep.acquisitions[0]?.tax]).toEqual([home, 'abroad']);
  });

  it('takes the seller of a deal as the supplier', async () => {
    const { offer, keep } = await atADeal();
    const { isUnstated: _, ...stated } = unstatedDeal;
    await keep.ofDeal({ ...offer, deal: { ...stated, sellerFirstName: 'Eva', sellerLastName: 'Schmidt' } }, '');
    expect(keep.acquisitions).toMatchObject([{ supplier: 'Eva Schmidt' }]);
  });

  it('takes the day of the purchase and the taxation of a deal from what this device knows', async () => {
    const { at, offer, keep } = await atADeal();
    const book = at.container.get(Book);
    await book.put('purchaseTimes', [{ key: offer.hashId, value: { boughtAt: Date.parse('2026-11-20T12:00') } }]);
    await book.put('calculations', [{ key: offer.hashId, value: { taxation: 'deductible' } }]);
    expect(await keep.ofDeal(offer, '')).toBe('vat');
    expect(keep.acquisitions).toMatchObject([{ date: '2026-11-20', tax: 'vat' }]);
  });

  it('takes the latest possible day of a purchase whose time no device knows, and says so', async () => {
    const { at, offer, keep } = await atADeal();
    const noon = (date: string) => Date.parse(`${date}T12:00`);
    await keep.ofDeal({ ...offer, archivedAt: noon('2026-11-29') }, '');
    expect(keep.acquisitions).toMatchObject([{ date: '2026-11-29', isDateLatest: true }]);
    await keep.remove(offer.hashId);
    const seen = { key: offer.hashId, value: { seenAt: noon('2026-11-24') } };
    await at.container.get(Book).put('purchaseTimes', [seen]);
    await keep.ofDeal({ ...offer, archivedAt: noon('2026-11-29') }, '');
    expect(keep.acquisitions).toMatchObject([{ date: '2026-11-24', isDateLatest: true }]);
  });

  it('does not take the usual taxation of the dealer for the one of a deal', async () => {
    const { at, offer, keep } = await atADeal();
    await at.container.get(ChangeTrading).execute({ calculation: { taxation: 'marginScheme' } });
    await at.container.get(Book).put('calculations', [{ key: offer.hashId, value: { salePrice: euros(5000) } }]);
    expect(await keep.ofDeal(offer, '')).toBe('unknown');
  });

  it('links no acquisition to an invoice about another vehicle', async () => {
    const { at, keep } = await atADeal();
    await keep.execute({ ...typed, vin: 'WB10A0104FZ000001' }, 'typed');
    const client = at.client();
    await at.editInvoice.open(client);
    at.fillIn();
    await at.issueInvoice.execute(client, 'Creating…');
    await settled();
    expect(keep.acquisitions).toMatchObject([{ invoiceId: null }]);
  });

  describe('and an invoice whose answer is lost', () => {
    const vin = 'WB10A0104FZ000001';

    async function atALostInvoice() {
      const { at, keep } = await atADeal();
      await keep.execute({ ...typed, vin }, 'typed');
      const client = at.client();
      await at.editInvoice.open(client);
      at.fillIn();
      at.editInvoice.execute({ vin });
      at.twins.line.loseNextAnswer({ reason: 'timedOut' });
      await at.issueInvoice.execute(client, 'Creating…');
      const [lost] = at.issued.all;
      return { at, keep, client, lost: lost! };
    }

    it('links the acquisition to it, because the invoice may exist', async () => {
      const { at, keep, lost } = await atALostInvoice();
      expect(lost).toMatchObject({ number: 'RE 9001', isConfirmed: false });
      expect(at.desk.invoicing.papers.at(-1)?.number).toBe('RE 9001');
      expect(keep.acquisitions).toMatchObject([{ key: 'typed', invoiceId: lost.id }]);
    });

    it('links the acquisition to the invoice that is issued instead', async () => {
      const { at, keep, client } = await atALostInvoice();
      await at.issueInvoice.execute(client, 'Creating…', true);
      const { invoice } = at.issueInvoice.justIssued!;
      expect(invoice.isConfirmed).toBe(true);
      expect(keep.acquisitions).toMatchObject([{ key: 'typed', invoiceId: invoice.id }]);
    });

    it('links the acquisition to the lost one again if the other one is refused', async () => {
      const { at, keep, client, lost } = await atALostInvoice();
      at.twins.line.failNext({ reason: 'refused', status: 422, message: 'The number is taken.' });
      await at.issueInvoice.execute(client, 'Creating…', true);
      expect(keep.acquisitions).toMatchObject([{ key: 'typed', invoiceId: lost.id }]);
    });
  });

  it('links no acquisition to an invoice that is refused', async () => {
    const { at, offer, keep } = await atADeal();
    const client = at.client();
    await at.startDealInvoice.begin(client, (await at.startDealInvoice.propose(offer))!);
    await at.editInvoice.open(client);
    at.fillIn();
    at.twins.line.failNext({ reason: 'refused', status: 422, message: 'No.' });
    await at.issueInvoice.execute(client, 'Creating…');
    expect(keep.acquisitions).toMatchObject([{ key: offer.hashId, invoiceId: null }]);
  });
});
