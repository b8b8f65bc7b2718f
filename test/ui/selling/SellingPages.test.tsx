/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import clients from '../../../locales/en/clients.json';
import selling from '../../../locales/en/selling.json';
import sellingInvoices from '../../../locales/en/sellingInvoices.json';
import shared from '../../../locales/en/shared.json';
import { EditedInvoice } from '../../../src/application/selling/invoices/EditedInvoice';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { missingClientFields } from '../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../src/domain/selling/clients/emptyClientValues';
import { emptyInvoiceForm, invoiceProblems } from '../../../src/domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../src/domain/selling/invoices/IssuedInvoice';
import type { VatOption } from '../../../src/domain/selling/invoices/Vat';
import type { BrandId } from '../../../src/domain/selling/motorbikes/Motorbike';
import type { RenderKeyId } from '../../../src/domain/selling/templates/InvoiceTemplate';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { ClientPicker } from '../../../src/ui/selling/clients/ClientPicker';
import { ClientTable } from '../../../src/ui/selling/clients/ClientsPage';
import { InvoicePickers } from '../../../src/ui/selling/invoices/form/InvoicePickers';
import { NavigationProvider } from '../../../src/ui/shared/navigation';
import { paths } from '../../../src/ui/shared/paths';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../application/selling/SellingDeskAtWork';
import { textsOf } from '../../browser/support/textsOf';
import { aSnapshotInvoice } from '../../support/anIssuedInvoice';
import { noDraft } from '../../support/noDraft';
import { settled } from '../../support/settled';
import { axeFindings } from '../support/axeFindings';
import { descriptionOf } from '../support/descriptionOf';
import { reloaded } from '../support/reloaded';
import { answersArrive, renderPage } from '../support/renderPage';

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the selling module', () => {
  const LIST = '/selling/clients';

  it('has a dashboard with counts, from which its pages can be opened', async () => {
    const { user } = await renderPage('/selling/sell', { as: 'seller' });
    await screen.findByText('Welcome to the selling dashboard');
    await user.click(await screen.findByRole('link', { name: /^47 ?Clients$/ }));
    expect(location.pathname).toBe(LIST);
    expect(within(await screen.findByRole('table', { name: 'Clients' })).getAllByRole('row')).toHaveLength(21);
  });

  it.each([
    ...['/selling', '/selling/sell', '/selling/vehicles', '/selling/invoices', '/selling/invoice-templates'],
    ...[LIST, `${LIST}/create`, `${LIST}/7`, `${LIST}/7/edit`, `${LIST}/7/invoices/create`, '/selling/anything'],
  ])('says at %s that it is locked, and sends no request', async path => {
    const asked = jest.fn();
    await renderPage(path, {
      before: ({ twins }) => {
        for (const port of [twins.clients, twins.motorbikes, twins.invoiceTemplates]) {
          for (const name of ['list', 'byId'] as const) {
            if (name in port) Object.assign(port, { [name]: asked });
          }
        }
      },
    });
    await screen.findByRole('heading', { name: 'The sell module is not unlocked' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('has no findings of axe while it is locked', async () => {
    await renderPage('/selling/sell');
    await screen.findByRole('heading', { name: 'The sell module is not unlocked' });
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the dashboard of a dealer who sells', () => {
  /** A text without the no-break spaces of amounts. */
  const textOf = (element?: HTMLElement) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

  const anInvoice = (number: string, price: number, vatOption: VatOption, invoiceDate = '2026-11-02'): IssuedInvoice =>
    aSnapshotInvoice(number, {
      sent: { price: euros(price), priceType: 'net', vatOption, invoiceDate: invoiceDate as LocalDate },
      seller: { country: 'de' },
    });

  /** In November 2026. */
  async function dashboardOf(invoices: readonly IssuedInvoice[]) {
    const page = await renderPage(paths.sell, {
      as: 'seller',
      before: ({ twins, session }) => twins.kept.issueOnly(session.dealerKey, invoices),
    });
    const month = within(await screen.findByRole('region', { name: 'Delivered this month' }));
    const findings = within(await screen.findByRole('region', { name: 'Open findings' }));
    return { ...page, month, findings };
  }

  it('shows the sums of this month by kind of tax, to the cent those of the register', async () => {
    const { user, month } = await dashboardOf([
      { ...anInvoice('R 7', 70, 'standard23'), isConfirmed: false },
      anInvoice('R 6', 0.1, 'standard23'),
      anInvoice('R 5', 50.01, 'reduced5'),
      anInvoice('R 4', 999.99, 'smallBusiness'),
      anInvoice('R 3', 4250.5, 'marginalTaxation'),
      anInvoice('R 2', 100.05, 'standard23'),
      anInvoice('R 1', 500, 'standard23', '2026-10-31'),
    ]);
    const values = month.getAllByRole('definition').map(textOf);
    const shown = month.getAllByRole('term').map((kind, index) => [kind.textContent, values[index]]);
    expect(shown).toEqual([
      ['23% VAT', '123.18 €'],
      ['5% VAT', '52.51 €'],
      ['Margin scheme', '4 250.50 €'],
      ['Small business', '999.99 €'],
    ]);
    expect(textOf(month.getByText(/^5.426\.18/))).toBe('5 426.18 €');
    expect(month.getByText('5 invoices, gross')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

    await user.click(screen.getByRole('link', { name: /^7 ?Issued invoices$/ }));
    await screen.findByRole('option', { name: 'November 2026' });
    await user.selectOptions(screen.getByLabelText('Month'), 'November 2026');
    const rows = within(screen.getByRole('table', { name: 'Sums by month and kind of tax' })).getAllByRole('row');
    const sums = rows.slice(1).map(row => within(row).getAllByRole('cell').map(textOf));
    expect(sums.map(cells => [cells[0], cells.at(-1)])).toEqual(shown);
    expect(sums[0]).toEqual(['23% VAT', '2', '100.15 €', '23.03 €', '123.18 €']);
    const total = screen.getByRole('rowheader', { name: /^Sum of 5 invoices/ }).closest('tr')!;
    expect(textOf(total)).toContain('5 426.18 €');
  });

  it.each([
    ['Clients', paths.clients],
    ['Motorbikes', paths.vehicles],
    ['Issued invoices', paths.issuedInvoices],
    ['Invoice templates', paths.invoiceTemplates],
  ])('leads to the list "%s" by its number', async (name, path) => {
    await dashboardOf([]);
    const tile = within(screen.getByRole('main')).getByRole('link', { name: new RegExp(`^[–\\d]+ ?${name}$`) });
    expect(tile.getAttribute('href')).toBe(path);
  });

  it('counts what is open, and leads to it', async () => {
    const { findings } = await dashboardOf([
      { ...anInvoice('R 4', 1, 'standard23'), isConfirmed: false },
      anInvoice('R 3', 1, 'standard23'),
      anInvoice('r 3 ', 1, 'standard23'),
      anInvoice('R 1', 1, 'marginalTaxation'),
    ]);
    expect(
      findings.getAllByRole('link').map(link => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
    ).toEqual([
      ['1 invoice is not confirmed', paths.issuedInvoices],
      ['1 invoice number was used more than once', paths.issuedInvoices],
      ['1 sale in the margin book needs a look', paths.marginBook],
    ]);
    expect(findings.queryByText('Nothing is open.')).toBeNull();
  });

  it('adds up no invoice that is not confirmed', async () => {
    const { month } = await dashboardOf([{ ...anInvoice('R 1', 70, 'standard23'), isConfirmed: false }]);
    expect(month.getByText('0 invoices, gross')).toBeTruthy();
    expect(month.queryByRole('term')).toBeNull();
    const latest = within(screen.getByRole('region', { name: 'Latest invoices' }));
    expect(latest.getByRole('row', { name: /R 1/ }).textContent).toContain('Not confirmed');
  });

  it('says that there is no invoice and that nothing is open', async () => {
    const { month, findings } = await dashboardOf([]);
    expect(textOf(month.getByText(/€/))).toBe('0.00 €');
    expect(month.queryByRole('term')).toBeNull();
    expect(findings.getByText('Nothing is open.')).toBeTruthy();
    expect(screen.getByText('No documents found')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('says which date decides what belongs to the month', async () => {
    const { at } = await dashboardOf([]);
    await act(() => at.container.get(OwnTrading).change({ monthBasis: 'invoiceDate' }));
    expect(screen.getByRole('heading', { name: 'Issued this month' })).toBeTruthy();
  });

  it('shows no figure if the invoices cannot be read, and reads them on a press', async () => {
    const { at, user } = await renderPage(paths.sell, {
      as: 'seller',
      before: ({ twins }) => void (twins.book.failure = { reason: 'unavailable' }),
    });
    const month = within(await screen.findByRole('region', { name: 'Delivered this month' }));
    const alert = within(
      screen.getByText(/could not be read from this device/).closest<HTMLElement>('[role="alert"]')!,
    );
    expect(month.queryByText(/€/)).toBeNull();
    expect(screen.queryByText('Nothing is open.')).toBeNull();
    expect(screen.getByRole('link', { name: /^– ?Issued invoices$/ })).toBeTruthy();
    at.twins.book.failure = null;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(screen.getByRole('region', { name: 'Latest invoices' })).toBeTruthy();
  });
});

describe('the motorbikes of a dealer', () => {
  const models = () => [...document.querySelectorAll('main tbody th')].map(({ textContent }) => textContent);

  async function atTheDialog() {
    const page = await renderPage('/selling/vehicles', { as: 'seller' });
    const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
    await screen.findAllByRole('rowheader');
    await press('Add New Motorbike');
    const adding = dialog('Add New Motorbike');
    await adding.findByRole('option', { name: 'Ducati' });
    return { ...page, press, adding };
  }

  it('can be added, found, changed and deleted', async () => {
    const { user, press, adding } = await atTheDialog();
    const add = adding.getByRole('button', { name: 'Add Motorbike' });
    expect([add.ariaDisabled, descriptionOf(add)]).toEqual(['true', 'Enter a model and choose a brand.']);
    await user.click(add);
    await user.type(adding.getByLabelText('Model'), 'Scrambler 1100');
    await user.selectOptions(adding.getByLabelText('Brand'), 'Ducati');
    await user.type(adding.getByLabelText('VIN'), 'ZDM1O');
    expect(adding.getByText(/without I, O and Q\.$/)).toBeTruthy();
    await user.click(add);
    const row = (await screen.findByText('Scrambler 1100')).closest('tr')!;
    expect([screen.queryByRole('dialog'), row.textContent]).toEqual([null, expect.stringMatching(/Ducati.*ZDM1O/)]);

    await user.type(screen.getByRole('searchbox'), 'scrambler 1100{Enter}');
    expect(models()).toEqual(['Scrambler 1100']);
    await press('Edit Ducati Scrambler 1100 ZDM1O');
    const editing = dialog('Edit Motorbike');
    expect(editing.getByLabelText<HTMLInputElement>('VIN').value).toBe('ZDM1O');
    await user.type(editing.getByLabelText('Model'), ' Pro');
    await user.click(editing.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Scrambler 1100 Pro');

    await press('Delete Ducati Scrambler 1100 Pro ZDM1O');
    const deleting = dialog('Delete Motorbike');
    expect(deleting.getByText('Are you sure you want to delete this motorbike?')).toBeTruthy();
    await user.click(deleting.getByRole('button', { name: 'Delete Motorbike' }));
    await screen.findByText('No motorbikes found');
  });

  it('names a motorbike of the list that has the typed VIN already', async () => {
    const { user, adding, at } = await atTheDialog();
    const listed = await at.twins.motorbikes.list({ page: 1, perPage: 20, query: '' });
    const same = listed.ok ? listed.value.rows.find(({ vin }) => vin.length === 17) : undefined;
    await user.type(adding.getByLabelText('VIN'), same!.vin.slice(0, 16).toLowerCase());
    await answersArrive();
    expect(adding.queryByText(/already in your list/)).toBeNull();
    await user.type(adding.getByLabelText('VIN'), same!.vin.slice(16));
    await answersArrive();
    expect(
      adding.getByText(`This VIN is already in your list: ${same!.brandName} ${same!.model} ${same!.vin}`),
    ).toBeTruthy();
  });

  it('can have a brand that the list of brands has without a name, and one without an id is counted', async () => {
    const { user } = await renderPage('/selling/vehicles', {
      as: 'seller',
      before: ({ twins }) =>
        void jest
          .spyOn(twins.motorbikes, 'brands')
          .mockResolvedValue(success({ rows: [{ id: 20 as BrandId, name: '' }], received: 2 })),
    });
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('button', { name: 'Add New Motorbike' }));
    const adding = dialog('Add New Motorbike');
    await adding.findByRole('option', { name: 'Unknown Brand' });
    expect(adding.getByText('1 entry cannot be shown.')).toBeTruthy();
    await user.type(adding.getByLabelText('Model'), 'Scrambler');
    await user.selectOptions(adding.getByLabelText('Brand'), 'Unknown Brand');
    await user.click(adding.getByRole('button', { name: 'Add Motorbike' }));
    const row = (await screen.findByText('Scrambler')).closest('tr')!;
    expect(row.textContent).toContain('Moto Guzzi');
  });

  it('get the messages of the server at the refused fields, and the first of them gets the focus', async () => {
    const { at, user, adding } = await atTheDialog();
    const fields = { brandId: 'must exist', vin: 'is taken' };
    const refusal = failed({ reason: 'refused', status: 422, message: 'No.', fields } as const);
    jest.spyOn(at.twins.motorbikes, 'add').mockResolvedValueOnce(refusal);
    await user.type(adding.getByLabelText('Model'), 'Scrambler');
    await user.selectOptions(adding.getByLabelText('Brand'), 'Ducati');
    await user.click(adding.getByRole('button', { name: 'Add Motorbike' }));
    const told = (name: string) =>
      (adding.getByLabelText(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent)
        .at(-1);
    expect([told('Brand'), told('VIN')]).toEqual(['must exist', 'is taken']);
    expect(document.activeElement).toBe(adding.getByLabelText('Brand'));
  });
});

describe('the invoice templates of a dealer', () => {
  const press = (name: string) => screen.getByRole('button', { name });
  const names = (area: ReturnType<typeof dialog>) =>
    area.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('can be added with their fields, changed and deleted', async () => {
    const { user } = await renderPage('/selling/invoice-templates', { as: 'seller' });
    expect(await screen.findAllByRole('rowheader')).toHaveLength(5);
    await user.click(press('Add New Template'));
    const adding = dialog('Add Invoice Template');
    await adding.findByRole('option', { name: 'Modern' });
    await user.type(adding.getByLabelText('Name'), 'Trade fair');
    await user.selectOptions(adding.getByLabelText('HTML Template'), 'Modern');
    expect(adding.getByText(/^The invoice form does not ask for them/)).toBeTruthy();
    await user.type(adding.getByLabelText('Name of a custom field'), 'Stand{Enter} Stand {Enter}');
    await user.clear(adding.getByLabelText('Name of a custom field'));
    await user.type(adding.getByLabelText('Name of a custom field'), 'Hall{Enter}');
    expect(names(adding)).toEqual(['Stand', 'Hall']);
    await user.click(adding.getByRole('button', { name: 'Remove Stand' }));
    await user.click(adding.getByRole('button', { name: 'Add Template' }));
    const row = () => screen.queryByText('Trade fair')?.closest('tr')?.textContent;
    await screen.findByText('Trade fair');
    expect(row()).toMatch(/Modern.*1 field/);
    await user.click(press('Edit Trade fair'));
    const editing = dialog('Edit Invoice Template');
    await user.click(editing.getByRole('button', { name: 'Remove Hall' }));
    await user.click(editing.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(row()).toContain('No fields'));
    await user.click(press('Delete Trade fair'));
    const deleting = dialog('Delete Invoice Template');
    expect(deleting.getByText(/Trade fair/)).toBeTruthy();
    await user.click(deleting.getByRole('button', { name: 'Delete Template' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row()).toBeUndefined();
  });

  it('can have an HTML template without a name', async () => {
    const { user } = await renderPage('/selling/invoice-templates', {
      as: 'seller',
      before: ({ twins }) =>
        void jest
          .spyOn(twins.invoiceTemplates, 'renderKeys')
          .mockResolvedValue(success({ rows: [{ id: 1 as RenderKeyId, name: '' }], received: 1 })),
    });
    await screen.findAllByRole('rowheader');
    await user.click(press('Add New Template'));
    const adding = dialog('Add Invoice Template');
    await adding.findByRole('option', { name: 'Unknown Template' });
    await user.type(adding.getByLabelText('Name'), 'Trade fair');
    await user.selectOptions(adding.getByLabelText('HTML Template'), 'Unknown Template');
    await user.click(adding.getByRole('button', { name: 'Add Template' }));
    const row = (await screen.findByText('Trade fair')).closest('tr')!;
    expect(row.textContent).toContain('Unknown Template');
  });

  it('are half-typed after a reload as they were before', async () => {
    const page = await renderPage('/selling/invoice-templates', { as: 'seller' });
    await screen.findAllByRole('rowheader');
    await page.user.click(press('Add New Template'));
    await page.user.type(dialog('Add Invoice Template').getByLabelText('Name'), 'Trade fair');
    await page.user.type(dialog('Add Invoice Template').getByLabelText('Name of a custom field'), 'Stand{Enter}');
    const { user } = await reloaded(page, { as: 'seller' });
    await screen.findAllByRole('rowheader');
    await user.click(press('Add New Template'));
    const adding = dialog('Add Invoice Template');
    expect(adding.getByLabelText<HTMLInputElement>('Name').value).toBe('Trade fair');
    expect(names(adding)).toEqual(['Stand']);
  });
});

describe('requiredTexts', () => {
  const required = [
    ...missingClientFields(emptyClientValues).map(field => [field, 'clients:required'] as const),
    ...Object.keys(invoiceProblems(emptyInvoiceForm, '2026-11-20' as LocalDate)).map(
      field => [field, 'sellingInvoices:invoice.required'] as const,
    ),
  ];

  it('a company and its invoice have ten required fields', () => expect(required).toHaveLength(10));

  it.each(required)('the required field %s has a message in every language that says so', (field, place) => {
    const words = field.replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`);
    expect(textsOf('en')(`${place}.${field}`)).toBe(`${words} is required`);
    expect(textsOf('de')(`${place}.${field}`)).toMatch(/^(Der|Die|Das) .+ ist erforderlich$/);
    expect(textsOf('pl')(`${place}.${field}`)).toMatch(/^.+ jest wymagan[ya]$/);
  });
});

describe('the mark of an incomplete row', () => {
  /** Two rows of each list. The first one lacks what the server requires. */
  function atADeskWithIncompleteRows(): SellingDeskAtWork {
    const at = new SellingDeskAtWork();
    const { twins, desk } = at;
    const anyClients = desk.clients(1, 20);
    const [client, otherClient] = anyClients.ok ? anyClients.value.rows : [];
    const [bike, otherBike] = desk.invoicing.motorbikes({ page: 1, perPage: 20, query: '' }).rows;
    const [template, otherTemplate] = desk.invoicing.templates(1, 20).rows;
    const pageOf = <Row,>(...rows: readonly Row[]) =>
      success({ rows, totalPages: 1, totalCount: rows.length, received: rows.length });
    jest.spyOn(twins.clients, 'list').mockResolvedValue(pageOf({ ...client!, phoneNumber: '' }, otherClient!));
    jest.spyOn(twins.motorbikes, 'list').mockResolvedValue(pageOf({ ...bike!, model: '' }, otherBike!));
    jest.spyOn(twins.invoiceTemplates, 'list').mockResolvedValue(pageOf({ ...template!, name: '' }, otherTemplate!));
    return at;
  }

  const nothing = () => {};
  const form = new EditedInvoice({
    openedAt: 0,
    draft: noDraft,
    signOf: () => null,
    readClient: () => new Promise(() => {}),
  });

  const picking = { state: form, onChosen: nothing, onCancel: nothing };

  beforeAll(() => startTexts('en', { clients, selling, sellingInvoices, shared }));

  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it.each<[string, ReactElement]>([
    ['the list of clients', <ClientTable />],
    ['the picker of clients', <ClientPicker invoice={emptyInvoiceForm} onSelect={nothing} onCancel={nothing} />],
    ['the picker of motorbikes', <InvoicePickers kind="motorbike" {...picking} />],
    ['the picker of templates', <InvoicePickers kind="template" {...picking} />],
  ])('is in %s, and a translation of the page covers it, but not the name', async (_, view) => {
    const at = atADeskWithIncompleteRows();
    const router = createMemoryRouter([{ path: '/', element: <NavigationProvider>{view}</NavigationProvider> }]);
    render(
      <ContainerContext value={at.container}>
        <RouterProvider router={router} />
      </ContainerContext>,
    );
    await act(() => at.clients.list.turnTo(1));
    await act(settled);

    const [incomplete, complete] = screen.getAllByRole('rowheader');
    const mark = within(incomplete!).getByText('Incomplete');
    expect(mark.closest('[translate=no]')).toBeNull();
    expect(within(complete!).queryByText('Incomplete')).toBeNull();
    expect(complete!.querySelector('[translate=no]')?.textContent).toBe(complete!.textContent);
  });
});
