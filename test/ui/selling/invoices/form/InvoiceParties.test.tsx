/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Failure } from '../../../../../src/domain/shared/Failure';
import { InvoiceParties } from '../../../../../src/ui/selling/invoices/form/InvoiceParties';
import { SellingDeskAtWork } from '../../../../application/selling/SellingDeskAtWork';
import { answersArrive } from '../../../support/renderPage';
import { renderView } from '../../../support/renderView';

async function show(failure: Failure): Promise<void> {
  const at = new SellingDeskAtWork();
  const client = at.client();
  at.twins.line.failNext(failure);
  await at.forms.open(client);
  await renderView(<InvoiceParties state={at.forms.get(client)!} />, at);
}

describe('InvoiceParties', () => {
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
