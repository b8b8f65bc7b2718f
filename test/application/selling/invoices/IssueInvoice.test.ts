import * as fc from 'fast-check';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import { CheckInvoice } from '../../../../src/application/selling/checks/CheckInvoice';
import { IssueInvoice } from '../../../../src/application/selling/invoices/IssueInvoice';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { Appearance } from '../../../../src/application/settings/Appearance';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { emptyInvoiceForm, withMotorbike } from '../../../../src/domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { replacementForm } from '../../../../src/domain/selling/register/InvoiceRegister';
import { DAY } from '../../../../src/domain/shared/Instant';
import { localDateAt } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { run } from '../../../support/aRace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { SellingDeskAtWork } from '../SellingDeskAtWork';

watchActions();

describe('IssueInvoice', () => {
  async function atTheForm() {
    const at = new SellingDeskAtWork();
    const client = at.client();
    await at.forms.open(client);
    return { at, client, state: at.forms.get(client)! };
  }

  it('issues an invoice once, shows its PDF in the opened tab and adds it to the register', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn();
    const issuing = at.issueInvoice.issue(client, 'Creating…');
    expect(at.twins.tabs.opened).toEqual([{ title: 'Creating…', address: null, isClosed: false }]);
    void at.issueInvoice.issue(client, 'Creating…');
    await issuing;
    expect(at.asked).toEqual(['issue RE 9001']);
    expect(at.twins.tabs.opened).toEqual([{ title: 'Creating…', address: 'blob:paper', isClosed: false }]);
    expect(state.input.isSaved).toBe(true);
    const [noted] = await register(at);
    const issued = {
      number: 'RE 9001',
      clientId: client,
      date: '2026-11-19',
      gross: euros(1000),
      address: 'blob:paper',
    };
    expect(noted).toMatchObject({ ...issued, clientName: state.clientName });
    expect(at.issueInvoice.justIssued).toEqual({ invoice: noted, isShown: true });
    expect(at.work.isAny).toBe(false);
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.asked).toHaveLength(1);
  });

  it.each([null, { reason: 'timedOut' }, { reason: 'refused', status: 422, message: null }] as const)(
    'an invoice counts as being sent until its answer arrives or is lost: %j',
    async failure => {
      const { at, client } = await atTheForm();
      at.fillIn();
      if (failure) at.twins.line.failNext(failure);
      const issuing = at.issueInvoice.issue(client, 'Creating…');
      const { id } = at.issued.aboutNumber({ number: 'RE 9001', date: '2026-11-19' }).usedBy!;
      expect(at.issued.isBeingSent(id)).toBe(true);
      await issuing;
      expect(at.issued.isBeingSent(id)).toBe(false);
    },
  );

  it('calls the vehicle in the register what the paper calls it, and sends its model', async () => {
    const { at, client, state } = await atTheForm();
    await at.motorbikes.picker.open();
    const bike = at.motorbikes.picker.pages.rows[0]!;
    const issue = jest.spyOn(at.twins.clientInvoices, 'issue');
    at.fillIn();
    at.forms.shown!.edited(withMotorbike(state.form, bike));
    await at.issueInvoice.issue(client, 'Creating…', true);
    expect(issue.mock.calls[0]![1].motorbike).toMatchObject({ name: bike.model });
    const name = `${bike.brandName} ${bike.model}`;
    expect(at.issued.all[0]!.vehicle).toBe(name);
    expect(at.desk.invoicing.papers.at(-1)!.vehicle).toBe(name);
  });

  it('keeps the link if the browser blocks the tab', async () => {
    const { at, client } = await atTheForm();
    at.twins.tabs.isBlocking = true;
    at.fillIn();
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.issueInvoice.justIssued).toMatchObject({ isShown: false, invoice: { address: 'blob:paper' } });
  });

  describe('the invoice that replaces a void one', () => {
    async function afterVoiding() {
      const { at, client } = await atTheForm();
      at.fillIn('RE 9001');
      await at.issueInvoice.issue(client, 'Creating…');
      const { invoice } = at.issueInvoice.justIssued!;
      await at.issued.voided(invoice.id, { reason: 'Wrong price', replacement: '' });
      const notes = () =>
        at.issued.all
          .filter(({ number }) => number.startsWith('RE'))
          .map(({ number, voided }) => [number, voided?.replacement ?? null]);
      const replace = async (number: string) => {
        await at.forms.begin(client, replacementForm(invoice, ','));
        await at.forms.open(client);
        at.fillIn(number);
      };
      return { at, client, invoice, notes, replace };
    }

    it('writes its number on the void one once it is issued, also after its form was left and restored', async () => {
      const { at, client, notes, replace } = await afterVoiding();
      await replace('RE 9002');
      expect(notes()).toEqual([['RE 9001', '']]);
      at.forms.close();
      await at.forms.open(client);
      await at.issueInvoice.issue(client, 'Creating…');
      expect(notes()).toEqual([
        ['RE 9002', null],
        ['RE 9001', 'RE 9002'],
      ]);
    });

    it('leaves the day on which the other one became void', async () => {
      const { at, invoice } = await afterVoiding();
      const today = localDateAt(at.twins.clock.deviceNow());
      const note = () => at.issued.all.find(({ id }) => id === invoice.id)?.voided;
      expect(note()).toMatchObject({ date: today });
      at.twins.clock.advance(DAY);
      await at.issued.voided(invoice.id, { reason: 'Wrong client', replacement: '' });
      await at.issued.replaced(invoice.id, 'RE 9002');
      expect(note()).toEqual({ reason: 'Wrong client', replacement: 'RE 9002', date: today });
    });

    it('writes nothing if it was refused, or if the other one is no longer void', async () => {
      const { at, client, invoice, notes, replace } = await afterVoiding();
      await replace('RE 9002');
      at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
      await at.issueInvoice.issue(client, 'Creating…');
      expect(notes()).toEqual([['RE 9001', '']]);
      await at.issued.voided(invoice.id, null);
      await at.issueInvoice.issue(client, 'Creating…', true);
      expect(notes()).toEqual([
        ['RE 9002', null],
        ['RE 9001', null],
      ]);
    });
  });

  it('opens no tab and sends nothing while a field is missing, and names the field', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn();
    at.forms.shown!.edited({ invoiceNumber: ' ', price: 'a lot' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.asked).toEqual([]);
    expect(at.twins.tabs.opened).toEqual([]);
    expect([state.input.problemOf('invoiceNumber'), state.input.problemOf('price')]).toEqual([
      'required',
      'unreadable',
    ]);
    expect(state.form.price).toBe('a lot');
  });

  it('does not send an amount that can be read in two ways in the language of the app', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn();
    at.forms.shown!.edited({ price: '1,234' });
    expect(state.totals?.gross).toBe(euros(1234));
    await at.container.get(Appearance).chooseLanguage('de');
    expect(state.totals).toBeNull();
    await at.issueInvoice.issue(client, 'Creating…', true);
    expect([at.asked, state.input.problemOf('price')]).toEqual([[], 'ambiguous']);
  });

  it('closes the tab after a failure and keeps the input', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn();
    const { form } = state;
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.twins.tabs.opened[0]).toMatchObject({ address: null, isClosed: true });
    expect(state.input.writing).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(state.form).toEqual(form);
    expect(at.issueInvoice.justIssued).toBeNull();
  });

  const register = (at: SellingDeskAtWork) => at.twins.kept.issued(at.session.dealerKey);

  it.each([
    { reason: 'timedOut' },
    { reason: 'offline' },
    { reason: 'serverFailed', status: 502 },
    { reason: 'brokenContract', endpoint: 'POST /dealers_api/invoices', key: 'pdf_url' },
  ] as const)('notes an invoice as unconfirmed when its answer is lost or unusable: $reason', async failure => {
    const { at, client, state } = await atTheForm();
    at.fillIn();
    at.twins.line.failNext(failure);
    await at.issueInvoice.issue(client, 'Creating…');
    expect((await register(at))[0]).toMatchObject({ number: 'RE 9001', isConfirmed: false, address: '' });
    expect(state.input.writing).toEqual({ step: 'failed', failure });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.warnings.map(({ id }) => id)).toEqual(['usedNumber']);
    expect(at.asked).toHaveLength(1);
    await at.issueInvoice.issue(client, 'Creating…', true);
    expect(at.asked).toHaveLength(2);
    expect((await register(at)).map(({ number, isConfirmed }) => [number, isConfirmed]).slice(0, 2)).toEqual([
      ['RE 9001', true],
      ['RE 9001', false],
    ]);
  });

  it('removes a refused invoice from the register, so that its number is free', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn();
    at.twins.line.failNext({ reason: 'refused', status: 422, message: 'No.' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(await register(at)).toHaveLength(3);
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.input.isSaved).toBe(true);
  });

  it('adds the invoice before it sends, so that a reload leaves it unconfirmed', async () => {
    const { at, client } = await atTheForm();
    const atDeparture: (boolean | undefined)[] = [];
    const { clientInvoices } = at.twins;
    const issue = new IssueInvoice(
      {
        issue: async (id, invoice) => {
          atDeparture.push((await register(at)).find(({ number }) => number === 'RE 9001')?.isConfirmed);
          return clientInvoices.issue(id, invoice);
        },
      },
      at.session,
      at.container.get(Book),
      at.container.get(Acquisitions),
      at.twins.tabs,
      at.forms,
      at.issued,
      at.work,
      at.container.get(CheckInvoice),
    );
    at.fillIn();
    await issue.issue(client, 'Creating…');
    expect(atDeparture).toEqual([false]);
    expect((await register(at))[0]?.isConfirmed).toBe(true);
  });

  it('leads to the invoices of the client only once the confirmed one is stored', async () => {
    const { at, client } = await atTheForm();
    at.fillIn();
    const { book } = at.twins;
    const put = book.put.bind(book);
    let store = (): void => {};
    jest.spyOn(book, 'put').mockImplementation(async (dealer, collection, records) => {
      const isConfirmed = JSON.stringify(records).includes('"isConfirmed":true');
      if (collection === 'invoices' && isConfirmed) await new Promise<void>(resolve => (store = resolve));
      return put(dealer, collection, records);
    });
    const issuing = at.issueInvoice.issue(client, 'Creating…');
    await settled();
    expect([at.asked, at.issueInvoice.justIssued]).toEqual([['issue RE 9001'], null]);
    store();
    await issuing;
    expect(at.issueInvoice.justIssued).toMatchObject({ invoice: { isConfirmed: true } });
  });

  it('issues an invoice that cannot be recorded, and tells the dealer that it is not stored', async () => {
    const { at, client, state } = await atTheForm();
    const book = at.container.get(BookStore);
    at.fillIn();
    at.twins.book.failure = { reason: 'full' };
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.input.isSaved).toBe(true);
    expect(book.problem).toEqual({ reason: 'full' });
  });

  it('InvoiceForms knows the numbers of this tab and tells the dealer if the others cannot be read', async () => {
    const { at, client, state } = await atTheForm();
    const book = at.container.get(BookStore);
    at.fillIn();
    at.twins.book.failure = { reason: 'unavailable' };
    await at.forms.open(client);
    expect(book.problem).toEqual({ reason: 'unavailable' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.input.isSaved).toBe(true);
    expect(at.issued.aboutNumber({ number: 'RE 9001', date: '2026-11-19' }).usedBy).not.toBeNull();
  });

  it('asks once about all warnings, also about what is missing, and accepts Back', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn(' 2026/0003');
    at.forms.shown!.edited({ vatOption: 'unselected', price: '', vin: ' ' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.warnings.map(({ id }) => id)).toEqual(['usedNumber', 'noPrice', 'noVehicle', 'noVatOption']);
    expect([at.asked, at.twins.tabs.opened]).toEqual([[], []]);
    at.forms.shown!.asked([]);
    expect(state.warnings.map(({ id }) => id)).toEqual([]);
    at.forms.shown!.edited({ vatOption: 'smallBusiness', price: '9', vin: 'A', invoiceNumber: '2026/0004' });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.asked).toEqual(['issue 2026/0004']);
  });

  it('shows the issued notice only at its own client', async () => {
    const { at, client } = await atTheForm();
    at.fillIn();
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.issueInvoice.justIssuedTo(client)).toMatchObject({ invoice: { number: 'RE 9001' } });
    expect(at.issueInvoice.justIssuedTo(at.client(1))).toBeNull();
  });

  it('InvoiceForms fills in the margin scheme for a VIN that was bought for it, marked as proposed', async () => {
    const { at, state } = await atTheForm();
    const bought = {
      vehicle: 'BMW',
      vin: 'WB1',
      date: null,
      price: euros(9),
      costs: euros(0),
      invoiceId: null,
    } as const;
    await at.container.get(Acquisitions).keep({ ...bought, tax: 'margin' });
    at.forms.shown!.edited({ vin: 'WB1' });
    at.forms.fillIn(at.forms.shown!);
    expect([state.form.vatOption, state.isProposed('vatOption')]).toEqual(['marginalTaxation', true]);
    at.forms.shown!.edited({ vatOption: 'standard23' });
    at.forms.fillIn(at.forms.shown!);
    expect([state.form.vatOption, state.isProposed('vatOption')]).toEqual(['standard23', false]);
  });

  it('InvoiceForms fills in the kind of tax with which the dealer calculates, marked as proposed, if nothing speaks against it', async () => {
    const { at, client, state } = await atTheForm();
    const settings = at.container.get(OwnTrading);
    const proposed = () => at.forms.proposalFor(state).vatOption;
    expect(state.client).toMatchObject({ type: 'personal' });
    await settings.change({ sellerCountry: 'pl' });
    expect(proposed()).toBe('marginalTaxation');
    await settings.change({ calculation: { taxation: 'net' } });
    expect(proposed()).toBe('standard23');
    at.forms.fillIn(at.forms.shown!);
    expect([state.form.vatOption, state.isProposed('vatOption')]).toEqual(['standard23', true]);
    at.forms.shown!.edited({ vatOption: 'unselected' });
    await settings.change({ sellerCountry: 'de' });
    expect(proposed()).toBeUndefined();
    await settings.change({ calculation: { taxation: 'marginScheme' } });
    const asCompany = { ...state.client!, type: 'company', country: 'Poland' } as const;
    expect(at.forms.proposalFor({ ...state, form: state.form, client: asCompany }).vatOption).toBeUndefined();
    at.fillIn();
    await at.issueInvoice.issue(client, 'Creating…', true);
    await at.forms.open(client);
    expect(at.forms.proposalFor(at.forms.get(client)!).vatOption).toBeUndefined();
  });

  it('InvoiceForms proposes another number for a draft whose own was issued meanwhile, and not after a lost answer', async () => {
    const { at, client, state } = await atTheForm();
    at.fillIn('RE 9001');
    at.forms.close();
    const other = at.client(1);
    await at.forms.open(other);
    at.fillIn('RE 9001');
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.issueInvoice.issue(other, 'Creating…', true);
    await at.forms.open(client);
    expect(state.form.invoiceNumber).toBe('RE 9001');
    await at.forms.open(other);
    await at.issueInvoice.issue(other, 'Creating…', true);
    await at.forms.open(client);
    const restored = at.forms.get(client)!;
    expect(restored.form).toMatchObject({ invoiceNumber: 'RE 9002', price: '1.000,00' });
    expect([restored.isProposed('invoiceNumber'), restored.isProposed('price')]).toEqual([true, false]);
  });

  it('InvoiceForms restores an unfinished form after a reload, but not an issued one', async () => {
    const { at, client } = await atTheForm();
    at.fillIn();
    at.forms.shown!.edited({ downPayment: '2,' });
    await at.passes(300);
    at.forms.close();
    await at.forms.open(client);
    const state = at.forms.get(client)!;
    expect(state.form).toMatchObject({ invoiceNumber: 'RE 9001', downPayment: '2,', vatOption: 'smallBusiness' });
    expect(at.work.isAny).toBe(true);
    expect(state.input.isRestored).toBe(true);
    await at.issueInvoice.issue(client, 'Creating…');
    at.forms.close();
    await at.forms.open(client);
    expect(at.forms.get(client)!.input.isDirty).toBe(false);
  });

  it.each([{ reason: 'offline' }, { reason: 'notFound' }] as const)(
    'InvoiceForms says why the client could not be loaded, and loads it again: $reason',
    async failure => {
      const at = new SellingDeskAtWork();
      const client = at.client();
      at.twins.line.failNext(failure);
      await at.forms.open(client);
      const state = at.forms.get(client)!;
      expect([state.client, state.recipient.status]).toEqual([null, { step: 'failed', failure }]);
      await state.recipient.refresh();
      expect(state.client?.id).toBe(client);
      expect(state.recipient.status).toEqual({ step: 'idle' });
    },
  );

  it('InvoiceForms keeps no failure of a client whose form was left while it was loading', async () => {
    const at = new SellingDeskAtWork();
    const client = at.client();
    const opening = at.forms.open(client);
    const state = at.forms.get(client)!;
    at.forms.close();
    await opening;
    expect(state.recipient.status).toEqual({ step: 'idle' });
  });

  it('InvoiceForms keeps a proposal for the next form while the invoice before it is being sent', async () => {
    const { at, client } = await atTheForm();
    at.fillIn();
    at.twins.line.latency = 100;
    void at.issueInvoice.issue(client, 'Creating…');
    await settled();
    const proposal = { ...emptyInvoiceForm, comments: 'From a deal' };
    at.forms.beginAnew(client, proposal);
    void at.forms.open(client);
    await at.passes(100);
    expect(at.asked).toEqual(['issue RE 9001']);
    void at.forms.open(client);
    expect(at.forms.get(client)?.form).toEqual(proposal);
  });

  it('InvoiceForms suggests the next number and recognizes a used one', async () => {
    const { at, client } = await atTheForm();
    expect(at.issued.suggestedNumber).toBe('2026/0004');
    expect(at.issued.aboutNumber({ number: ' 2026/0003', date: '2026-11-19' }).usedBy).toMatchObject({
      number: '2026/0003',
    });
    at.fillIn('2026/0004');
    await at.issueInvoice.issue(client, 'Creating…');
    expect(at.issued.suggestedNumber).toBe('2026/0005');
    expect(at.issued.aboutNumber({ number: '2026/0004', date: '2026-11-19' }).usedBy).not.toBeNull();
  });

  it('InvoiceForms suggests the next free number after one was issued twice', async () => {
    const { at, client } = await atTheForm();
    at.fillIn('2026/0002');
    await at.issueInvoice.issue(client, 'Creating…', true);
    expect(at.asked).toEqual(['issue 2026/0002']);
    expect(at.issued.suggestedNumber).toBe('2026/0004');
    await at.forms.open(client);
    at.forms.fillIn(at.forms.shown!);
    expect(at.forms.get(client)!.form.invoiceNumber).toBe('2026/0004');
  });

  it('never issues twice and never shows an invoice at another client', async () => {
    type Step = readonly [what: 'open' | 'fill' | 'issue' | 'close', client: 0 | 1];
    const anyStep: fc.Arbitrary<Step> = fc.tuple(
      fc.constantFrom('open' as const, 'fill' as const, 'issue' as const, 'issue' as const, 'close' as const),
      fc.constantFrom(0 as const, 1 as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { maxLength: 12 }), async (scheduler, plan) => {
        const at = new SellingDeskAtWork(scheduler);
        let filled = 0;
        let shown: 0 | 1 | null = null;
        await run(scheduler, plan, ([what, index]) => {
          const client = at.client(index);
          if (what === 'open') {
            shown = index;
            void at.forms.open(client);
          } else if (what === 'issue') void at.issueInvoice.issue(client, 'Creating…');
          else if (shown !== index) return;
          else if (what === 'close') {
            shown = null;
            at.forms.close();
          } else at.fillIn(`${index}-${(filled += 1)}`);
        });
        await settled();
        const numbers = at.desk.invoicing.papers.map(({ number }) => number);
        expect(new Set(numbers).size).toBe(numbers.length);
        const noted = (await register(at)).filter(({ number }) => /^\d-/.test(number));
        expect(noted.map(({ number }) => number).sort()).toEqual([...numbers].sort());
        for (const { number, clientId } of noted) expect(clientId).toBe(at.client(Number(number[0])));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the seller, the client and what was sent, whatever is changed afterwards', async () => {
    const { at, client, state } = await atTheForm();
    const settings = at.container.get(OwnTrading);
    await settings.change({ sellerCountry: 'pl', taxNumberKind: 'nip' });
    const { companyName } = at.session.dealer!;
    const { lastName } = state.client!;
    at.fillIn();
    at.forms.shown!.edited({ vin: 'WB10A0104FZ000001' });
    await at.issueInvoice.issue(client, 'Creating…', true);
    const [before] = await register(at);
    expect(before).toMatchObject({
      isConfirmed: true,
      snapshot: {
        sent: { invoiceNumber: 'RE 9001', vatOption: 'smallBusiness', vin: 'WB10A0104FZ000001' },
        net: euros(1000),
        vat: euros(0),
        seller: { companyName, country: 'pl', taxNumberKind: 'nip' },
        client: { lastName },
      },
    });
    const kept = structuredClone(before);
    await settings.change({ sellerCountry: 'de' });
    at.session.profileChanged({ ...at.session.profile!, dealer: { ...at.session.dealer!, companyName: 'Renamed' } });
    const found = at.desk.clients(1, 20);
    if (found.ok) at.desk.changeClient(client, { ...found.value.rows[0]!, lastName: 'Renamed' });
    await at.forms.open(client);
    at.forms.shown!.edited({ price: '1', vin: 'other' });
    expect((await register(at))[0]).toEqual(kept);
  });
});

describe('IssueInvoice beside another tab', () => {
  async function atTheForm() {
    const at = new SellingDeskAtWork();
    const client = at.client();
    await at.forms.open(client);
    at.fillIn();
    return { at, client, state: at.forms.get(client)! };
  }

  async function notedInAnotherTab(at: SellingDeskAtWork, said: Partial<IssuedInvoice> = {}): Promise<void> {
    await at.twins.kept.issue(at.session.dealerKey, anIssuedInvoice('RE 9001', said));
    await settled();
  }

  it('warns about a number that another tab has used since the form was opened', async () => {
    const { at, client, state } = await atTheForm();
    await notedInAnotherTab(at, { isConfirmed: false });
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.warnings.map(({ id }) => id)).toEqual(['usedNumber']);
    expect(at.asked).toEqual([]);
  });

  it('frees a number that another tab has withdrawn', async () => {
    const { at, client, state } = await atTheForm();
    await notedInAnotherTab(at, { isConfirmed: false });
    await at.twins.kept.discard(at.session.dealerKey, 'invoices', 'id RE 9001');
    await settled();
    await at.issueInvoice.issue(client, 'Creating…');
    expect(state.input.isSaved).toBe(true);
  });
});
