import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import type { BookFailure } from '../../../../src/application/ports/DealerBook';
import { CheckInvoice } from '../../../../src/application/selling/checks/CheckInvoice';
import { EditedInvoice } from '../../../../src/application/selling/invoices/EditedInvoice';
import { IssuedInvoices } from '../../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { sellerCountries } from '../../../../src/domain/selling/checks/SellerCountry';
import { type ClientId, clientName } from '../../../../src/domain/selling/clients/Client';
import type { ClientValues } from '../../../../src/domain/selling/clients/ClientValues';
import type { InvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import { type PriceType, type VatOption, vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import type { BrandId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import { taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import type { Dealer } from '../../../../src/domain/session/Profile';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { euros } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { noDraft } from '../../../support/noDraft';
import { SellingWork } from '../../../support/SellingWork';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer } from '../../../support/Workplace';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

describe('IssuedInvoices', () => {
  it('lists all invoices issued here, or those of one client', async () => {
    const at = new SellingWork();
    const { id } = await at.aClient();
    expect(at.issued.to(id)).toBeNull();
    await at.issued.read();
    expect(at.issued.named).toHaveLength(3);
    expect(at.issued.to(id)?.map(({ number }) => number)).toEqual(['2026/0003', '2026/0002']);
  });

  it('loads missing client names, and shows a dash and the reason if that fails', async () => {
    const at = new SellingWork();
    const client = await at.aClient();
    for (const id of ['1', '2']) {
      const nameless = anIssuedInvoice(id, { clientId: client.id, clientName: '' });
      await at.twins.kept.issue(at.session.dealerKey, nameless);
    }
    at.twins.line.failNext({ reason: 'offline' });
    await at.issued.read();
    expect(at.issued.named?.[0]?.clientName).toBe('–');
    expect(at.issued.nameFailure).toEqual({ reason: 'offline' });
    await at.issued.read();
    expect(at.issued.named?.slice(0, 2).map(({ clientName: name }) => name)).toEqual([
      clientName(client),
      clientName(client),
    ]);
    expect(at.issued.nameFailure).toBeNull();
  });

  it('reports no failure of a read that a newer one has replaced', async () => {
    const at = new SellingWork();
    const client = await at.aClient();
    const nameless = anIssuedInvoice('1', { clientId: client.id, clientName: '' });
    await at.twins.kept.issue(at.session.dealerKey, nameless);
    at.twins.line.latency = 100;
    void at.issued.read();
    await settled();
    void at.issued.read();
    await settled();
    expect([at.calls.length, at.issued.nameFailure]).toEqual([2, null]);
    at.twins.clock.advance(100);
    await settled();
    expect([at.issued.named?.[0]?.clientName, at.issued.nameFailure]).toEqual([clientName(client), null]);
  });

  it('shows a dash for a deleted client, asks for it once and reports no failure', async () => {
    const at = new SellingWork();
    const ofNobody = anIssuedInvoice('1', { clientId: -1 as ClientId, clientName: '' });
    await at.twins.kept.issue(at.session.dealerKey, ofNobody);
    await at.issued.read();
    await at.issued.read();
    expect(at.issued.named?.[0]?.clientName).toBe('–');
    expect(at.issued.nameFailure).toBeNull();
    expect(at.calls).toEqual(['open -1']);
  });

  it('shows an invoice of another tab, and names its client while the list is on screen', async () => {
    const at = new SellingWork();
    const client = await at.aClient();
    const leave = at.issued.run();
    await settled();
    const nameless = anIssuedInvoice('1', { clientId: client.id, clientName: '' });
    await at.twins.kept.issue(at.session.dealerKey, nameless);
    await settled();
    expect(at.issued.named).toHaveLength(4);
    expect(at.issued.named?.[0]?.clientName).toBe(clientName(client));
    leave();
    await at.twins.kept.issue(at.session.dealerKey, anIssuedInvoice('2', { clientName: '' }));
    await settled();
    expect(at.calls).toEqual([`open ${client.id}`]);
  });

  it('tells the dealer if the invoices cannot be read', async () => {
    const at = new SellingWork();
    at.twins.book.failure = { reason: 'unavailable' };
    await at.issued.read();
    expect(at.bookStore.problem).toEqual({ reason: 'unavailable' });
    expect(at.issued.named).toBeNull();
    expect(at.bookStore.failureOf('selling')).not.toBeNull();
    at.twins.book.failure = null;
    await at.issued.read();
    expect(at.issued.named).toHaveLength(3);
    expect(at.bookStore.failureOf('selling')).toBeNull();
  });

  /** An invoice on its way, and the list of invoices in another tab. */
  async function whileSending(failure?: Failure) {
    const at = new SellingDeskAtWork();
    const client = at.client();
    await at.forms.open(client);
    at.fillIn();
    const other = new SellingWork({ twins: at.twins });
    const leave = other.issued.run();
    await settled();
    at.twins.line.latency = 500;
    if (failure) at.twins.line.failNext(failure);
    void at.issueInvoice.issue(client, 'Creating…');
    await settled();
    const { id } = at.issued.aboutNumber({ number: 'RE 9001', date: '2026-11-19' }).usedBy!;
    const shown = () => other.issued.named?.find(invoice => invoice.id === id);
    return { at, shown, isBeingSent: () => other.issued.isBeingSent(id), leave };
  }

  it.each<[string, Failure | undefined, boolean | undefined]>([
    ['confirmed', undefined, true],
    ['unconfirmed', { reason: 'timedOut' }, false],
    ['missing', { reason: 'refused', status: 422, message: null }, undefined],
  ])('an invoice is being sent in another tab until its answer makes it %s', async (_, failure, isConfirmed) => {
    const { at, shown, isBeingSent, leave } = await whileSending(failure);
    expect(isBeingSent()).toBe(true);
    expect(shown()?.isConfirmed).toBe(false);
    await at.passesInSeconds(1);
    expect(isBeingSent()).toBe(false);
    expect(shown()?.isConfirmed).toBe(isConfirmed);
    leave();
  });

  it('an unconfirmed invoice counts as being sent while the browser does not say whether another tab sends it', async () => {
    const at = new SellingWork();
    const invoice = anIssuedInvoice('1', { isConfirmed: false });
    await at.twins.kept.issue(at.session.dealerKey, invoice);
    at.twins.tabLocks.answers = false;
    await at.issued.read();
    await settled();
    at.twins.clock.advance(2_000);
    await settled();
    expect(at.issued.isBeingSent(invoice.id)).toBe(true);
    at.twins.tabLocks.answers = true;
    at.twins.clock.advance(2_000);
    await settled();
    expect(at.issued.isBeingSent(invoice.id)).toBe(false);
  });

  it('an unconfirmed invoice is not being sent once the tab that sent it is closed', async () => {
    const at = new SellingWork();
    const invoice = anIssuedInvoice('1', { isConfirmed: false });
    await at.twins.kept.issue(at.session.dealerKey, invoice);
    await at.issued.read();
    await settled();
    expect(at.issued.named).toContainEqual(invoice);
    expect(at.issued.isBeingSent(invoice.id)).toBe(false);
  });
});

describe('what an invoice owes', () => {
  const words = {
    heading: (column: string) => column,
    taxKind: (kind: string) => kind,
    country: (name: string) => name,
    taxMonth: taxMonthBy('deliveryDate'),
    status: (isVoid: boolean) => String(isVoid),
  };

  const VIN = 'WB10A0104FZ000001';

  /** A dealer who has issued an invoice of each kind of tax, and has bought what was sold under the margin scheme. */
  async function afterIssuing(options: readonly VatOption[] = vatOptions) {
    const at = new SellingDeskAtWork();
    const keep = at.container.get(Acquisitions);
    const client = at.client();
    await at.twins.kept.issueOnly(at.session.dealerKey, []);
    const bought = { vehicle: 'BMW', vin: VIN, date: null, price: euros(500), costs: euros(0), invoiceId: null };
    await keep.keep({ ...bought, tax: 'margin' }, 'typed');
    for (const [index, vatOption] of options.entries()) {
      await at.forms.open(client);
      at.fillIn(`RE ${9001 + index}`);
      at.forms.shown!.edited({ vatOption, vin: vatOption === 'marginalTaxation' ? VIN : `WB1${index}` });
      await at.issueInvoice.issue(client, 'Creating…', true);
      await settled();
    }
    const list = at.container.get(IssuedInvoices);
    await list.read();
    const figures = () => ({
      register: registerSheet(list.named ?? [], words),
      margins: keep.sales.map(({ acquisitionPrice, margin, rate, vat }) => ({ acquisitionPrice, margin, rate, vat })),
    });
    return { at, keep, client, list, figures, bought };
  }

  type Issued = Awaited<ReturnType<typeof afterIssuing>>;

  /** What a dealer may change afterwards. The purchase of a sold vehicle is left out, because its margin follows from it. */
  const changes: Readonly<Record<string, (issued: Issued) => Promise<unknown>>> = {
    ...Object.fromEntries(
      [...sellerCountries, undefined].map(sellerCountry => [
        `the country becomes ${sellerCountry}`,
        ({ at }: Issued) => at.container.get(OwnTrading).change({ sellerCountry }),
      ]),
    ),
    'the number becomes a NIP': ({ at }) => at.container.get(OwnTrading).change({ taxNumberKind: 'nip' }),
    'the profile moves to Poland': async ({ at }) => {
      const { profile } = at.session;
      const dealer = { ...profile!.dealer, zipCode: '00-950', ftin: 'PL7740001454' };
      at.session.profileArrived({ ...profile!, dealer }, at.twins.clock.now());
    },
    'the client is removed': ({ at, client }) => at.twins.clients.remove(client),
    'a motorbike is added': ({ at }) => at.twins.motorbikes.add({ model: 'Scout', brandId: 1 as BrandId, vin: VIN }),
    'another vehicle is bought': ({ keep, bought }) =>
      keep.keep({ ...bought, vin: 'WB2', tax: 'vat', price: euros(9) }, 'other'),
  };

  it('never changes after it is issued, whatever else is changed', async () => {
    const issued = await afterIssuing();
    const before = issued.figures();
    expect(before.register).toHaveLength(1 + vatOptions.length);
    expect(before.margins).toEqual([{ acquisitionPrice: euros(500), margin: euros(500), rate: 19, vat: euros(79.83) }]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(changes)), { maxLength: 6 }), async names => {
        for (const name of names) await changes[name]!(issued);
        await issued.list.read();
        expect(issued.figures()).toEqual(before);
      }),
    );
  });

  it('follows the country that was set when it was issued', async () => {
    const { at, list, keep, client, bought } = await afterIssuing([]);
    await at.container.get(OwnTrading).change({ sellerCountry: 'pl' });
    await keep.keep({ ...bought, tax: 'margin' }, 'typed');
    await at.forms.open(client);
    at.fillIn();
    at.forms.shown!.edited({ vatOption: 'marginalTaxation', vin: VIN });
    await at.issueInvoice.issue(client, 'Creating…', true);
    await at.container.get(OwnTrading).change({ sellerCountry: 'de' });
    await list.read();
    expect(keep.sales).toMatchObject([{ rate: 23, vat: euros(93.5) }]);
  });

  it('may become known once if the invoice does not show the country, and then stays', async () => {
    const { at, list, keep } = await afterIssuing([]);
    const { dealer } = at.session.profile!;
    at.session.profileArrived({ ...at.session.profile!, dealer: { ...dealer, zipCode: '', ftin: '' } }, 1);
    const client = at.client();
    await at.forms.open(client);
    at.fillIn();
    at.forms.shown!.edited({ vatOption: 'marginalTaxation' });
    await at.issueInvoice.issue(client, 'Creating…', true);
    await list.read();
    const rates = () => keep.sales.map(({ rate }) => rate);
    expect(rates()).toEqual([null]);
    await at.container.get(OwnTrading).change({ sellerCountry: 'pl' });
    expect(rates()).toEqual([null]);
    await at.issued.issuedIn('de');
    expect(rates()).toEqual([19]);
    await at.issued.issuedIn('pl');
    expect(rates()).toEqual([19]);
  });
});

