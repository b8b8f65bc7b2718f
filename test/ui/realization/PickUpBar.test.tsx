/** @jest-environment jsdom */
import { expandedRow } from '../support/expandedRow';
import { renderPage } from '../support/renderPage';

describe('the row of a deal that awaits the pickup', () => {
  it('has a button that folds it, and does not read as cancelling the purchase', async () => {
    const { at, user } = await renderPage('/purchasing/realization', { offers: 200 });
    const { row } = await expandedRow(
      at,
      ({ realization }) => realization !== null && !realization.vehiclePickedUp && !realization.invoiceCreated,
      'inRealization',
    );
    await row.findByRole('button', { name: 'Confirm pickup' });
    expect(row.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Fold' }));
    expect(row.getByRole('button', { name: 'Details' }).ariaExpanded).toBe('false');
  });

  it('opens the address of the seller in a map', async () => {
    const { at } = await renderPage('/purchasing/realization', { offers: 200 });
    const { offer, row } = await expandedRow(at, ({ realization }) => Boolean(realization?.street), 'inRealization');
    const link = await row.findByRole<HTMLAnchorElement>('link', { name: 'Open in maps' });
    const { street, zipCode, place } = offer.realization!;
    expect(new URL(link.href).searchParams.get('query')).toBe(`${street}, ${zipCode} ${place}`);
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });
});
