/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { euros } from '../../../src/domain/shared/Money';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { plainRow, withRows } from '../support/withRows';

/** The tiles of the landing screen, on which the server tells these motorbikes. */
async function tilesOf(...changes: Parameters<typeof withRows>[1]) {
  await renderPage('/', withRows('home', changes));
  return within(await screen.findByRole('region', { name: 'Motorbikes' })).findAllByRole('article');
}

describe('the landing screen', () => {
  it('can be loaded again if it could not be loaded', async () => {
    const faults = new Faults();
    faults.fail('home');
    const { user } = await renderPage('/', faults.options);
    const notice = await screen.findByRole('alert');
    within(notice).getByText('The home page could not be loaded.');
    faults.over();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Motorbikes' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a tile of the landing screen', () => {
  it('shows the amount that counts for the dealer, its name and the standing', async () => {
    const withBids = { ...plainRow, highestBid: euros(5000), bidsCount: 2 };
    const tiles = await tilesOf(
      plainRow,
      withBids,
      { ...withBids, ownBid: euros(4000) },
      { ...withBids, ownBid: euros(5000) },
      { ...withBids, ownBid: euros(4000), buyNowPrice: euros(9900) },
    );
    const shown = tiles.map(tile => {
      const price = tile.querySelector<HTMLElement>('[data-standing]')!;
      const [standing, amount] = [...price.children].map(part => part.textContent?.replace(/\s+/g, ' '));
      return [price.dataset.standing, standing, amount];
    });
    expect(shown).toEqual([
      ['noBids', 'No bids yet · from 50 €', 'First offer–'],
      ['notBidding', '2 bids', 'Highest bid5 000 €'],
      ['outbid', 'Outbid', 'Highest bid5 000 €'],
      ['leading', 'You’re leading', 'Your offer5 000 €'],
      ['outbid', 'Outbid · 5 000 €', 'Buy now9 900 €'],
    ]);
  });

  it('shows whether the seller decides or has rejected, and nothing otherwise', async () => {
    const tiles = await tilesOf(
      { ...plainRow, contractStatus: 'waiting' },
      { ...plainRow, contractStatus: 'rejected' },
      plainRow,
    );
    const marks = tiles.map(tile => tile.querySelector('[data-status]')?.textContent?.trim());
    expect(marks).toEqual(['Seller decides', 'Rejected', undefined]);
  });
});
