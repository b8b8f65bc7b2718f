/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { OwnPurchases } from '../../../src/application/bidding/deal/OwnPurchases';
import { PickupTour } from '../../../src/application/board/PickupTour';
import type { HashId } from '../../../src/domain/offers/Offer';
import { HOUR } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { paths } from '../../../src/ui/shared/paths';
import { listWidth } from '../support/listWidth';
import { renderPage } from '../support/renderPage';

const hashIdOf = (element: HTMLElement) => element.dataset.offer as HashId;

async function tilesOfDeals() {
  const page = await renderPage(paths.inRealization, { offers: 600 });
  const [press] = await screen.findAllByRole('button', { name: 'Arrange the pickup' });
  return { ...page, tile: press!.closest('article')! };
}

describe('the tile of a deal', () => {
  it('has its steps, who has to act, and the press that comes next', async () => {
    const { tile } = await tilesOfDeals();
    within(tile).getByRole('list', { name: 'Steps' });
    within(tile).getByText('Your turn');
    expect(screen.getAllByText('The carrier brings the vehicle').length).toBeGreaterThan(0);
    const tiles = screen.getAllByRole('article');
    const presses = /^(Order transport|Arrange the pickup|Confirm pickup|Go to invoices|Ask support)$/;
    for (const each of tiles)
      expect(
        [...each.querySelectorAll<HTMLElement>('a, button')].filter(({ textContent }) =>
          presses.test(textContent.trim()),
        ),
      ).toHaveLength(1);
  });

  it('says until when the dealer has to act, as far as the time of the purchase is known', async () => {
    const { tile, at } = await tilesOfDeals();
    const purchases = at.container.get(OwnPurchases);
    const ago = (hours: number) => at.twins.clock.now() - hours * HOUR;
    act(() => purchases.found(hashIdOf(tile), { seenAt: ago(1) }));
    within(tile).getByText(/^Your turn: by \d.* \d\d:\d\d at the latest$/);
    act(() => purchases.found(hashIdOf(tile), { boughtAt: ago(3) }));
    within(tile).getByText(/^Your turn: by \d.* \d\d:\d\d$/);
  });

  it('says that the time to arrange the pickup is over', async () => {
    const { tile, at } = await tilesOfDeals();
    const boughtAt = at.twins.clock.now() - 49 * HOUR;
    act(() => at.container.get(OwnPurchases).found(hashIdOf(tile), { boughtAt }));
    within(tile).getByText(/^Your turn: the 48 hours are over$/);
  });
});

it('a row of the deals on a phone says when the tour picks up the vehicle', async () => {
  listWidth(390);
  const { at } = await renderPage(paths.inRealization, {
    offers: 600,
    before: ({ appearance }) => appearance.chooseLayout('inRealization', 'table'),
  });
  const [press] = await screen.findAllByRole('button', { name: 'Arrange the pickup' });
  const row = press!.closest<HTMLElement>('[role=row]')!;
  const stops = [hashIdOf(row)];
  act(() =>
    at.container.get(PickupTour).change(plan => ({ ...plan, stops, date: '2026-12-04' as LocalDate, times: {} })),
  );
  await within(row).findByText(/^Pickup Fri,? 4 Dec$/, { selector: 'span' });
});
