import { Book } from '../../../src/application/book/Book';
import { Drafts } from '../../../src/application/forms/Drafts';
import { Acquisitions } from '../../../src/application/selling/margin/Acquisitions';
import { SellingOverview } from '../../../src/application/selling/SellingOverview';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { unstatedDeal } from '../../../src/domain/offers/Deal';
import type { Offer } from '../../../src/domain/offers/Offer';
import { clientName } from '../../../src/domain/selling/clients/Client';
import type { Acquisition, AcquisitionTax } from '../../../src/domain/selling/margin/Acquisition';
import type { InvoiceTemplateId } from '../../../src/domain/selling/templates/InvoiceTemplate';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed } from '../../../src/domain/shared/Result';
import { anIssuedInvoice, aSnapshotInvoice } from '../../support/anIssuedInvoice';
import { SellingWork } from '../../support/SellingWork';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer } from '../../support/Workplace';
import { SellingDeskAtWork } from './SellingDeskAtWork';

watchActions();

describe('Resale', () => {
  async function atADeal() {
    const at = new SellingDeskAtWork();
    await at.loadOffers.refresh('browse');
    const offer = aHeldOffer(at, ({ vehicleType }) => vehicleType === 'Motorbike');
    return { at, offer, vin: at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '' };
  }

  const additions = (at: SellingDeskAtWork) => at.asked.filter(call => call.startsWith('add '));

  const lost = { reason: 'timedOut' } as const;

  /** Until the outcome counts as unknown. */
  async function lookedInVain(at: SellingDeskAtWork): Promise<void> {
    for (let second = 0; second < 66; second += 1) await at.passes(SECOND);
  }

  /** What was only remembered is gone. */
  const reloaded = (at: SellingDeskAtWork, { hashId }: Offer) => at.resale.moved(hashId, { step: 'idle' });

  it('adds the vehicle once with brand, model and VIN', async () => {
    const { at, offer, vin } = await atADeal();
    await Promise.all([at.resale.addToMotorbikes(offer), at.resale.addToMotorbikes(offer)]);
    expect(await at.resale.addToMotorbikes(offer)).toBe(true);
    expect(additions(at)).toHaveLength(1);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
    const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: '' }).rows;
    expect(added).toMatchObject({ vin });
    expect(`${added!.brandName} ${added!.model}`).toBe(`${offer.label1} ${offer.label2}`.trim());
  });

  it('asks the dealer for an unknown brand', async () => {
    const { at, offer, vin } = await atADeal();
    expect(await at.resale.addToMotorbikes({ ...offer, label1: 'Jawa 350', label2: '' })).toBe(false);
    expect(at.motorbikes.dialog).toMatchObject({ id: null, form: { values: { model: 'Jawa 350', brandId: 0, vin } } });
  });

  it('does not change the draft of another motorbike', async () => {
    const { at, offer } = await atADeal();
    const { dialog } = at.motorbikes;
    await dialog.open();
    dialog.form!.edit({ model: 'Half' });
    dialog.close();
    await at.resale.addToMotorbikes({ ...offer, label1: 'Jawa 350', label2: '' });
    expect(dialog.form?.values.model).toBe('Jawa 350');
    dialog.close();
    await dialog.open();
    expect(dialog.form?.values.model).toBe('Half');
  });

  it('reports a failure and can be tried again', async () => {
    const { at, offer } = await atADeal();
    at.twins.line.failNext({ reason: 'offline' }, 2);
    await at.resale.addToMotorbikes(offer);
    expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
    await at.resale.addToMotorbikes(offer);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  });

  it('never adds a vehicle twice, even after a reload or from another device', async () => {
    const { at, offer, vin } = await atADeal();
    await at.resale.addToMotorbikes(offer);
    reloaded(at, offer);
    await at.resale.addToMotorbikes(offer);
    expect(additions(at)).toHaveLength(1);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
    const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
    at.desk.invoicing.changeMotorbike(added!.id, { ...added!, vin: ` ${vin.toLowerCase()} ` });
    reloaded(at, offer);
    await at.resale.addToMotorbikes(offer);
    expect(additions(at)).toHaveLength(1);
  });

  it('adds a removed motorbike again', async () => {
    const { at, offer, vin } = await atADeal();
    await at.resale.addToMotorbikes(offer);
    const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
    at.desk.invoicing.removeMotorbike(added!.id);
    reloaded(at, offer);
    await at.resale.addToMotorbikes(offer);
    expect(additions(at)).toHaveLength(2);
  });

  it('adds nothing if it cannot find out whether the vehicle is listed', async () => {
    const { at, offer } = await atADeal();
    await Promise.all([at.opened.read(offer.hashId), at.motorbikes.choices.ensure()]);
    at.twins.line.failNext({ reason: 'timedOut' }, 2);
    await at.resale.addToMotorbikes(offer);
    expect(at.resale.stepOf(offer.hashId)).toMatchObject({
      step: 'failed',
      what: 'lookUp',
      failure: { reason: 'timedOut' },
    });
    expect(additions(at)).toEqual([]);
  });

  it('looks for the vehicle if the answer is lost, and it is unsaved work until then', async () => {
    const { at, offer } = await atADeal();
    at.twins.line.loseNextAnswer(lost);
    const adding = at.resale.addToMotorbikes(offer);
    await settled();
    expect(await adding).toBe(true);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
    expect(additions(at)).toHaveLength(1);
  });

  it('says that the vehicle is checked, and then that it may have been added', async () => {
    const { at, offer } = await atADeal();
    jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
    const adding = at.resale.addToMotorbikes(offer);
    await settled();
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'sending', isAnswerLost: true });
    expect(at.work.isAny).toBe(true);
    await lookedInVain(at);
    await adding;
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'failed', what: 'add', failure: lost });
    expect(at.work.isAny).toBe(false);
  });

  async function atADealWithoutVin() {
    const { at, offer } = await atADeal();
    await at.opened.read(offer.hashId);
    const detail = at.opened.detailOf(offer.hashId)!;
    at.opened.detailArrived(offer.hashId, { ...detail, vehicle: { ...detail.vehicle!, vin: ' ' } });
    return { at, offer };
  }

  it('asks the dealer before it sends a motorbike without a VIN again', async () => {
    const { at, offer } = await atADealWithoutVin();
    jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(failed(lost));
    const adding = at.resale.addToMotorbikes(offer);
    await settled();
    await lookedInVain(at);
    await adding;
    reloaded(at, offer);
    expect(await at.resale.addToMotorbikes(offer)).toBe(false);
    expect(additions(at)).toHaveLength(1);
    expect(at.motorbikes.dialog).toMatchObject({ id: null, form: { values: { vin: '' } } });
    expect(at.motorbikes.dialog.form?.values.brandId).not.toBe(0);
  });

  it('sends a motorbike without a VIN again after a refusal', async () => {
    const { at, offer } = await atADealWithoutVin();
    jest
      .spyOn(at.twins.motorbikes, 'add')
      .mockResolvedValueOnce(failed({ reason: 'refused', status: 422, message: null }));
    await at.resale.addToMotorbikes(offer);
    expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'add' });
    await at.resale.addToMotorbikes(offer);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  });

  it('remembers a motorbike without a VIN on this device', async () => {
    const { at, offer } = await atADealWithoutVin();
    await at.resale.addToMotorbikes(offer);
    reloaded(at, offer);
    await at.resale.addToMotorbikes(offer);
    expect(additions(at)).toHaveLength(1);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  });

  it('finds a listed vehicle by its model and on later pages', async () => {
    const { at, offer, vin } = await atADeal();
    await at.resale.addToMotorbikes(offer);
    const [added] = at.desk.invoicing.motorbikes({ page: 1, perPage: 1, query: vin }).rows;
    for (let index = 0; index < 105; index += 1) at.desk.invoicing.addMotorbike({ ...added!, vin: `OTHER${index}` });
    reloaded(at, offer);
    at.asked.length = 0;
    await at.resale.addToMotorbikes(offer);
    expect(at.asked).toEqual([`motorbikes ${added!.model} 1`, `motorbikes ${added!.model} 2`]);
    expect(at.resale.stepOf(offer.hashId)).toEqual({ step: 'added' });
  });

  it('proposes the last template of the kind of tax, and the margin scheme only if the purchase is known to allow it', async () => {
    const { at, offer } = await atADeal();
    expect(await at.resale.invoiceFor(offer)).toMatchObject({ vatOption: 'unselected', template: null });
    const template = { id: 4 as InvoiceTemplateId, name: 'Letterhead' };
    await at.twins.kept.issueOnly(at.session.dealerKey, [
      aSnapshotInvoice('R 3', { sent: { template: { ...template, name: 'Taxed' }, vatOption: 'standard23' } }),
      aSnapshotInvoice('R 2', { sent: { template: null, vatOption: 'marginalTaxation' } }),
      aSnapshotInvoice('R 1', { sent: { template, vatOption: 'marginalTaxation' } }),
    ]);
    await settled();
    const proposedFor = async (tax: AcquisitionTax) => {
      await at.container.get(Acquisitions).taxed(offer.hashId, tax);
      return at.resale.invoiceFor(offer);
    };
    expect(await proposedFor('margin')).toMatchObject({ vatOption: 'marginalTaxation', template });
    for (const tax of ['vat', 'abroad', 'unknown'] as const)
      expect(await proposedFor(tax)).toMatchObject({ vatOption: 'unselected' });
  });

  it('reports a vehicle that cannot be read and proposes nothing', async () => {
    const at = new SellingDeskAtWork();
    await at.loadOffers.refresh('browse');
    const offer = aHeldOffer(at, () => true);
    at.twins.line.failNext({ reason: 'offline' });
    expect(await at.resale.invoiceFor(offer)).toBeNull();
    expect(at.resale.stepOf(offer.hashId)).toMatchObject({ step: 'failed', what: 'read' });
  });

  it('reads the vehicle again if the panel has asked for it too, and was closed', async () => {
    const at = new SellingDeskAtWork();
    await at.loadOffers.refresh('browse');
    const offer = aHeldOffer(at, () => true);
    const asked = jest
      .spyOn(at.twins.offers, 'open')
      .mockImplementationOnce(
        (_, signal) =>
          new Promise(resolve => signal?.addEventListener('abort', () => resolve(failed({ reason: 'aborted' })))),
      );
    const proposing = at.resale.invoiceFor(offer);
    while (asked.mock.calls.length === 0) await at.passes(10);
    const panel = new AbortController();
    void at.opened.read(offer.hashId, panel.signal);
    panel.abort();
    expect(await proposing).toMatchObject({ vin: at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '' });
  });
});

