/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { SeenOffers } from '../../../../src/application/offers/seen/SeenOffers';
import type { SeenOffer } from '../../../../src/domain/offers/SeenOffer';
import { DAY } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { renderPage } from '../../support/renderPage';

const name = 'Prices seen on this device';

const looks: readonly SeenOffer[] = [
  { at: DAY, highestBid: euros(0), buyNowPrice: euros(4900), bidsCount: 0 },
  { at: 2 * DAY, highestBid: euros(4100), buyNowPrice: euros(4600), bidsCount: null },
];

/** The page of an offer that this device has seen with these figures. */
async function anOfferSeen(seen: readonly SeenOffer[]) {
  const page = await renderPage(paths.browse);
  const hashId = page.at.list('browse').ids[0]!;
  act(() => runInAction(() => page.at.container.get(SeenOffers).recalled(hashId, seen)));
  const [tile] = await screen.findAllByRole('article');
  await page.user.click(within(tile!).getAllByRole('link')[0]!);
  await screen.findByRole('region', { name: 'Price' });
  return page;
}

describe('the prices that this device saw of an offer', () => {
  it('are listed on a press, the newest first', async () => {
    const { user } = await anOfferSeen(looks);
    await user.click(await screen.findByRole('button', { name }));
    const region = screen.getByRole('region', { name });
    const rows = within(region)
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(rows).toEqual([
      ['4\u00a0100\u00a0€', '4\u00a0600\u00a0€', '–'],
      ['–', '4\u00a0900\u00a0€', '0'],
    ]);
    const dates = within(region).getAllByRole('rowheader');
    for (const date of dates) expect(date.textContent).toMatch(/^[1-3] Jan 1970 \d\d:\d\d$/);
    expect(await axeFindings(region)).toEqual([]);
  });

  it('are listed from the first record on', async () => {
    await anOfferSeen(looks.slice(0, 1));
    await screen.findByRole('button', { name });
  });

  it('are left out if none was seen', async () => {
    await anOfferSeen([{ at: DAY, highestBid: euros(0), buyNowPrice: euros(0), bidsCount: 0 }]);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
