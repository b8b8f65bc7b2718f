/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { Invoice, InvoiceId } from '../../../src/domain/invoices/Invoice';
import type { Deal } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { InvoiceTable } from '../../../src/ui/invoices/InvoiceTable';
import { paths } from '../../../src/ui/shared/paths';
import { aDeal } from '../../domain/deals/aDeal';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

const rows = async () =>
  (await within(await screen.findByRole('region', { name: 'Invoices' })).findAllByRole('row')).slice(1);
const texts = async () => (await rows()).map(({ textContent }) => textContent);

describe('the list of invoices', () => {
  it('leads from each row to the file and to the offer', async () => {
    const { user } = await renderPage(paths.purchaseInvoices);
    const row = within((await rows())[0]!);
    const file = row.getByRole<HTMLAnchorElement>('link', { name: /^PDF/ });
    expect(file.href).toMatch(/^http.*invoice\.pdf$/);
    expect(file.rel).toMatch(/noopener/);
    screen.getByText('End of the list');
    await user.click(row.getByRole('link', { name: /^Open offer/ }));
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByRole('region', { name: 'Price' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname).toBe(paths.purchaseInvoices));
  });

  it('shows the number, vehicle, offer, price and file of each invoice, and says what is missing', async () => {
    const whole: Invoice = {
      id: 1 as InvoiceId,
      displayNumber: 'PD/7',
      file: 'https://files.example/7.pdf',
      offer: 'MB-AAAAA' as HashId,
      label1: 'Yamaha',
      label2: 'MT-07',
      photo: null,
      vehicleType: 'Motorbike',
      finalPrice: euros(4321),
    };
    const bare: Invoice = {
      ...whole,
      id: 2 as InvoiceId,
      displayNumber: 'PD/8',
      file: null,
      offer: null,
      finalPrice: null,
    };
    const view = await renderView(<InvoiceTable invoices={[whole, bare]} />);
    expect([...view.querySelectorAll('tbody tr')].map(row => [...row.children].map(textOf))).toEqual([
      ['PD/7', expect.stringMatching(/Yamaha MT-07.*MB-AAAAA/), '4 321 €', '–', '–', 'PDF PD/7'],
      ['PD/8', 'Yamaha MT-07', '–', '–', '–', 'The file is not ready yet.'],
    ]);
  });

  it('has the commission and the total of the deal, if that is known', async () => {
    const page = await renderPage(paths.purchaseInvoices);
    const { at } = page;
    const [row] = await rows();
    expect([...row!.children].slice(3, 5).map(textOf)).toEqual(['–', '–']);
    await startUp(page);
    const hashId = row!.querySelector<HTMLElement>('[data-offer]')!.dataset.offer as HashId;
    const amounts = (deal: Partial<Deal>) => {
      act(() => runInAction(() => at.registry.apply({ ...at.offer(hashId), deal: aDeal(deal) })));
      return [...row!.children].slice(3, 5).map(textOf);
    };
    expect(amounts({ clientPrice: euros(34_800), commission: euros(1461) })).toEqual(['1 461 €', '36 261 €']);
    expect(amounts({ clientPrice: euros(34_800), commission: null })).toEqual(['–', '–']);
  });

  it('fetches the invoices again by Refresh, and counts none as new once it was opened', async () => {
    const { at, user, passes } = await renderPage(paths.purchaseInvoices);
    await rows();
    act(() => void at.counters.counted({ invoices: 3 }));
    await passes(20);
    expect(at.counters.counters.invoices).toBe(0);
    const before = at.sent('invoices').length;
    await user.click(
      within(screen.getByRole('heading', { name: 'Invoices' }).closest('header')!).getByRole('button', {
        name: 'Refresh',
      }),
    );
    await answersArrive();
    expect(at.sent('invoices')).toHaveLength(before + 1);
  });

  it('keeps its rows if they cannot be fetched again after a lost connection, says so and can be tried again', async () => {
    const faults = new Faults();
    const page = await renderPage(paths.purchaseInvoices, faults.options);
    const { at, user, passes } = page;
    await rows();
    // The deals, which have the commission, arrive later.
    await startUp(page);
    const before = await texts();
    await passes(5_000);
    faults.fail('invoices');
    act(() => at.twins.liveFeed.drop());
    await act(() => at.twins.liveFeed.reconnect());
    await passes(20);
    const tryAgain = await screen.findByRole('button', { name: /^Not up to date/ });
    expect(await texts()).toEqual(before);
    expect(await axeFindings(tryAgain.closest('header')!)).toEqual([]);
    faults.over();
    await user.click(tryAgain);
    expect(screen.queryByRole('button', { name: /^Not up to date/ })).toBeNull();
    expect(await texts()).toEqual(before);
  });

  it('explains how an invoice arises if there is none, and can be tried again if it cannot be loaded', async () => {
    const faults = new Faults();
    faults.fail('invoices');
    const { user } = await renderPage(paths.purchaseInvoices, { ...faults.options, as: 'visitor' });
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('The invoices could not be loaded.');
    faults.over();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No invoices yet' });
    screen.getByText('Once you confirm a pickup, the invoice appears here.');
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });
});
