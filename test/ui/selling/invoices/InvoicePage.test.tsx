/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { Acquisitions } from '../../../../src/application/selling/margin/Acquisitions';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { VatOption } from '../../../../src/domain/selling/invoices/Vat';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { DAY } from '../../../../src/domain/shared/Instant';
import { type LocalDate, localDateAt } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { failed } from '../../../../src/domain/shared/Result';
import { DateField } from '../../../../src/ui/selling/invoices/DateField';
import { InvoiceParties } from '../../../../src/ui/selling/invoices/form/InvoiceParties';
import { InvoicePriceFields } from '../../../../src/ui/selling/invoices/form/InvoicePriceFields';
import { InvoiceSums } from '../../../../src/ui/selling/invoices/form/InvoiceSums';
import { IssuedNotice } from '../../../../src/ui/selling/invoices/IssuedNotice';
import { IssuedFile } from '../../../../src/ui/selling/invoices/IssuedNumber';
import { OpenAmount } from '../../../../src/ui/selling/invoices/OpenAmount';
import { paths } from '../../../../src/ui/shared/paths';
import { SellingDeskAtWork } from '../../../application/selling/SellingDeskAtWork';
import { sellerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { descriptionOf } from '../../support/descriptionOf';
import { goBack } from '../../support/goBack';
import { answersArrive, renderPage } from '../../support/renderPage';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

describe('an invoice', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  /** The form of an invoice to the first client, in the browser of the earlier page if one is given. */
  async function atTheForm(beside = new Workplace({ email: sellerEmail })) {
    const listed = await beside.twins.clients.list({ page: 1, perPage: 1 }, new AbortController().signal);
    if (!listed.ok) throw new Error('No client is listed');
    jest.spyOn(window, 'open').mockReturnValue(null);
    const page = await renderPage(paths.createInvoice(listed.value.rows[0]!.id), { as: 'seller', beside });
    const { user, passes } = page;
    await screen.findByRole('heading', { name: 'Create New Invoice' });
    const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
    const fillIn = async (number: string) => {
      await user.type(field('Invoice number'), number);
      await press('Invoice date: Today');
      await press('Delivery date: Today');
    };
    const create = async () => {
      await passes(600);
      await press('Create Invoice');
      await answersArrive();
    };
    return { ...page, press, fillIn, create };
  }

  const asked = (name: string) => within(screen.getByRole('dialog', { name }));

  it.each([10, -20_000])(
    'takes today from the device, and says so if the date of the server is %d days ahead',
    async days => {
      const { at, press } = await atTheForm();
      const said = () => screen.queryAllByText(/The server says/).length;
      at.twins.clock.serverAhead = days * DAY;
      await press('Invoice date: Today');
      expect([field('Invoice date').value, said()]).toEqual(['19 Nov 2026', 1]);
      at.twins.clock.serverAhead = 0;
      await press('Delivery date: Today');
      expect([field('Delivery date').value, said()]).toEqual(['19 Nov 2026', 0]);
    },
  );

  it('without a price, a VAT rate and a vehicle, or with a used number, is issued only after one question', async () => {
    const { at, user, press, fillIn, create } = await atTheForm();
    await fillIn('RE 82');
    await create();
    const asking = asked('Issue this invoice?');
    expect(asking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The invoice has no price.',
      'The invoice names neither a vehicle nor a VIN.',
      'No VAT rate is selected: the invoice is issued with 0% VAT, and gives no reason for it.',
    ]);
    expect(document.activeElement).toBe(asking.getByRole('button', { name: 'Back to the invoice' }));
    const client = screen.getByRole('region', { name: 'Invoice to' }).querySelectorAll('p')[1]!.textContent;
    const described = descriptionOf(screen.getByRole('dialog'));
    expect(described.replaceAll('\u00a0', ' ')).toMatch(
      `Invoice RE 82 to ${client}, total –. The invoice has no price.`,
    );
    asking.getByRole('button', { name: 'Yes, issue with 3 warnings' });
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await press('Back to the invoice');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(field('VIN'), 'WB10A1202E6R51847');
    await user.selectOptions(field('VAT rate'), 'smallBusiness');
    await create();
    asked('Issue this invoice?').getByRole('button', { name: /^Yes, issue over 0.00/ });
    await press('Back to the invoice');
    await user.type(field('Price'), '900');
    await create();
    await screen.findByText('Invoice RE 82 has been created.');

    const again = await atTheForm(at);
    await again.fillIn('re82');
    await again.create();
    expect(asked('Issue this invoice?').getByText(/^Number RE 82 was already used/)).toBeTruthy();
    await again.passes(600);
    await again.press('Yes, issue with 4 warnings');
    await screen.findByText('Invoice re82 has been created.');
  });

  it('is filled in by one press with what is known, each marked until it is touched', async () => {
    const { user, press } = await atTheForm();
    await press('Fill in proposals');
    expect(document.activeElement).toBe(field('Price'));
    expect([field('Invoice date').value, field('Delivery date').value]).toEqual(['19 Nov 2026', '19 Nov 2026']);
    expect(screen.getByLabelText<HTMLSelectElement>('VAT rate').value).toBe('marginalTaxation');
    expect(screen.getAllByText('proposed')).toHaveLength(4);
    await user.clear(field('Delivery date'));
    await user.type(field('Delivery date'), '18.11.{Enter}');
    expect(field('Delivery date').value).toBe('18 Nov 2026');
    expect(screen.getAllByText('proposed')).toHaveLength(3);
    expect(field('Price').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Fill in proposals' })).toBeNull();
  });

  it('asks for the VAT rate beside its field while the taxation of the purchase is not known', async () => {
    const { at, user, press } = await atTheForm();
    const vin = 'WB10A1202E6R51847';
    const bought = { vehicle: '', vin, date: null, price: null, costs: euros(0), invoiceId: null } as const;
    await act(() => at.container.get(Acquisitions).keep({ ...bought, tax: 'unknown' }, 'typed'));
    await user.type(field('VIN'), vin);
    await press('Fill in proposals');
    const rate = screen.getByLabelText<HTMLSelectElement>('VAT rate');
    expect([rate.value, descriptionOf(rate)]).toEqual([
      'unselected',
      'Please choose: the taxation of the purchase is not known.',
    ]);
    await user.selectOptions(rate, 'smallBusiness');
    expect(descriptionOf(rate)).toBe('');
  });

  it('that lacks its number and its dates leads to the number, and does not interrupt with one alert for each field', async () => {
    const { user, create } = await atTheForm();
    const alerts = () => screen.getAllByRole('alert').map(textOf).filter(Boolean);
    await user.click(field('Price'));
    expect(alerts()).toEqual(['invoice number is required']);
    await create();
    expect(alerts()).toEqual([]);
    expect(document.activeElement).toBe(field('Invoice number'));
    const named = ['Invoice number', 'Invoice date', 'Delivery date'].map(name => descriptionOf(field(name)));
    expect(named.every(text => text.endsWith('is required'))).toBe(true);
    await user.type(field('Price'), 'a lot');
    await user.tab();
    expect(alerts()).toHaveLength(1);
  });

  it('says beside its button how much is missing, shows the proposed date in grey, and goes to the vehicle from the check', async () => {
    const { user, press, fillIn } = await atTheForm();
    const create = screen.getByRole('button', { name: 'Create Invoice' });
    expect(descriptionOf(create)).toBe('To issue it, 3 required entries are missing');
    expect(field('Invoice date').placeholder).toBe('19 Nov 2026');
    await press('vehicle or VIN');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select Motorbike' }));
    await fillIn('RE 81');
    expect(screen.queryByText(/missing$/)).toBeNull();
    expect(create.getAttribute('aria-describedby')).toBeNull();
    await user.clear(field('Invoice number'));
    expect(screen.getByText('To issue it, 1 required entry is missing')).toBeTruthy();
  });

  it('takes a suggestion below a field as a part of it, which has the focus then', async () => {
    const { user } = await atTheForm();
    act(() => field('Invoice date').focus());
    await user.tab();
    const today = screen.getByRole('button', { name: 'Invoice date: Today' });
    expect(document.activeElement).toBe(today);
    expect(screen.getAllByRole('alert').map(textOf).filter(Boolean)).toEqual(['invoice number is required']);
    await user.keyboard('{Enter}');
    expect([document.activeElement, field('Invoice date').value]).toEqual([field('Invoice date'), '19 Nov 2026']);
    expect(screen.queryByRole('gridcell')).toBeNull();
    act(() => field('Delivery date').focus());
    act(() => field('Price').focus());
    expect(screen.getAllByRole('alert').map(textOf).filter(Boolean)).toContain('delivery date is required');
  });

  it('says with each press whether it opens a new tab or asks first', async () => {
    const { user, press, fillIn, create } = await atTheForm();
    const said = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-description');
    await fillIn('RE 85');
    expect(said('Create Invoice')).toBe('asks first: 3 warnings');
    await create();
    expect(said('Yes, issue with 3 warnings')).toBe('opens in a new tab');
    await press('Back to the invoice');
    await user.type(field('VIN'), 'WB10A1202E6R51847');
    await user.selectOptions(field('VAT rate'), 'smallBusiness');
    await user.type(field('Price'), '900');
    expect(said('Create Invoice')).toBe('opens in a new tab');
  });

  it('says its sums once the dealer pauses after a change', async () => {
    const { user, passes } = await atTheForm();
    const sums = within(screen.getByRole('complementary', { name: 'Sums' }));
    const said = () => sums.getAllByRole('status').map(textOf).filter(Boolean);
    await passes(3_000);
    expect(said()).toEqual([]);
    await user.selectOptions(field('VAT rate'), 'standard23');
    await user.type(field('Price'), '1000');
    expect(said()).toEqual([]);
    await passes(3_000);
    expect(said()).toEqual(['Gross 1 230.00 €, Net 1 000.00 €, VAT 23% 230.00 €']);
    await user.type(field('Down payment'), '30');
    await user.selectOptions(field('VAT rate'), 'smallBusiness');
    await passes(3_000);
    expect(said()).toEqual(['Total 1 000.00 €, Down payment 30.00 €, Balance due 970.00 €']);
  });

  it('goes on with the number if none could be proposed, and does not say yet that it is missing', async () => {
    const { at, user, press } = await atTheForm();
    await act(() => at.twins.kept.issueOnly(at.session.dealerKey, []));
    // jsdom knows no pressed element, and `afterClick` waits for the end of a press.
    jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
    await press('Fill in proposals');
    await answersArrive();
    expect(document.activeElement).toBe(field('Invoice number'));
    expect(screen.queryByText('invoice number is required')).toBeNull();
    await user.click(field('VIN'));
    await answersArrive();
    expect(screen.getByText('invoice number is required')).toBeTruthy();
  });

  it('can add the motorbike that its picker does not find, and goes on with the price once one is chosen', async () => {
    const { user, passes, press } = await atTheForm();
    await press('Select Motorbike');
    const picker = () => within(screen.getByRole('dialog', { name: 'Select Motorbike' }));
    await user.type(picker().getByRole('searchbox'), 'Nightster');
    await passes(300);
    await answersArrive();
    expect(picker().getByText('No motorbikes found')).toBeTruthy();
    await press('Add New Motorbike');
    const adding = within(screen.getByRole('dialog', { name: 'Add New Motorbike' }));
    await user.type(adding.getByLabelText('Model'), 'Nightster 975');
    await user.selectOptions(adding.getByLabelText('Brand'), 'BMW');
    await user.click(adding.getByRole('button', { name: 'Add Motorbike' }));
    await answersArrive();
    await user.click(picker().getByRole('button', { name: /^Select .*Nightster 975/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field('Price'));
    expect(screen.getByText('BMW Nightster 975')).toBeTruthy();

    await user.type(field('Price'), '900');
    await press('Select Motorbike');
    await answersArrive();
    await user.click(picker().getAllByRole('button', { name: /^Select / })[0]!);
    expect(document.activeElement).not.toBe(field('Price'));
  });

  it('has a picker that stays at the page that failed when it is tried again', async () => {
    const { at, user, press } = await atTheForm();
    await press('Select Motorbike');
    await screen.findByRole('button', { name: 'Page 2' });
    const list = jest.spyOn(at.twins.motorbikes, 'list').mockResolvedValueOnce(failed({ reason: 'offline' }));
    await press('Page 2');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(list.mock.calls.map(([{ page }]) => page)).toEqual([2, 2]);
  });

  it('that is half written is left only after a question, and is restored later', async () => {
    const { press, fillIn } = await atTheForm();
    await fillIn('RE 78');
    await press('Cancel');
    await press('Stay here');
    expect(field('Invoice number').value).toBe('RE 78');
    await press('Cancel');
    await press('Leave');
    expect(location.pathname).toMatch(/\/selling\/clients\/\d+$/);
    await goBack();
    expect((await screen.findByLabelText<HTMLInputElement>('Invoice number')).value).toBe('RE 78');
    await screen.findByText('What you typed earlier and did not save is back.');
  });

  it('whose answer is lost is listed as not confirmed, and its number is used again only after a question', async () => {
    const { at, user, passes, press, fillIn, create } = await atTheForm();
    await fillIn('RE 83');
    at.twins.line.loseNextAnswer();
    await create();
    await passes(600);
    await press('Yes, issue with 3 warnings');
    await screen.findByText('We could not find out whether the invoice was issued.');
    expect(screen.queryByText('The invoice was not created.')).toBeNull();
    await create();
    expect(asked('Issue this invoice?').getByText(/nobody knows whether that invoice exists/)).toBeTruthy();
    await press('Back to the invoice');
    await press('Clear the form');
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    await user.click(await screen.findByRole('link', { name: 'Invoices' }));
    await waitFor(() => expect(screen.getByText('RE 83').closest('tr')?.textContent).toContain('Not confirmed'));
    expect(await axeFindings(screen.getByText('RE 83').closest('tr')!)).toEqual([]);
  });
});

describe('InvoiceParties', () => {
  async function show(failure: Failure): Promise<void> {
    const at = new SellingDeskAtWork();
    const client = at.client();
    at.twins.line.failNext(failure);
    await at.forms.open(client);
    await renderView(<InvoiceParties state={at.forms.get(client)!} />, at);
  }

  it('says that the client does not exist', async () => {
    await show({ reason: 'notFound' });
    expect(screen.getByRole('alert').textContent).toBe('Client not found');
  });

  it('says that the client could not be loaded, until another try succeeds', async () => {
    await show({ reason: 'offline' });
    expect(screen.getByRole('alert').textContent).toContain('The client could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the price of an invoice', () => {
  async function show(vatOption: VatOption): Promise<HTMLElement> {
    const at = new SellingDeskAtWork();
    const client = at.client();
    await at.forms.open(client);
    at.forms.shown!.edited({ price: '900', vatOption });
    const state = at.forms.get(client)!;
    return renderView(
      <>
        <InvoicePriceFields state={state} />
        <InvoiceSums totals={state.totals} form={state.form} />
      </>,
      at,
    );
  }

  it('says its currency and that it is required, which a down payment is not', async () => {
    await show('standard23');
    const [price, downPayment] = ['Price', 'Down payment'].map(name =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    );
    expect([price!.required, downPayment!.required]).toEqual([true, false]);
    expect([price!, downPayment!].map(descriptionOf)).toEqual(['€', '€']);
  });

  it('is net or gross if the invoice shows VAT', async () => {
    const main = await show('standard23');
    expect(main.querySelectorAll('input[type=radio]')).toHaveLength(2);
    expect([...main.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Net',
      'VAT 23%',
      'Gross',
      'Down payment',
      'Balance due',
    ]);
  });

  it.each(['marginalTaxation', 'smallBusiness'] as const)('is neither net nor gross with %s', async vatOption => {
    const main = await show(vatOption);
    expect(main.querySelectorAll('input[type=radio]')).toHaveLength(0);
    expect([...main.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Total',
      'Down payment',
      'Balance due',
    ]);
  });

  it('says where a rate is chosen which ones do not exist here, and what to do instead', async () => {
    const main = await show('unselected');
    const off = [...main.querySelectorAll('option')].filter(({ disabled }) => disabled);
    expect(off.map(({ textContent }) => textContent)).toEqual(['19%, 7%: not possible here']);
    expect(main.textContent).toContain('use your own accounting software');
  });
});

describe('a date field', () => {
  const today = '2026-11-29' as LocalDate;

  let value: LocalDate | null;

  function Field() {
    const [date, setDate] = useState<LocalDate | null>(null);
    const handleChange = (chosen: LocalDate | null) => {
      value = chosen;
      setDate(chosen);
    };
    return (
      <DateField
        label="Pickup"
        value={date}
        today={today}
        years={{ first: 2026, last: 2027 }}
        error={null}
        onChange={handleChange}
      />
    );
  }

  async function dateField() {
    value = null;
    await renderView(<Field />);
    const user = userEvent.setup({ delay: null });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pickup' });
    const leave = () => act(async () => field.blur());
    return { user, field, leave, problem: () => screen.getByRole('alert').textContent };
  }

  it('describes what can be typed, and the key that opens the calendar', async () => {
    const { field } = await dateField();
    expect(descriptionOf(field)).toBe('Such as 4.12. or Fri. Enter opens the calendar.');
  });

  it('opens a calendar with a name, and says its keys before a day is marked', async () => {
    const { user, field } = await dateField();
    const said = () => document.querySelector('[aria-live=polite]')!.textContent;
    const calendar = () => screen.queryByRole('dialog', { name: 'Choose a date' });
    expect(calendar()).toBeNull();
    await user.type(field, '{Enter}');
    expect(calendar()).not.toBeNull();
    expect(said()).toMatch(/^Choose a date: arrow keys choose a day, .* a month\. Sun(day)?,? 29 Nov(ember)? 2026$/);
    await user.keyboard('{Escape}');
    expect(said()).toBe('');
    await user.keyboard('4.12.{Enter}{Enter}');
    expect(said()).toMatch(/^Choose a date: .* month\. Fri(day)?,? 4 Dec(ember)? 2026$/);
  });

  it.each(['04.12.2026', '4.12.', '4 Dec', 'fr', '+5'])(
    'takes %j on Enter and when the dealer leaves it',
    async text => {
      const { user, field, leave } = await dateField();
      for (const end of [() => user.keyboard('{Enter}'), leave]) {
        await user.clear(field);
        await user.type(field, text);
        await end();
        expect(value).toBe('2026-12-04');
        expect(field.value).toBe('4 Dec 2026');
      }
    },
  );

  it('keeps what it cannot read, with a sentence, and has no date then', async () => {
    const { user, field, problem, leave } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.clear(field);
    await user.type(field, 'soon');
    await leave();
    expect(field.value).toBe('soon');
    expect(problem()).toMatch(/^This is not a date. Examples: 4.12./);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(value).toBeNull();
    await user.clear(field);
    await user.type(field, '4.12.2062{Enter}');
    expect(field.value).toBe('4.12.2062');
    expect(problem()).toBe('Enter a date from 2026 to 2027.');
    await user.clear(field);
    await user.type(field, '5.12.{Enter}');
    expect(value).toBe('2026-12-05');
    expect(problem()).toBe('');
  });

  it('never becomes today by a key, but the day that the keys have marked', async () => {
    const { user, field } = await dateField();
    await user.type(field, '{Enter}{Enter}');
    expect(value).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    expect(value).toBe('2026-12-05');
  });

  it('has keys that move the mark from the date that is set, also after the calendar was closed and opened again', async () => {
    const { user, field } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(value).toBe('2026-12-05');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{PageDown}{Enter}');
    expect(value).toBe('2027-01-11');
    await user.keyboard('{Enter}{ArrowUp}{Escape}');
    expect(value).toBe('2027-01-11');
    await user.click(field);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(value).toBe('2027-01-04');
  });

  it('says each day that the keys mark with its weekday', async () => {
    const { user, field } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.keyboard('{Enter}{ArrowRight}');
    expect(document.querySelector('[aria-live=polite]')!.textContent).toMatch(/^Sat(urday)?,? 5 Dec(ember)? 2026$/);
  });

  it('is emptied by removing its text', async () => {
    const { user, field, leave } = await dateField();
    await user.type(field, '4.12.{Enter}');
    await user.clear(field);
    await leave();
    expect(value).toBeNull();
    expect(field.value).toBe('');
  });
});

describe('an issued invoice', () => {
  it('has the focus, links to its PDF, and says that the browser did not open it', async () => {
    const at = new SellingDeskAtWork();
    const invoice = anIssuedInvoice('2026/7');
    runInAction(() => (at.issueInvoice.justIssued = { invoice, isShown: false }));
    const view = await renderView(
      <>
        <IssuedNotice client={invoice.clientId} />
        <IssuedFile invoice={invoice} />
      </>,
      at,
    );
    expect(view.textContent).toContain('Your browser did not open it in a new tab.');
    const said = document.activeElement!.getAttribute('aria-labelledby')!;
    expect(document.getElementById(said)!.textContent).toMatch(/^Invoice 2026\/7 has been created\./);
    const links = [...view.querySelectorAll('a')];
    const address = 'https://market.example/invoices/1.pdf';
    expect(links.map(link => link.getAttribute('href'))).toEqual([address, address]);
    // Speech control finds a link by what is visible.
    expect([links[1]?.getAttribute('aria-label'), links[1]?.textContent?.trim()]).toEqual([null, 'PDF 2026/7']);
  });
});

describe('OpenAmount', () => {
  it('an invoice whose down payment is too high says what was paid too much', async () => {
    const sent = { price: euros(1358.02), vatOption: 'smallBusiness', downPayment: euros(2000) } as const;
    const view = await renderView(<OpenAmount invoice={aSnapshotInvoice('R 1', { sent })} />);
    expect(view.textContent?.replaceAll('\u00a0', ' ')).toMatch(/^641.98 € too much/);
  });

  it('an invoice says for how many days it is to be paid, and when it was paid', async () => {
    const invoice = { ...aSnapshotInvoice('R 1', { sent: { price: euros(100), vatOption: 'smallBusiness' } }) };
    const textOf = async (more: Partial<IssuedInvoice>) =>
      (await renderView(<OpenAmount invoice={{ ...invoice, ...more }} />)).textContent?.replaceAll('\u00a0', ' ');
    const today = localDateAt(new Workplace().twins.clock.now());
    expect(await textOf({ date: today })).toBe('100.00 €');
    expect(await textOf({ date: localDateAt(new Workplace().twins.clock.now() - 3 * DAY) })).toBe('100.00 €for 3 days');
    expect(await textOf({ payment: { date: '2026-11-25' as LocalDate, amount: null } })).toBe('paid25 Nov 2026');
  });

  it('an open invoice says when it is due, and for how many days it is overdue, if the dealer has set a term', async () => {
    const at = new Workplace();
    await at.container.get(OwnTrading).change({ paymentTerm: 14 });
    const ago = (days: number) => localDateAt(at.twins.clock.now() - days * DAY);
    const textOf = async (days: number) => {
      const invoice = { ...aSnapshotInvoice('R 1', { sent: { price: euros(100), vatOption: 'smallBusiness' } }) };
      const view = await renderView(<OpenAmount invoice={{ ...invoice, date: ago(days) }} />, at);
      return view.textContent?.replaceAll('\u00a0', ' ');
    };
    expect(await textOf(14)).toMatch(/^100.00 €due \d+ \w+ \d{4}$/);
    expect(await textOf(15)).toBe('100.00 €overdue for 1 day');
  });
});