describe('EditedInvoice', () => {
  const anInvoice = () =>
    new EditedInvoice({
      openedAt: Date.UTC(2026, 10, 20),
      draft: noDraft,
      signOf: () => null,
      readClient: () => new Promise(() => {}),
    });

  const anyAmount = fc.constantFrom('', '1 234,50', '1.234,50', '1,234.50', '0.01', '99', 'a lot', '-3');
  const anySwitch = fc.record({
    priceType: fc.constantFrom<PriceType>('net', 'gross'),
    vatOption: fc.constantFrom(...vatOptions),
  });

  it('never changes the typed price when net, gross or the rate changes', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, fc.array(anySwitch, { minLength: 1 }), (price, downPayment, switches) => {
        const state = anInvoice();
        state.edited({ price, downPayment });
        const asNet = state.totals;
        for (const change of switches) state.edited(change);
        expect(state.form).toMatchObject({ price, downPayment });
        state.edited({ priceType: 'net', vatOption: 'unselected' });
        expect(state.totals).toEqual(asNet);
      }),
    );
  });

  it('marks what was proposed until the dealer touches it', () => {
    const state = anInvoice();
    state.filledIn({ invoiceNumber: '2026/0004', invoiceDate: '2026-11-20' });
    expect([state.isProposed('invoiceNumber'), state.isProposed('invoiceDate'), state.isProposed('price')]).toEqual([
      true,
      true,
      false,
    ]);
    state.edited({ invoiceNumber: '2026/0005' });
    expect([state.isProposed('invoiceNumber'), state.isProposed('invoiceDate')]).toEqual([false, true]);
    state.discarded();
    expect(state.isProposed('invoiceDate')).toBe(false);
  });
});

