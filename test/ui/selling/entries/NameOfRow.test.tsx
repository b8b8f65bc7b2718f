/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import clients from '../../../../locales/en/clients.json';
import selling from '../../../../locales/en/selling.json';
import sellingInvoices from '../../../../locales/en/sellingInvoices.json';
import shared from '../../../../locales/en/shared.json';
import { EditedInvoice } from '../../../../src/application/selling/invoices/EditedInvoice';
import { emptyInvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import { success } from '../../../../src/domain/shared/Result';
import { ClientPicker } from '../../../../src/ui/selling/clients/ClientPicker';
import { ClientTable } from '../../../../src/ui/selling/clients/ClientsPage';
import { InvoicePickers } from '../../../../src/ui/selling/invoices/form/InvoicePickers';
import { NavigationProvider } from '../../../../src/ui/shared/navigation';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../../application/selling/SellingDeskAtWork';
import { noDraft } from '../../../support/noDraft';
import { settled } from '../../../support/settled';

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

describe('the mark of an incomplete row', () => {
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
