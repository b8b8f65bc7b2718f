/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { KeepInBook } from '../../../../src/application/book/KeepInBook';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';

describe('the page of lost bids', () => {
  it('shows each lost bid against the final price, the medians, and from how many sales they are', async () => {
    const { at, user } = await renderPage(paths.lostBids, { offers: 200 });
    await act(() => at.loadOffers.refresh('sold'));
    const lost = at
      .list('sold')
      .ids.map(id => at.offer(id))
      .find(({ finalPrice, realization }) => (finalPrice ?? 0) > euros(3000) && realization === null)!;
    const amount = (lost.finalPrice! - euros(100)) as Money;
    const bid = { hashId: lost.hashId, amount, placedAt: 0 };
    await act(() => at.container.get(KeepInBook).execute('placedBids', lost.hashId, bid));
    await user.click(screen.getByRole('button', { name: 'Compare with the sales' }));
    await answersArrive();
    expect(screen.getByText(/^1 lost bid among [\d ]+ sales\./)).toBeTruthy();
    const table = within(screen.getByRole('region', { name: 'Lost bids' }));
    const row = within(table.getByRole('row', { name: new RegExp(lost.label1) }));
    expect(row.getByText(/^100 € · \d\.\d%$/)).toBeTruthy();
    expect(row.getByText('Less than 5%')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Median miss per line' })).getByText('100 €')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('says that no bid from here was lost', async () => {
    const { user } = await renderPage(paths.lostBids);
    await user.click(await screen.findByRole('button', { name: 'Compare with the sales' }));
    await answersArrive();
    expect(screen.getByText(/^0 lost bids among/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