describe('InvoiceForms', () => {
  async function atADeal() {
    const at = new SellingDeskAtWork();
    await at.loadOffers.refresh('browse');
    const offer = aHeldOffer(at, () => true);
    const proposal = await at.resale.invoiceFor(offer);
    if (!proposal) throw new Error('Nothing was proposed');
    return { at, offer, proposal, client: at.client() };
  }

  /** The form is opened, written in and left. */
  async function halfWritten(at: SellingDeskAtWork, client: ClientId, invoiceNumber: string): Promise<void> {
    await at.forms.open(client);
    at.forms.shown!.edited({ invoiceNumber, price: '900' });
    at.forms.close();
  }

  async function opened(at: SellingDeskAtWork, client: ClientId) {
    await at.forms.open(client);
    return at.forms.get(client)!;
  }

  it('proposes the vehicle and its VIN, and no price', async () => {
    const { at, offer, proposal, client } = await atADeal();
    expect(await at.forms.begin(client, proposal)).toBe(true);
    const { form } = await opened(at, client);
    const vin = at.dealer.open(offer.hashId)?.detail.vehicle?.vin ?? '';
    expect(form).toMatchObject({ vin, motorbike: { id: null, name: `${offer.label1} ${offer.label2}`.trim() } });
    expect(form.price).toBe('');
    at.forms.close();
    expect((await opened(at, at.client(1))).input.isDirty).toBe(false);
  });

  it('never overwrites an unfinished invoice to the same client without asking', async () => {
    const { at, proposal, client } = await atADeal();
    await halfWritten(at, client, 'RE 7');
    expect(await at.forms.begin(client, proposal)).toBe(false);
    const { form } = await opened(at, client);
    expect(form).toMatchObject({ invoiceNumber: 'RE 7', price: '900', motorbike: null });
  });

  it('starts over if the dealer chooses so', async () => {
    const { at, proposal, client } = await atADeal();
    await halfWritten(at, client, 'RE 7');
    at.forms.beginAnew(client, proposal);
    expect((await opened(at, client)).form).toEqual(proposal);
    at.forms.close();
    expect((await opened(at, client)).form).toEqual(proposal);
  });

  it('asks nothing if the draft belongs to another client or is equal', async () => {
    const { at, proposal, client } = await atADeal();
    await halfWritten(at, at.client(1), 'RE 7');
    expect(await at.forms.begin(client, proposal)).toBe(true);
    await opened(at, client);
    at.forms.close();
    expect(await at.forms.begin(client, proposal)).toBe(true);
  });

  it('does not change the form of another client', async () => {
    const { at, proposal, client } = await atADeal();
    const other = at.client(1);
    await halfWritten(at, other, 'RE 7');
    await at.forms.begin(client, proposal);
    expect((await opened(at, other)).form.invoiceNumber).toBe('RE 7');
    at.forms.close();
    expect((await opened(at, client)).input.isDirty).toBe(false);
  });
});

