/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

it('a row with the focus says each step of its deal apart', async () => {
  const { at } = await renderPage(paths.inRealization, { offers: 600 });
  act(() => at.appearance.chooseLayout('inRealization', 'table'));
  const table = await screen.findByRole('table', { name: 'In realization' });
  const [list] = await within(table).findAllByRole('list', { name: 'Steps' });
  const row = list!.closest<HTMLElement>('[role="row"]')!;
  act(() => row.focus());
  expect(row.ariaDescription?.replace(/\s/g, ' ')).toBe(
    '2026 · 2 060 km, Bought: reached, Contract: reached, Transport: open, Pickup: next, Invoice: open, ' +
      'Arrange the pickup, Price 6 300 €, Commission 315 €, Total 6 615 €',
  );
});
