/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { InvoiceForms } from '../../../src/application/selling/invoices/InvoiceForms';
import { IssuedInvoices } from '../../../src/application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../../src/application/selling/margin/Acquisitions';
import type { Offer } from '../../../src/domain/offers/Offer';
import type { InvoiceForm } from '../../../src/domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../src/domain/shared/Failure';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { paths } from '../../../src/ui/shared/paths';
import { anOfferThat, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { aSnapshotInvoice } from '../../support/anIssuedInvoice';
import { settled } from '../../support/settled';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { expandedRow, isUnbidFixedPrice } from '../support/expandedRow';
import { reloaded } from '../support/reloaded';
import { answersArrive, type RenderedPage, renderPage } from '../support/renderPage';

describe('the panel of the invoice check', () => {
  interface Situation {
    readonly form?: Partial<InvoiceForm>;
    readonly areInvoicesUnreadable?: boolean;
    /** The storage has not answered. */
    readonly areInvoicesRead?: boolean;
    /** The profile does not show where the seller is. */
    readonly isCountryUnknown?: boolean;
    readonly isCompany?: boolean;
  }

  /** The lines of the panel beside the form of a Polish seller's invoice to a German. */
  async function shownLines(situation: Situation) {
    const { form = {}, areInvoicesUnreadable, areInvoicesRead = true, isCountryUnknown, isCompany } = situation;
    const beside = new Workplace({ email: sellerEmail });
    const listed = await beside.twins.clients.list({ page: 1, perPage: 1 }, new AbortController().signal);
    if (!listed.ok) throw new Error('No client is listed');
    const { id } = listed.value.rows[0]!;
    const { at, passes } = await renderPage(paths.createInvoice(id), {
      as: 'seller',
      beside,
      before: async ({ twins, session, dealer }) => {
        const sold = aSnapshotInvoice('R 1', { sent: { vin: 'WB10A1107LZ000001', motorbike: null } });
        await twins.kept.issue(session.dealerKey, { ...sold, date: '2025-01-01' });
        if (areInvoicesUnreadable) twins.book.failure = { reason: 'unavailable' };
        const readAll = twins.book.readAll.bind(twins.book);
        if (!areInvoicesRead) {
          twins.book.readAll = (owner, collection, prefix) =>
            collection === 'invoices' ? new Promise(() => {}) : readAll(owner, collection, prefix);
        }
        const profile = dealer.profile();
        const zipCode = isCountryUnknown ? '' : '00-950';
        session.profileArrived({ ...profile, dealer: { ...profile.dealer, ftin: '', zipCode } }, 0);
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Invoice check' }));
    await act(async () => {
      const state = at.container.get(InvoiceForms).get(id)!;
      const type = isCompany ? 'company' : 'personal';
      state.recipient.changed({ ...state.client!, type, country: 'germany', vatNumber: '', taxNumber: '' });
      state.edited(form);
      await settled();
    });
    const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
    return {
      at,
      passes,
      state: at.container.get(InvoiceForms).get(id)!,
      panel,
      nothing: panel.queryByText('Nothing stands out.') !== null,
      findings: texts(panel.queryAllByRole('listitem').filter(({ dataset }) => dataset.severity)),
      unchecked: texts(panel.queryAllByRole('listitem').filter(({ dataset }) => !dataset.severity)).map(text =>
        text.trim(),
      ),
    };
  }

  const clean: Partial<InvoiceForm> = {
    invoiceNumber: 'R 2',
    invoiceDate: '2025-01-02',
    deliveryDate: '2025-01-02',
    price: '900',
    vatOption: 'standard23',
    vin: 'WB10A1107LZ123456',
  };

  it('says what can be done about the reason of 0% to a company abroad, because the form has no field for it', async () => {
    const { findings } = await shownLines({ form: { ...clean, vatOption: 'unselected' }, isCompany: true });
    expect(findings.find(text => text.includes('intra-Community'))).toContain(
      'The form has no field for it, and only the PDF shows what your template prints. ' +
        'If the sentence is not there, write this invoice with your own accounting software.',
    );
  });

  it.each<[string, Situation, object]>([
    [
      'names what is missing if nothing is typed',
      { form: { invoiceNumber: '' } },
      {
        nothing: false,
        findings: [],
        unchecked: ['invoice number', 'invoice date', 'delivery date', 'price and VAT rate', 'vehicle or VIN'],
      },
    ],
    [
      'names the price once, and without the VAT rate if that is chosen',
      { form: { ...clean, price: '', downPayment: '100' } },
      { nothing: false, findings: [], unchecked: ['price'] },
    ],
    [
      'says that the vehicle is sold already, and that the down payment is too high',
      { form: { ...clean, vin: 'wb10a1107 lz000001', downPayment: '2000' } },
      {
        nothing: false,
        findings: [
          'Warning: The vehicle is already sold with invoice R 1.',
          'Warning: The down payment is higher than the amount of the invoice.',
        ],
        unchecked: [],
      },
    ],
    [
      'names the earlier invoices if they cannot be read',
      { form: clean, areInvoicesUnreadable: true },
      { nothing: false, findings: [], unchecked: ['invoices issued before (cannot be read)'] },
    ],
    [
      'says that the earlier invoices are still being read',
      { form: clean, areInvoicesRead: false },
      { nothing: false, findings: [], unchecked: ['invoices issued before (still being read)'] },
    ],
    [
      'names the country of the seller if the profile does not show it',
      { form: clean, isCountryUnknown: true },
      { nothing: false, findings: [], unchecked: ['your country'] },
    ],
    [
      'shows what it finds, the reminders last',
      { form: { ...clean, invoiceNumber: 'R 4', vatOption: 'smallBusiness' } },
      {
        nothing: false,
        findings: [
          'Warning: Number R 2 is left out in the run.',
          expect.stringMatching(/^Reminder: .*art\. 113/) as string,
        ],
        unchecked: [],
      },
    ],
    [
      'says that nothing stands out if each fact is known and right',
      { form: clean },
      { nothing: true, findings: [], unchecked: [] },
    ],
  ])('%s', async (_, situation, expected) => {
    const { nothing, findings, unchecked } = await shownLines(situation);
    expect({ nothing, findings, unchecked }).toEqual(expected);
  });

  it('says what it finds once, after a pause in the typing', async () => {
    const { at, panel, passes } = await shownLines({ form: clean });
    await passes(2 * SECOND);
    const said: string[] = [];
    const region = panel.getAllByRole('status').at(-1)!;
    expect(region.textContent).toBe('Nothing stands out.');
    const noted = new MutationObserver(() => said.push(region.textContent));
    noted.observe(region, { childList: true, characterData: true, subtree: true });
    for (const downPayment of ['2', '20', '200', '2000']) {
      act(() => at.container.get(InvoiceForms).shown!.edited({ downPayment }));
      await passes(SECOND);
    }
    expect(said).toEqual([]);
    await passes(SECOND);
    expect(said).toEqual(['The down payment is higher than the amount of the invoice.']);
    noted.disconnect();
    expect(panel.getAllByText('The down payment is higher than the amount of the invoice.')).toHaveLength(2);
    expect(panel.getAllByRole('list').every(list => list.closest('[aria-live]') === null)).toBe(true);
  });

  it('says at once what a chosen date is wrong about, and not again with what is found later', async () => {
    const { at, panel, passes } = await shownLines({ form: { ...clean, deliveryDate: '' } });
    await passes(2 * SECOND);
    const said = () => panel.getAllByRole('status').map(region => region.textContent);
    expect(said()).toEqual(['', '']);
    const { shown } = at.container.get(InvoiceForms);
    act(() => shown!.edited({ deliveryDate: '2025-01-09' }));
    expect(said()).toEqual(['The delivery date is after the invoice date.', '']);
    act(() => shown!.edited({ downPayment: '2000' }));
    await passes(2 * SECOND);
    expect(said()).toEqual([
      'The delivery date is after the invoice date.',
      'The down payment is higher than the amount of the invoice.',
    ]);
  });

  it('leads from what is missing to its field', async () => {
    const { panel } = await shownLines({ form: { invoiceNumber: '' } });
    for (const [fact, field] of [
      ['invoice number', 'Invoice number'],
      ['price and VAT rate', 'Price'],
    ] as const) {
      act(() => panel.getByRole('button', { name: fact }).click());
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }));
    }
  });

  it('has no finding of axe, and says that it is no tax advice', async () => {
    const { panel } = await shownLines({ form: { ...clean, invoiceNumber: 'R 4' } });
    expect(panel.getByText('Hints only, no tax advice.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('takes back the margin scheme that it has chosen if the vehicle was bought with VAT, but not the choice of the dealer', async () => {
    const vin = 'WB10A0104FZ000001';
    const { at, state, panel } = await shownLines({ form: { ...clean, vatOption: 'unselected', vin } });
    const bought = { vehicle: 'BMW', vin, date: null, price: null, costs: euros(0), invoiceId: null };
    await act(() => at.container.get(Acquisitions).keep({ ...bought, tax: 'unknown' }, 'deal'));
    const tax = await panel.findByRole('combobox', { name: 'How it was taxed' });
    const choose = async (name: string) => {
      fireEvent.change(tax, { target: { value: name } });
      await act(settled);
      return state.form.vatOption;
    };
    expect([await choose('margin'), await choose('vat')]).toEqual(['marginalTaxation', 'unselected']);
    act(() => at.container.get(InvoiceForms).shown!.edited({ vatOption: 'marginalTaxation' }));
    expect([await choose('margin'), await choose('vat')]).toEqual(['marginalTaxation', 'marginalTaxation']);
  });
});

describe('a vehicle that was picked up', () => {
  const REALIZATION = '/purchasing/realization';

  const isForSale = (offer: Offer) =>
    isUnbidFixedPrice(offer) && offer.vehicleType === 'Motorbike' && offer.region?.toLowerCase() === 'de';

  /** The dealer has bought a motorbike and picked it up. */
  function withDeal({ dealer }: Workplace): void {
    const { id } = anOfferThat(dealer, isForSale);
    dealer.acceptBuyNow(id);
    dealer.confirmPickup(id);
  }

  /** The dealer has calculated with the margin scheme, too. */
  async function withCalculatedDeal(at: Workplace): Promise<void> {
    const { hashId } = anOfferThat(at.dealer, isForSale);
    withDeal(at);
    const value = { taxation: 'marginScheme' } as const;
    await at.twins.book.put(at.session.dealerKey, 'calculations', [{ key: hashId, changedAt: 1, value }]);
  }

  /** The expanded row of that motorbike. */
  async function atTheDeal({ at, user }: RenderedPage) {
    const { row } = await expandedRow(at, ({ deal }) => deal?.vehiclePickedUp === true, 'inRealization');
    const press = async (name: string) => user.click(await row.findByRole('button', { name }));
    const chooseClient = async () => {
      await press('Resell to a client');
      const choosing = within(await screen.findByRole('dialog', { name: 'Choose the client' }));
      const [select] = await choosing.findAllByRole('button', { name: /^Select / });
      await user.click(select!);
    };
    return { user, row, press, chooseClient };
  }

  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

  it('is sold under the margin scheme in seven presses at most, beside the price', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withCalculatedDeal });
    const { user, chooseClient } = await atTheDeal(page);
    const pressed = jest.fn();
    document.addEventListener('click', pressed);
    await chooseClient();
    expect((await field('VAT rate')).value).toBe('marginalTaxation');
    await user.type(await field('Invoice number'), 'RE 80');
    await user.type(await field('Price'), '9500');
    // The button waits for a moment, in case a press was meant for something else.
    await page.passes(1_000);
    for (const name of ['Invoice date: Today', 'Delivery date: Today', 'Create Invoice']) {
      await user.click(screen.getByRole('button', { name }));
    }
    await screen.findByText('Invoice RE 80 has been created.');
    // To type into a field takes a press there.
    expect(pressed.mock.calls.length).toBeLessThanOrEqual(7);
    const [issued] = page.at.container.get(IssuedInvoices).all;
    expect(issued?.snapshot.sent).toMatchObject({
      vatOption: 'marginalTaxation',
      vin: expect.stringMatching(/^\w{17}$/) as string,
    });
    const [bought] = page.at.container.get(Acquisitions).all;
    expect(bought).toMatchObject({ invoiceId: issued?.id });
  });

  it('is sold under the margin scheme only once the dealer has said how it was bought', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const { user, chooseClient } = await atTheDeal(page);
    await chooseClient();
    expect((await field('VAT rate')).value).toBe('unselected');
    const asked = within(screen.getByRole('region', { name: 'Invoice check' }));
    await user.selectOptions(asked.getByLabelText('How it was taxed'), 'With VAT');
    expect((await field('VAT rate')).value).toBe('unselected');
    await user.selectOptions(asked.getByLabelText('How it was taxed'), 'Margin scheme or private seller');
    expect((await field('VAT rate')).value).toBe('marginalTaxation');
    expect(page.at.container.get(Acquisitions).all).toMatchObject([{ tax: 'margin' }]);
  });

  it('replaces a half-written invoice only after a question', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    await (await atTheDeal(page)).chooseClient();
    expect((await field('VIN')).value).toHaveLength(17);
    await page.user.clear(await field('VIN'));
    await page.user.type(await field('Invoice number'), 'RE 79');

    const again = await reloaded(page, { as: 'seller' }, REALIZATION);
    const { user, chooseClient } = await atTheDeal(again);
    await chooseClient();
    const asking = within(await screen.findByRole('dialog', { name: /^You have an unfinished invoice for/ }));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(asking.getByRole('button', { name: 'Cancel' }));
    expect([screen.queryByRole('dialog'), location.pathname]).toEqual([null, REALIZATION]);
    await chooseClient();
    await user.click(await screen.findByRole('button', { name: 'Continue this invoice' }));
    expect([(await field('Invoice number')).value, (await field('VIN')).value]).toEqual(['RE 79', '']);

    const anew = await reloaded(again, { as: 'seller' }, REALIZATION);
    await (await atTheDeal(anew)).chooseClient();
    await anew.user.click(await screen.findByRole('button', { name: 'Start a new one with this vehicle' }));
    expect([(await field('Invoice number')).value, (await field('VIN')).value]).toEqual([
      '',
      expect.stringMatching(/^\w{17}$/),
    ]);
  });

  const refusal = { reason: 'refused', status: 422, message: null } as const;
  it.each<readonly [string, Failure | null, string | null]>([
    ['is sold to a client that is created first, with the vehicle in the invoice', null, null],
    ['is sold to nobody yet if the new client is refused, which can be restored', refusal, null],
    ['does not lead a dealer back who leaves before the client is created', null, 'Home'],
  ])('%s', async (_, failure, elsewhere) => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const { user, press } = await atTheDeal(page);
    await press('Resell to a client');
    const choosing = within(await screen.findByRole('dialog', { name: 'Choose the client' }));
    await user.click(choosing.getByRole('button', { name: 'New client' }));
    await user.click(await screen.findByRole('radio', { name: 'Private person' }));
    const fields = { 'Last name': 'Neumann', 'Phone number': '1', Street: 'Weg', 'House number': '1' };
    for (const [name, text] of Object.entries({ ...fields, 'Zip code': '20095', Place: 'Hamburg' })) {
      await user.type(await field(name), text);
    }
    if (failure) jest.spyOn(page.at.twins.clients, 'add').mockResolvedValue({ ok: false, failure });
    if (elsewhere !== null) page.at.twins.line.latency = SECOND;
    await user.click(screen.getByRole('button', { name: 'Create Client' }));
    if (elsewhere !== null) {
      await user.click(screen.getByRole('link', { name: elsewhere }));
      const { pathname } = location;
      for (let answer = 0; answer < 3; answer += 1) await page.passes(SECOND);
      expect([pathname, location.pathname]).toEqual(['/', '/']);
      return;
    }
    await answersArrive();
    if (failure) {
      expect(location.pathname).toBe('/selling/clients');
      expect(screen.getByRole('button', { name: 'Restore form' })).toBeTruthy();
      return;
    }
    expect(location.pathname).toMatch(/^\/selling\/clients\/\d+\/invoices\/create$/);
    expect((await field('VIN')).value).toHaveLength(17);
    expect(screen.getByRole('region', { name: 'Invoice to' }).textContent).toContain('Neumann');
  });

  it('names the invoice that has sold it instead of selling it again', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const { row } = await atTheDeal(page);
    await row.findByRole('button', { name: 'Resell to a client' });
    const { hashId: acquisition } = anOfferThat(
      page.at.dealer,
      ({ deal }) => deal?.vehiclePickedUp === true,
      'inRealization',
    );
    const sold = aSnapshotInvoice('RE 80', { sent: { vin: '', motorbike: null, acquisition } });
    await act(() => page.at.twins.kept.issueOnly(page.at.session.dealerKey, [sold]));
    expect(await row.findByRole('link', { name: 'Sold with invoice RE 80' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Resell to a client' })).toBeNull();
    await act(() => page.at.container.get(IssuedInvoices).voided(sold.id, { reason: 'Wrong', replacement: '' }));
    expect(await row.findByRole('button', { name: 'Resell to a client' })).toBeTruthy();
  });

  it('is added to the motorbikes once, also if it is added again after a reload', async () => {
    const page = await renderPage(REALIZATION, { as: 'seller', before: withDeal });
    const add = jest.spyOn(page.at.twins.motorbikes, 'add');
    const addIt = async (shown: RenderedPage) => {
      const { press, row } = await atTheDeal(shown);
      await press('Add to my vehicles');
      await row.findByRole('link', { name: 'Added to your vehicles.' });
    };
    await addIt(page);
    await addIt(await reloaded(page, { as: 'seller' }, REALIZATION));
    expect(add).toHaveBeenCalledTimes(1);
  });
});
