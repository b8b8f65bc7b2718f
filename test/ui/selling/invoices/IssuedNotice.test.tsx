/** @jest-environment jsdom */
import { runInAction } from 'mobx';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import selling from '../../../../locales/en/selling.json';
import sellingInvoices from '../../../../locales/en/sellingInvoices.json';
import shared from '../../../../locales/en/shared.json';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { IssuedFile } from '../../../../src/ui/selling/invoices/IssuedFile';
import { IssuedNotice } from '../../../../src/ui/selling/invoices/IssuedNotice';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../../application/selling/SellingDeskAtWork';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import '../../support/jsdomPage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

/** The notice and the row of an invoice whose PDF did not open by itself. */
function show(invoice: IssuedInvoice): { readonly text: string; readonly links: readonly (string | null)[] } {
  const at = new SellingDeskAtWork();
  runInAction(() => (at.issueInvoice.justIssued = { invoice, isShown: false }));
  act(() =>
    root.render(
      <ContainerContext value={at.container}>
        <IssuedNotice client={invoice.clientId} />
        <IssuedFile invoice={invoice} />
      </ContainerContext>,
    ),
  );
  return {
    text: document.body.textContent ?? '',
    links: [...document.querySelectorAll('a')].map(link => link.getAttribute('href')),
  };
}

beforeAll(() => startTexts('en', { selling, sellingInvoices, shared }));

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('an issued invoice', () => {
  it('has links to its PDF, and says that the browser did not open it', () => {
    const { text, links } = show(anIssuedInvoice('7'));
    expect(text).toContain(sellingInvoices.issued.blocked);
    expect(links).toEqual(['https://market.example/invoices/1.pdf', 'https://market.example/invoices/1.pdf']);
  });
});
