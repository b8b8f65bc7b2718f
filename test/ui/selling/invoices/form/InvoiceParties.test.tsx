/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import clients from '../../../../../locales/en/clients.json';
import selling from '../../../../../locales/en/selling.json';
import sellingInvoices from '../../../../../locales/en/sellingInvoices.json';
import shared from '../../../../../locales/en/shared.json';
import type { Failure } from '../../../../../src/domain/shared/Failure';
import { InvoiceParties } from '../../../../../src/ui/selling/invoices/form/InvoiceParties';
import { startTexts } from '../../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../../../application/selling/SellingDeskAtWork';
import '../../../support/jsdomPage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

async function show(failure: Failure): Promise<void> {
  const at = new SellingDeskAtWork();
  const client = at.client();
  at.twins.line.failNext(failure);
  await at.editInvoice.open(client);
  const state = at.clientInvoices.get(client)!;
  act(() =>
    root.render(
      <ContainerContext value={at.container}>
        <InvoiceParties client={client} state={state} />
      </ContainerContext>,
    ),
  );
}

const alert = () => document.querySelector('[role=alert]');

beforeAll(() => startTexts('en', { clients, selling, sellingInvoices, shared }));

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('InvoiceParties', () => {
  it('says that the client does not exist', async () => {
    await show({ reason: 'notFound' });
    expect(alert()?.textContent).toBe('Client not found');
  });

  it('says that the client could not be loaded, until another try succeeds', async () => {
    await show({ reason: 'offline' });
    expect(alert()?.textContent).toContain('The client could not be loaded.');
    await act(async () => {
      alert()?.querySelector('button')?.click();
      await new Promise(resolve => setTimeout(resolve));
    });
    expect(alert()).toBeNull();
  });
});
