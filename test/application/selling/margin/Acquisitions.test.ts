import { Book } from '../../../../src/application/book/Book';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { unstatedDeal } from '../../../../src/domain/offers/Deal';
import type { Acquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { euros } from '../../../../src/domain/shared/Money';
import { failed } from '../../../../src/domain/shared/Result';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

async function atADeal() {
  const at = new SellingDeskAtWork();
  await at.loadOffers.refresh('browse');
  const offer = aHeldOffer(at, ({ region }) => region?.toLowerCase() === 'de');
  return { at, offer, keep: at.container.get(Acquisitions) };
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

describe('Acquisitions', () => {
  it('keeps the vehicle of a deal that is resold, and links it to the invoice that was started from it', async () => {
    const { at, offer, keep } = await atADeal();
    const client = at.client();
    const proposal = await at.resale.invoiceFor(offer);
    await settled();
    expect(keep.all).toMatchObject([{ key: offer.hashId, tax: 'unknown', invoiceId: null }]);
    await at.forms.begin(client, proposal!);
    await at.forms.open(client);
    at.fillIn();
    await at.issueInvoice.issue(client, 'Creating…');
    await settled();
    const id = at.issueInvoice.justIssued?.invoice.id;
    expect(keep.all).toMatchObject([{ key: offer.hashId, invoiceId: id }]);
  });

  it('never replaces what the dealer has changed, and knows a deal from abroad', async () => {
    const { at, offer, keep } = await atADeal();
    await keep.keep(typed, offer.hashId);
    await keep.ofDeal(offer, '');
    expect(keep.all).toEqual([{ ...typed, key: offer.hashId }]);
    await at.container.get(Book).change('acquisitions', offer.hashId, () => null);
    const country = offer.region?.toLowerCase() === 'pl' ? 'de' : 'pl';
    await at.container.get(OwnTrading).change({ sellerCountry: country });
    await keep.ofDeal(offer, '');
    expect(keep.all).toMatchObject([{ tax: 'abroad' }]);
  });

  it('knows a deal from abroad by the profile, if no country is set', async () => {
    const { at, offer, keep } = await atADeal();
    const [home, zipCode] = offer.region?.toLowerCase() === 'pl' ? ['de', '20457'] : ['pl', '00-950'];
    const dealer = { ...at.session.profile!.dealer, zipCode, ftin: '' };
    at.session.profileArrived({ ...at.session.profile!, dealer }, at.twins.clock.now());
    await keep.ofDeal(offer, '');
    expect([home, keep.all[0]?.tax]).toEqual([home, 'abroad']);
  });

  it('takes the seller of a deal as the supplier', async () => {
    const { offer, keep } = await atADeal();
    const { isUnstated: _, ...stated } = unstatedDeal;
    await keep.ofDeal({ ...offer, deal: { ...stated, sellerFirstName: 'Eva', sellerLastName: 'Schmidt' } }, '');
    expect(keep.all).toMatchObject([{ supplier: 'Eva Schmidt' }]);
  });

  it('takes the day of the purchase and the taxation of a deal from what this device knows', async () => {
    const { at, offer, keep } = await atADeal();
    const book = at.container.get(Book);
    await book.put('purchaseTimes', [{ key: offer.hashId, value: { boughtAt: Date.parse('2026-11-20T12:00') } }]);
    await book.put('calculations', [{ key: offer.hashId, value: { taxation: 'deductible' } }]);
    expect(await keep.ofDeal(offer, '')).toBe('vat');
    expect(keep.all).toMatchObject([{ date: '2026-11-20', tax: 'vat' }]);
  });

  it('takes the latest possible day of a purchase whose time no device knows, and says so', async () => {
    const { at, offer, keep } = await atADeal();
    const noon = (date: string) => Date.parse(`${date}T12:00`);
    await keep.ofDeal({ ...offer, archivedAt: noon('2026-11-29') }, '');
    expect(keep.all).toMatchObject([{ date: '2026-11-29', isDateLatest: true }]);
    await at.container.get(Book).change('acquisitions', offer.hashId, () => null);
    const seen = { key: offer.hashId, value: { seenAt: noon('2026-11-24') } };
    await at.container.get(Book).put('purchaseTimes', [seen]);
    await keep.ofDeal({ ...offer, archivedAt: noon('2026-11-29') }, '');
    expect(keep.all).toMatchObject([{ date: '2026-11-24', isDateLatest: true }]);
  });

  it('does not take the usual taxation of the dealer for the one of a deal', async () => {
    const { at, offer, keep } = await atADeal();
    await at.container.get(OwnTrading).change({ calculation: { taxation: 'marginScheme' } });
    await at.container.get(Book).put('calculations', [{ key: offer.hashId, value: { salePrice: euros(5000) } }]);
    expect(await keep.ofDeal(offer, '')).toBe('unknown');
  });

  it('links no acquisition to an invoice about another vehicle', async () => {
    const { at, keep } = await atADeal();
    await keep.keep({ ...typed, vin: 'WB10A0104FZ000001' }, 'typed');
    const client = at.client();
    await at.forms.open(client);
    at.fillIn();
    await at.issueInvoice.issue(client, 'Creating…');
    await settled();
    expect(keep.all).toMatchObject([{ invoiceId: null }]);
  });

  describe('and an invoice whose answer is lost', () => {
    const vin = 'WB10A0104FZ000001';

    async function atALostInvoice() {
      const { at, keep } = await atADeal();
      await keep.keep({ ...typed, vin }, 'typed');
      const client = at.client();
      await at.forms.open(client);
      at.fillIn();
      at.forms.shown!.edited({ vin });
      at.twins.line.loseNextAnswer({ reason: 'timedOut' });
      await at.issueInvoice.issue(client, 'Creating…');
      const [lost] = at.issued.all;
      return { at, keep, client, lost: lost! };
    }

    it('links the acquisition to it, because the invoice may exist', async () => {
      const { at, keep, lost } = await atALostInvoice();
      expect(lost).toMatchObject({ number: 'RE 9001', isConfirmed: false });
      expect(at.desk.invoicing.papers.at(-1)?.number).toBe('RE 9001');
      expect(keep.all).toMatchObject([{ key: 'typed', invoiceId: lost.id }]);
    });

    it('links the acquisition to the invoice that is issued instead', async () => {
      const { at, keep, client } = await atALostInvoice();
      await at.issueInvoice.issue(client, 'Creating…', true);
      const { invoice } = at.issueInvoice.justIssued!;
      expect(invoice.isConfirmed).toBe(true);
      expect(keep.all).toMatchObject([{ key: 'typed', invoiceId: invoice.id }]);
    });

    it('links the acquisition to the lost one again if the other one is refused', async () => {
      const { at, keep, client, lost } = await atALostInvoice();
      at.twins.line.failNext({ reason: 'refused', status: 422, message: 'The number is taken.' });
      await at.issueInvoice.issue(client, 'Creating…', true);
      expect(keep.all).toMatchObject([{ key: 'typed', invoiceId: lost.id }]);
    });
  });

  it('links no acquisition to an invoice that is refused', async () => {
    const { at, offer, keep } = await atADeal();
    const client = at.client();
    await at.forms.begin(client, (await at.resale.invoiceFor(offer))!);
    await at.forms.open(client);
    at.fillIn();
    at.twins.line.failNext({ reason: 'refused', status: 422, message: 'No.' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(keep.all).toMatchObject([{ key: offer.hashId, invoiceId: null }]);
  });
});

function atTheBook() {
  const at = new SellingDeskAtWork();
  const keep = at.container.get(Acquisitions);
  const draftOf = (key: string) => at.twins.kept.read(at.session.dealerKey, 'acquisitionForms', key);
  return { at, keep, draftOf, dialog: keep.dialog };
}

describe('the dialog of an acquisition', () => {
  it('restores what was typed and not saved, also an amount that cannot be read', async () => {
    const { dialog, keep } = atTheBook();
    await keep.openNew(null);
    dialog.form!.edit({ vehicle: 'BMW', price: '3.200,' });
    dialog.close();
    expect(dialog.isOpen).toBe(false);
    await keep.openNew(null);
    expect(dialog.form).toMatchObject({ isDirty: true, isRestored: true, values: { vehicle: 'BMW', price: '3.200,' } });
  });

  it('has a draft for each sale and each acquisition', async () => {
    const { at, dialog, keep } = atTheBook();
    await keep.openNew(anIssuedInvoice('R 1'));
    dialog.form!.edit({ price: '1' });
    dialog.close();
    await keep.openNew(anIssuedInvoice('R 2'));
    expect(dialog.form!.values).toMatchObject({ invoiceId: 'id R 2', price: '' });
    dialog.form!.edit({ price: '2' });
    await keep.saveOpened(',');
    const [bought] = keep.all;
    await at.passes(1);
    await keep.openOne(bought!, ',');
    expect(dialog.form!.values).toMatchObject({ key: bought!.key, price: '2,00', costs: '' });
    dialog.form!.edit({ price: '3' });
    dialog.close();
    await keep.openNew(anIssuedInvoice('R 1'));
    expect(dialog.form!.values.price).toBe('1');
  });

  it('keeps the acquisition on Save and forgets its draft', async () => {
    const { at, draftOf, dialog, keep } = atTheBook();
    await keep.openNew(null);
    dialog.shown();
    dialog.form!.edit({ vehicle: ' BMW ', price: '1.234,50', costs: '12', tax: 'margin' });
    await at.passes(500);
    expect(await draftOf('new')).toMatchObject({ price: '1.234,50' });
    await keep.saveOpened(',');
    expect(dialog.isOpen).toBe(false);
    expect(keep.all).toMatchObject([
      { vehicle: 'BMW', price: euros(1234.5), costs: euros(12), tax: 'margin', invoiceId: null },
    ]);
    await at.passes(500);
    expect(await draftOf('new')).toBeUndefined();
    expect(at.work.isAny).toBe(false);
  });

  it.each(['a lot', '-5'])('does not save the amount %j, and the dialog stays', async price => {
    const { dialog, keep } = atTheBook();
    await keep.openNew(null);
    dialog.form!.edit({ price });
    await keep.saveOpened(',');
    expect(dialog.form).toMatchObject({ values: { price } });
    expect(keep.all).toEqual([]);
  });

  it('changes an acquisition, and removes it with its draft', async () => {
    const { at, draftOf, dialog, keep } = atTheBook();
    await keep.openNew(null);
    dialog.form!.edit({ vehicle: 'BMW' });
    await keep.saveOpened(',');
    const [bought] = keep.all;
    await keep.openOne(bought!, ',');
    dialog.form!.edit({ vehicle: 'KTM' });
    await keep.saveOpened(',');
    expect(keep.all).toEqual([{ ...bought, vehicle: 'KTM' }]);
    await keep.openOne(keep.all[0]!, ',');
    dialog.form!.edit({ vehicle: 'Honda' });
    await at.passes(500);
    await keep.removeOpened();
    expect(dialog.isOpen).toBe(false);
    expect(keep.all).toEqual([]);
    expect(await draftOf(bought!.key)).toBeUndefined();
  });
});

it('Acquisitions leaves out the motorbikes of the list that a counted invoice has sold', async () => {
  const { at, keep } = atTheBook();
  const { firstPage } = at.ownMotorbikes;
  jest.spyOn(at.twins.motorbikes, 'list').mockResolvedValueOnce(failed({ reason: 'offline' }));
  await firstPage.refresh();
  expect(firstPage.value).toBeUndefined();
  await firstPage.refresh();
  const [sold, ...rest] = firstPage.value!;
  expect(keep.unsoldAmong(firstPage.value!)).toEqual(firstPage.value);
  const { id, model, vin } = sold!;
  await at.resale.readSales();
  const invoice = aSnapshotInvoice('R 1', { sent: { motorbike: { id, name: model }, vin } });
  await at.twins.kept.issueOnly(at.session.dealerKey, [invoice]);
  await settled();
  expect(keep.unsoldAmong(firstPage.value!)).toEqual(rest);
});
