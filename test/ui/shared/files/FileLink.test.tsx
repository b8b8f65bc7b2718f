/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { cleanup, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import deals from '../../../../locales/en/deals.json';
import invoices from '../../../../locales/en/invoices.json';
import offers from '../../../../locales/en/offers.json';
import offersTable from '../../../../locales/en/offersTable.json';
import selling from '../../../../locales/en/selling.json';
import sellingInvoices from '../../../../locales/en/sellingInvoices.json';
import shared from '../../../../locales/en/shared.json';
import sharedFields from '../../../../locales/en/sharedFields.json';
import type { Result } from '../../../../src/domain/shared/Result';
import { readInvoicePage } from '../../../../src/infrastructure/http/HttpInvoices';
import { toDeal } from '../../../../src/infrastructure/http/json/offers/OfferJson';
import { readPdfAddress } from '../../../../src/infrastructure/http/selling/HttpClientInvoices';
import { DealContact } from '../../../../src/ui/deals/DealContact';
import { InvoiceTable } from '../../../../src/ui/invoices/InvoiceTable';
import { IssuedNotice } from '../../../../src/ui/selling/invoices/IssuedNotice';
import { IssuedFile } from '../../../../src/ui/selling/invoices/IssuedNumber';
import { NavigationProvider } from '../../../../src/ui/shared/navigation';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../../application/selling/SellingDeskAtWork';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';

beforeAll(() =>
  startTexts('en', { invoices, deals, offers, offersTable, selling, sellingInvoices, shared, sharedFields }),
);

afterEach(cleanup);

function valueOf<Value>(answer: Result<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`The answer was refused: ${String(answer.failure)}`);
  return answer.value;
}

const nothing = () => undefined;

const issued = (address: string) =>
  anIssuedInvoice('7', { address: valueOf(readPdfAddress({ pdf_url: address }, nothing)) });

/** The view of each document whose address is on the wire. */
const documents: readonly (readonly [name: string, view: (address: string, at: SellingDeskAtWork) => ReactElement])[] =
  [
    ['a contract', address => <DealContact deal={toDeal({ contract_pdf: address })} />],
    ['vehicle data', address => <DealContact deal={toDeal({ vehicle_data_pdf: address })} />],
    [
      'a purchase invoice',
      address => {
        const row = { id: 7, hash_id: 'MB-1', display_number: 'RE 7', file_url: address };
        const page = valueOf(readInvoicePage({ invoices: [row], total_pages: 1, total_count: 1 }, nothing));
        return <InvoiceTable invoices={page.rows} />;
      },
    ],
    ['an issued invoice in its table', address => <IssuedFile invoice={issued(address)} />],
    [
      'an issued invoice in its notice',
      (address, at) => {
        const invoice = issued(address);
        runInAction(() => (at.issueInvoice.justIssued = { invoice, isShown: false }));
        return <IssuedNotice client={invoice.clientId} />;
      },
    ],
  ];

function shown(view: (address: string, at: SellingDeskAtWork) => ReactElement, address: string) {
  const at = new SellingDeskAtWork();
  render(
    <ContainerContext value={at.container}>
      <MemoryRouter>
        <NavigationProvider>{view(address, at)}</NavigationProvider>
      </MemoryRouter>
    </ContainerContext>,
  );
  const links = [...document.querySelectorAll('a[target=_blank]')].map(link => link.getAttribute('href'));
  return { links, text: document.body.textContent ?? '' };
}

describe.each(documents)('%s', (_name, view) => {
  it.each(['https://files.example/7.pdf', 'http://files.example/7.pdf', 'HTTP://files.example/7.pdf'])(
    'is opened from %s',
    address => {
      const { links, text } = shown(view, address);
      expect(links).toEqual([address]);
      expect(document.querySelector('a[target=_blank]')!.getAttribute('aria-description')).toBe(shared.newTab);
      expect(text).not.toContain(sharedFields.fileRefused);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://files.example/7.pdf',
    'file:///7.pdf',
    '/7.pdf',
    'https:',
  ])('is no link if its address is %s, and the words say that the app does not open it', address => {
    const { links, text } = shown(view, address);
    expect(links).toEqual([]);
    expect(text).toContain(sharedFields.fileRefused);
    expect(text).not.toContain(invoices.noFile);
    expect(text).not.toContain(sellingInvoices.issued.blocked);
  });
});

it('a document of a deal that the app does not open is named', () => {
  const papers = { vehicle_data_pdf: '/7.pdf', contract_pdf: '/8.pdf' };
  const { text } = shown(() => <DealContact deal={toDeal(papers)} />, '');
  expect(text).toContain(`${deals.vehicleData} ${sharedFields.fileRefused}`);
  expect(text).toContain(`${deals.contract} ${sharedFields.fileRefused}`);
});
