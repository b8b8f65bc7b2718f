/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { IssuedInvoices } from '../../../../src/application/ports/IssuedInvoices';
import { euros } from '../../../../src/domain/shared/Money';
import { success } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';

const sale = aSnapshotInvoice('R 1', {
  sent: { price: euros(4250.5), priceType: 'gross', vatOption: 'marginalTaxation' },
  seller: { country: 'de' },
});

const atTheBook = () =>
  renderPage(paths.marginBook, {
    as: 'seller',
    before: ({ container }) =>
      void jest.spyOn(container.get<IssuedInvoices>(IssuedInvoices), 'list').mockResolvedValue(success([sale])),
  });

/** The text of a row without the no-break spaces of amounts. */
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the margin book', () => {
  it('computes margin and VAT once the purchase is entered, and warns if it was bought with VAT', async () => {
    const { user } = await atTheBook();
    const table = () => within(screen.getByRole('table', { name: 'Margin book' }));
    await screen.findByText('No purchase is assigned.');
    const sum = () =>
      textOf(
        table()
          .getByRole('rowheader', { name: /^Sum of 1 sale/ })
          .closest('tr')!,
      );
    expect(sum()).toBe('Sum of 1 saleVAT of 1 sale not known–4 250.50 €––');

    await user.click(table().getByRole('button', { name: 'Add purchase R 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add purchase' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Vehicle').value).toBe('R 1250 GS');
    await user.type(dialog.getByLabelText('Purchase price'), '3200');
    await user.selectOptions(dialog.getByLabelText('How it was taxed'), 'margin');
    await user.type(dialog.getByLabelText('Costs'), '180');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(sum()).toBe('Sum of 1 sale3 200.00 €4 250.50 €1 050.50 €167.73 €');
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);

    await user.click(table().getByRole('button', { name: 'Edit purchase R 1' }));
    await user.selectOptions(screen.getByLabelText('How it was taxed'), 'vat');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(screen.getByText('Bought with VAT: the margin scheme does not apply.')).toBeTruthy();
    expect(sum()).toBe('Sum of 1 saleVAT of 1 sale not known–4 250.50 €––');
  });

  it('lists what is not sold, and lets a sale take it', async () => {
    const { user } = await atTheBook();
    await screen.findByText('No purchase is assigned.');
    await user.click(screen.getByRole('button', { name: 'Add purchase' }));
    await user.type(screen.getByLabelText('Vehicle'), 'R 1250 GS');
    await user.type(screen.getByLabelText('Purchase price'), '4000');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    const unsold = within(await screen.findByRole('table', { name: 'Bought and not sold' }));
    expect(unsold.getAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Add purchase R 1' }));
    await user.selectOptions(screen.getByLabelText('Purchase'), 'R 1250 GS');
    await user.click(screen.getByRole('button', { name: 'Save purchase' }));
    await answersArrive();
    expect(screen.queryByRole('table', { name: 'Bought and not sold' })).toBeNull();
    expect(screen.queryByText('No purchase is assigned.')).toBeNull();
    expect(textOf(screen.getByRole('row', { name: /R 1250 GS/ }))).toContain('250.50 €40.00 €');
  });
});