describe('CheckInvoice', () => {
  const complete = { invoiceNumber: '2026/0009', invoiceDate: '2026-11-19', deliveryDate: '2026-11-19', price: '9' };

  /** The form of an invoice to a client with this data. */
  async function atTheForm(
    client: Partial<ClientValues> = {},
    dealer: Partial<Dealer> = {},
    bookFailure: BookFailure | null = null,
  ) {
    const at = new SellingDeskAtWork();
    at.twins.book.failure = bookFailure;
    const profile = at.dealer.profile();
    at.session.profileArrived({ ...profile, dealer: { ...profile.dealer, ftin: '', zipCode: '', ...dealer } }, 0);
    const id = at.client();
    await at.forms.open(id);
    const state = at.forms.get(id)!;
    state.recipient.changed({
      ...state.client!,
      type: 'company',
      country: 'germany',
      vatNumber: '',
      taxNumber: '',
      ...client,
    });
    const check = at.container.get(CheckInvoice);
    const settings = at.container.get(OwnTrading);
    const judged = (form: Partial<InvoiceForm>) => {
      at.forms.shown!.edited(form);
      return check.check(state);
    };
    const typed = (form: Partial<InvoiceForm>) => judged(form).findings.map(finding => finding.id);
    const missing = (form: Partial<InvoiceForm>) => judged(form).missing;
    return { at, state, typed, missing, settings };
  }

  it('names what is missing on an empty form', async () => {
    const { typed, missing } = await atTheForm();
    expect(typed({})).toEqual([]);
    const typedOnes = ['invoiceNumber', 'invoiceDate', 'deliveryDate', 'price', 'vehicle', 'vatOption'];
    expect(missing({})).toEqual([...typedOnes, 'sellerCountry']);
  });

  it('compares the VAT option with the country of the seller', async () => {
    const { typed, missing, settings } = await atTheForm();
    expect(typed({ vatOption: 'standard23', price: '9' })).toEqual([]);
    expect(missing({})).toContain('sellerCountry');
    await settings.change({ sellerCountry: 'de' });
    expect(typed({})).toEqual(['notGermanRate']);
    expect(typed({ price: '' })).toEqual([]);
    expect(typed({ price: '9', vatOption: 'marginalTaxation' })).toEqual(['marginWording']);
  });

  it.each([
    ['the zip code', { zipCode: '20457' }, 'notGermanRate'],
    ['the VAT id', { zipCode: '00-950', ftin: 'DE 136695976' }, 'notGermanRate'],
    ['a Polish zip code', { zipCode: '00-950' }, 'rateToOtherEu'],
  ] as const)('assumes the country of the seller from %s of the profile', async (_, dealer, finding) => {
    const { typed, settings } = await atTheForm({}, dealer);
    expect(typed({ vatOption: 'standard23', price: '9' })).toEqual([finding]);
    await settings.change({ sellerCountry: finding === 'notGermanRate' ? 'pl' : 'de' });
    expect(typed({})).not.toContain(finding);
  });

  it('knows the country of a client from the VAT id, if none is chosen', async () => {
    const { typed, settings } = await atTheForm({ country: '', vatNumber: 'PL\u200b 526\u2013000\u201312\u201346' });
    await settings.change({ sellerCountry: 'de' });
    expect(typed({ price: '9', vatOption: 'marginalTaxation' })).toEqual(['marginToOtherEu', 'marginWording']);
  });

  it.each(['ATU12345678', 'EL 123456789', 'FRXX123456789', 'NL123456789B01', 'XI123456789'])(
    'knows that a client with the VAT id %j is in another EU country',
    async vatNumber => {
      const { typed, missing, settings } = await atTheForm({ country: '', vatNumber });
      await settings.change({ sellerCountry: 'pl' });
      expect(typed({ price: '9', vatOption: 'unselected' })).toEqual(['noVatOption', 'zeroToOtherEu']);
      expect(typed({ vatOption: 'standard23' })).toEqual(['rateToOtherEu']);
      expect(typed({ vatOption: 'marginalTaxation' })).toEqual(['marginToOtherEu', 'marginWording']);
      expect(missing({})).not.toContain('buyerCountry');
    },
  );

  it.each([
    'CHE-123.456.789',
    'CHE-123.456.789 MWST',
    'CHE 123.456.789 TVA',
    'MWST-Nr. CHE-123.456.789 IVA',
    'GB 123 4567 89',
    'NO 123 456 789 MVA',
  ])('knows that a client with the VAT id %j is outside the EU, and that the id is none of the EU', async vatNumber => {
    const { typed, missing, settings } = await atTheForm({ country: '', vatNumber });
    for (const sellerCountry of ['pl', 'de'] as const) {
      await settings.change({ sellerCountry });
      expect(typed({ price: '9', vatOption: 'unselected' })).toEqual(['noVatOption', 'zeroOutsideEu']);
      expect(typed({ vatOption: 'marginalTaxation' })).toEqual(['marginWording']);
      expect(missing({})).not.toContain('buyerCountry');
    }
  });

  it('does not take a number with a label for one of Norway', async () => {
    const { missing, typed, settings } = await atTheForm({ country: '', vatNumber: 'No. 123456789' });
    await settings.change({ sellerCountry: 'de' });
    expect(missing({ price: '9', vatOption: 'marginalTaxation' })).toContain('buyerCountry');
    expect(typed({})).not.toContain('foreignVatId');
  });

  it('finds a VAT id of another country than the one of the client', async () => {
    const { typed } = await atTheForm({ country: 'germany', vatNumber: 'ATU12345678' });
    expect(typed({})).toEqual(['foreignVatId']);
  });

  it('knows how the vehicle was bought, by the acquisition or its VIN', async () => {
    const { at, typed, missing, settings } = await atTheForm();
    await settings.change({ sellerCountry: 'de' });
    const vin = 'WB10A0104FZ000001';
    expect(missing({ price: '9', vatOption: 'marginalTaxation', vin })).toContain('acquisitionTax');
    const acquisition = { vehicle: 'BMW', vin, date: null, price: null, costs: euros(0), invoiceId: null };
    await at.container.get(Acquisitions).keep({ ...acquisition, tax: 'unknown' }, 'deal');
    expect(missing({})).toContain('acquisitionTax');
    await at.container.get(Acquisitions).keep({ ...acquisition, tax: 'vat' }, 'deal');
    expect(missing({})).not.toContain('acquisitionTax');
    expect(typed({})).toEqual(['marginBoughtWithVat', 'marginWording']);
    expect(typed({ vin: '', acquisition: 'deal' })).toContain('marginBoughtWithVat');
    expect(typed({ vatOption: 'smallBusiness' })).toEqual(['exemptWording']);
  });

  it('compares the number and the dates with the invoices issued here and with today', async () => {
    const { at, state, typed } = await atTheForm();
    await at.twins.kept.issueOnly(at.session.dealerKey, [anIssuedInvoice('2026/0007'), anIssuedInvoice('2026/0006')]);
    expect(typed({ invoiceNumber: '2026/0008' })).toEqual([]);
    expect(typed({ invoiceNumber: '2026/0009' })).toEqual(['gapInRun']);
    expect(typed({ invoiceNumber: '2026/\u200b0006' })).toEqual(['usedNumber']);
    expect(typed({ invoiceNumber: 'X', invoiceDate: '2099-01-01', deliveryDate: '2099-01-02' })).toEqual([
      'futureDate',
      'deliveryAfterDate',
    ]);
    state.edited({ ...complete, invoiceNumber: '2026/0006' });
    void state.submit(() => new Promise(() => {}));
    expect(
      at.container
        .get(CheckInvoice)
        .check(state)
        .findings.map(({ id }) => id),
    ).not.toContain('usedNumber');
  });

  it('names the invoice that has sold the vehicle, but not the one that is being sent', async () => {
    const { at, state, typed } = await atTheForm();
    const sold = aSnapshotInvoice('2026/0004', { sent: { vin: 'WB10A0104FZ000001', motorbike: null } });
    await at.twins.kept.issueOnly(at.session.dealerKey, [sold]);
    expect(typed({ vin: 'WB10A0104FZ000002' })).toEqual([]);
    expect(typed({ vin: 'WB10A0104FZ000001' })).toEqual(['soldBefore']);
    await at.issued.voided(sold.id, { reason: 'wrong client', replacement: '' });
    expect(typed({})).toEqual([]);
    await at.issued.voided(sold.id, null);
    state.edited(complete);
    void state.submit(() => new Promise(() => {}));
    const { findings } = at.container.get(CheckInvoice).check(state);
    expect(findings.map(({ id }) => id)).toEqual(['noVatOption']);
  });

  it('asks at the issue about a down payment without a price', async () => {
    const { at, state, typed } = await atTheForm();
    expect(typed({ downPayment: '100', vin: 'WB10A0104FZ000001', vatOption: 'smallBusiness' })).toEqual([]);
    const asked = at.container.get(CheckInvoice).warningsAtIssue(state);
    expect(asked.map(({ id }) => id)).toEqual(['noPrice', 'depositAboveGross']);
  });

  it('reads the acquisitions once, however much is typed', async () => {
    const { at, state, typed } = await atTheForm();
    const bought = { vehicle: 'BMW', vin: 'WB1', date: null, price: null, costs: euros(0), invoiceId: null };
    await at.container.get(Acquisitions).keep({ ...bought, tax: 'vat' }, 'deal');
    const end = autorun(() => void at.container.get(CheckInvoice).check(state));
    const read = jest.spyOn(at.container.get(BookStore), 'entries');
    for (const vin of ['W', 'WB', 'WB1']) typed({ vin });
    expect(read).not.toHaveBeenCalled();
    end();
  });

  it('reads the numbers of the issued invoices once, however much is typed', async () => {
    const { at, typed } = await atTheForm();
    await at.twins.kept.issueOnly(at.session.dealerKey, [anIssuedInvoice('2026/0007'), anIssuedInvoice('2026/0006')]);
    typed({ invoiceNumber: '2026/0008' });
    const read = jest.fn(() => '2026/0006');
    Object.defineProperty(at.issued.all[1], 'number', { get: read });
    expect(typed({ invoiceNumber: '2026/0009' })).toEqual(['gapInRun']);
    expect(typed({ invoiceNumber: '2026/0006' })).toEqual(['usedNumber']);
    expect(read).not.toHaveBeenCalled();
  });

  it('does not take a number for unused while the invoices issued here cannot be read', async () => {
    const known = await atTheForm();
    expect(known.missing({ invoiceNumber: '2026/0006' })).not.toContain('earlierInvoices');
    const { at, typed, missing } = await atTheForm({}, {}, { reason: 'unavailable' });
    expect(missing({ invoiceNumber: '2026/0006' })).toContain('earlierInvoices');
    const invoice = anIssuedInvoice('2026/0006');
    await at.container.get(Book).keep('invoices', invoice.id, { invoice, recordedAt: 1 });
    expect(typed({})).toContain('usedNumber');
    expect(missing({ invoiceNumber: ' ' })).not.toContain('earlierInvoices');
  });

  it('checks the digits of the VAT id, the NIP and the own number', async () => {
    const wrong = await atTheForm({ vatNumber: 'DE136695978' });
    expect(wrong.typed({})).toEqual(['buyerVatId']);
    const right = await atTheForm({ vatNumber: 'DE 136695976' });
    expect(right.typed({})).toEqual([]);
    const polish = await atTheForm(
      { country: 'poland', vatNumber: 'PL5260001245', taxNumber: 'NIP 526\u2013000\u201312\u201345' },
      { ftin: '27/123/45678' },
    );
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip']);
    expect(polish.missing({})).toContain('sellerNumber');
    await polish.settings.change({ taxNumberKind: 'nip' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip', 'sellerNumber']);
    await polish.settings.change({ taxNumberKind: 'taxNumber' });
    expect(polish.typed({})).toEqual(['buyerVatId', 'buyerNip']);
    expect(polish.missing({})).not.toContain('sellerNumber');
  });

  it.each(['NIP 526-000-12-46', 'NIP: PL5260001246', '526\u2013000\u201312\u201346', '\u2066526 000 12 46\u2069'])(
    'reads the NIP %j',
    async taxNumber => {
      const { typed } = await atTheForm({ country: 'poland', taxNumber });
      expect(typed({})).toEqual([]);
      const wrong = await atTheForm({ country: 'poland', taxNumber: taxNumber.replace('46', '45') });
      expect(wrong.typed({})).toEqual(['buyerNip']);
    },
  );
});
