/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import selling from '../../../../locales/en/selling.json';
import shared from '../../../../locales/en/shared.json';
import { IssuedFile } from '../../../../src/ui/selling/invoices/IssuedFile';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { SellingDeskAtWork } from '../../../application/selling/SellingDeskAtWork';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import '../../support/jsdomPage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeAll(() => startTexts('en', { selling, shared }));

it('the link to an invoice is named by its text, so that speech control finds it by what is visible', () => {
  const { container } = new SellingDeskAtWork();
  const main = document.body.appendChild(document.createElement('main'));
  const invoice = anIssuedInvoice('2026/7');
  act(() =>
    createRoot(main).render(
      <ContainerContext value={container}>
        <IssuedFile invoice={invoice} />
      </ContainerContext>,
    ),
  );
  const link = main.querySelector('a');
  expect([link?.getAttribute('aria-label'), link?.textContent?.trim()]).toEqual([null, 'PDF 2026/7']);
});
