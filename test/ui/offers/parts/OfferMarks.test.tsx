/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { BookStore } from '../../../../src/application/book/BookStore';
import { SeenOffers } from '../../../../src/application/offers/seen/SeenOffers';
import { TRADING_SETTINGS } from '../../../../src/domain/book/BookRecord';
import { seenAs, type SeenOffer } from '../../../../src/domain/offers/SeenOffer';
import type { VehicleType } from '../../../../src/domain/offers/vehicle/VehicleType';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';
import { plainRow, withRows } from '../../support/withRows';

const aFixedPrice = { ...plainRow, buyNowPrice: euros(4600), highestBid: euros(0), bidsCount: 5 };

/** A row of the browse list that this device last saw with these figures, or never. */
async function aRow(seen: Partial<SeenOffer> | null, vehicleTypes?: readonly VehicleType[]) {
  const { at } = await renderPage(paths.browse, withRows('browse', [aFixedPrice]));
  const row = (await screen.findAllByRole('article'))[0]!;
  const hashId = at.list('browse').ids[0]!;
  const store = at.container.get(SeenOffers);
  act(() =>
    runInAction(() => {
      if (vehicleTypes) at.container.get(BookStore).shown('settings', TRADING_SETTINGS, { vehicleTypes }, 1);
      store.newSince = -Infinity;
      store.recalled(hashId, seen ? [{ ...seenAs(at.offer(hashId), 1), ...seen }] : []);
    }),
  );
  return within(row);
}

describe('a row of the browse list', () => {
  it('says that it is new to this device', async () => {
    (await aRow(null)).getByText('New');
  });

  it('says so only of the vehicle types in which the dealer trades', async () => {
    (await aRow(null, ['Motorbike'])).getByText('New');
    cleanup();
    expect((await aRow(null, ['Camper'])).queryByText('New')).toBeNull();
  });

  it('says what changed since this device showed it, in short and for screen readers in full', async () => {
    const row = await aRow({ buyNowPrice: euros(4900), bidsCount: 2 });
    row.getByText('4 900 → 4 600 € · +3 bids');
    row.getByText('Changed: Buy now 4 600 €, before 4 900 €, +3 bids');
  });

  it('has no mark if nothing changed', async () => {
    const row = await aRow({});
    expect(row.queryByText('New')).toBeNull();
    expect(row.queryByText(/Changed/)).toBeNull();
  });
});
