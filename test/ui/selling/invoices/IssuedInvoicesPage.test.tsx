/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { IssuedInvoices } from '../../../../src/application/ports/IssuedInvoices';
import { success } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { anIssuedInvoice } from '../../../support/anIssuedInvoice';
import { renderPage } from '../../support/renderPage';

it('the issued invoices are sorted by a press on a heading, and the other way round by the next press', async () => {
  const invoices = [
    anIssuedInvoice('R 10', { vehicle: '' }),
    anIssuedInvoice('R 9', { vehicle: 'Yamaha' }),
    anIssuedInvoice('R 11', { vehicle: 'BMW' }),
  ];
  const { user } = await renderPage(paths.issuedInvoices, {
    as: 'seller',
    before: ({ container }) =>
      void jest.spyOn(container.get<IssuedInvoices>(IssuedInvoices), 'list').mockResolvedValue(success(invoices)),
  });
  const table = within(await screen.findByRole('table'));
  const numbers = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['R 10', 'R 9', 'R 11']);

  const press = (name: string) => user.click(table.getByRole('button', { name }));
  await press('Number');
  expect(numbers()).toEqual(['R 9', 'R 10', 'R 11']);
  expect(table.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('ascending');
  await press('Number');
  expect(numbers()).toEqual(['R 11', 'R 10', 'R 9']);
  expect(table.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('descending');

  await press('Vehicle');
  expect(numbers()).toEqual(['R 11', 'R 9', 'R 10']);
  expect(table.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBeNull();
});