describe('Acquisitions', () => {
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
      expect(dialog.form).toMatchObject({
        isDirty: true,
        isRestored: true,
        values: { vehicle: 'BMW', price: '3.200,' },
      });
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

  it('leaves out the motorbikes of the list that a counted invoice has sold', async () => {
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
});

describe('SellingOverview', () => {
  function clientNameOf(at: SellingDeskAtWork): string {
    const found = at.desk.client(at.client());
    if (!found.ok) throw new Error('There is no such client');
    return clientName(found.value);
  }

  it('lists the drafts of a new client and of invoices, and no others', async () => {
    const at = new SellingDeskAtWork();
    await at.container.get(Drafts).keep('clientForms', 'new', { companyName: 'Nordwind' });
    const client = at.client();
    const name = clientNameOf(at);
    await at.container.get(Drafts).keep('invoiceForms', '1', { invoiceNumber: ' RE 7 ' });
    await at.container.get(Drafts).keep('invoiceForms', '12', { price: '900' });
    await at.container.get(Drafts).keep('invoiceForms', String(client), {
      invoiceNumber: 'RE 8',
      motorbike: { id: null, name: 'Indian Scout' },
      vin: 'WB1',
    });
    await at.container.get(Drafts).keep('templateForms', '1', { name: 'x' });
    await at.container.get(Drafts).keep('clientForms', '1', { companyName: 'x' });
    const changedAt = at.twins.clock.now();
    await at.container.get(SellingOverview).readDrafts();
    expect(at.container.get(SellingOverview).drafts).toEqual([
      { what: 'client', name: 'Nordwind' },
      { what: 'invoice', name: 'RE 7', client: 1, clientName: '', changedAt },
      { what: 'invoice', name: '', client: 12, clientName: '', changedAt },
      { what: 'invoice', name: `RE 8 · ${name} · Indian Scout`, client, clientName: name, changedAt },
    ]);
  });

  it('names an invoice without its client if the client cannot be read', async () => {
    const at = new SellingDeskAtWork();
    await at.container.get(Drafts).keep('invoiceForms', String(at.client()), { vin: 'WB1' });
    jest.spyOn(at.twins.clients, 'byId').mockResolvedValue({ ok: false, failure: { reason: 'offline' } });
    await at.container.get(SellingOverview).readDrafts();
    expect(at.container.get(SellingOverview).drafts).toMatchObject([
      { what: 'invoice', name: 'WB1', client: at.client(), clientName: '' },
    ]);
  });

  it('lists nothing if nothing was typed', async () => {
    const at = new SellingDeskAtWork();
    await at.container.get(SellingOverview).readDrafts();
    expect(at.container.get(SellingOverview).drafts).toEqual([]);
  });

  it('counts the clients and keeps the count if a later request fails', async () => {
    const { overview, twins } = new SellingWork();
    await overview.count();
    expect(overview.counts.clients).toBe(47);
    twins.line.failNext({ reason: 'unauthorized' });
    await overview.count();
    expect(overview.counts.clients).toBe(47);
    expect(overview.failure).toEqual({ reason: 'unauthorized' });
    await overview.count();
    expect(overview.failure).toBeNull();
  });
});
