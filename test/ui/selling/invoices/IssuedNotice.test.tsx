/** @jest-environment jsdom */
import { runInAction } from 'mobx';
import { IssuedNotice } from '../../../../src/ui/selling/invoices/IssuedNotice';
import { IssuedFile } from '../../../../src/ui/selling/invoices/IssuedNumber';
import { SellingDeskAtWork } from '../../../application/selling/SellingDeskAtWork';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { renderView } from '../../support/renderView';

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
