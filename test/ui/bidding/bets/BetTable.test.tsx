/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { BookStore } from '../../../../src/application/book/BookStore';
import { OfferLists } from '../../../../src/application/offers/list/OfferLists';
import { saysStanding } from '../../../../src/domain/bidding/OwnBid';
import { newsKey } from '../../../../src/domain/notifications/News';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { DEAD_TIME } from '../../support/DEAD_TIME';
import { answersArrive, renderPage } from '../../support/renderPage';

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

async function betTable() {
  const page = await renderPage(paths.myBets, {
    before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
  });
  await screen.findByRole('table', { name: 'My bets' });
  const group = await screen.findByRole('rowgroup', { name: 'Outbid' });
  return { ...page, group };
}

describe('the own bids as a table', () => {
  it('are in groups with counts in a wide window, until the dealer wants tiles', async () => {
    const { user, group } = await betTable();
    const { length } = group.querySelectorAll('[data-offer]');
    within(group).getByRole('heading', { name: `Outbid ${length}` });
    expect(await axeFindings()).toEqual([]);
    const head = screen.getByRole('heading', { name: 'My bets' }).closest('header')!;
    await user.click(within(head).getByRole('button', { name: 'Fewer columns' }));
    await screen.findByRole('region', { name: 'Outbid' });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('fill the next minimum into the form beside them by a press, and send nothing', async () => {
    const { at, user, group } = await betTable();
    const [raise] = within(group).getAllByRole('button', { name: /^Raise to/ });
    const amount = digits(raise!.textContent);
    await user.click(raise!);
    const details = within(await screen.findByRole('region', { name: /^Details: / }));
    const field = await details.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(digits(field.value)).toBe(amount);
    expect(at.sent('bid')).toEqual([]);
  });

  it('are raised in two presses: fill in and place', async () => {
    const { at, user, passes, group } = await betTable();
    await user.click(within(group).getAllByRole('button', { name: /^Raise to/ })[0]!);
    const details = within(await screen.findByRole('region', { name: /^Details: / }));
    const place = await details.findByRole('button', { name: /^Place bid/ });
    await passes(DEAD_TIME);
    await user.click(place);
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(1);
  });

  it('do not repeat the words of their groups in sight, and do so in the last group, which has several', async () => {
    const { at, group } = await betTable();
    expect(columns()).not.toContain('Standing');
    const offer = at.registry.get(group.querySelector<HTMLElement>('[data-offer]')!.dataset.offer as HashId)!;
    const news = { kind: 'outbid', hashId: offer.hashId, name: 'Honda', amount: offer.highestBid } as const;
    const key = newsKey('outbid', offer.hashId, offer.ownBid!);
    act(() => at.container.get(BookStore).shown('news', key, { news, isRead: true }, at.twins.clock.now()));
    expect(columns()).toContain('Standing');
    const wordOf = (row: Element) => row.querySelector('[data-column="standing"] [title]');
    const rows = [...group.querySelectorAll('[role="row"][data-offer]')];
    expect(rows.map(row => wordOf(row)?.textContent)).toEqual(rows.map(() => 'Outbid'));
    expect(rows.map(row => wordOf(row)?.className)).toEqual(rows.map(() => 'visually-hidden'));
    expect(saysStanding('closed', 'lost')).toBe(false);
    expect(saysStanding('arrived', 'outbid')).toBe(false);
  });

  it('have a column for the limits once one of them has a limit, but not under the pointer', async () => {
    const { at, group } = await betTable();
    await answersArrive();
    const [first, second] = [...group.querySelectorAll<HTMLElement>('[data-offer]')];
    expect(columns()).not.toContain('My limit');
    const ownBids = at.container.get(OfferLists).of('ownBids');
    const setLimit = () =>
      at.container.get(BookStore).shown('limits', first!.dataset.offer!, euros(9000), at.twins.clock.now());
    act(() => ownBids.useChanged(true));
    act(setLimit);
    expect(columns()).not.toContain('My limit');
    // The new cells are measured a moment later.
    await act(async () => ownBids.useChanged(false));
    expect(columns()).toContain('My limit');
    const limitOf = (row: Element) => row.querySelector('[data-column="limit"]')?.textContent;
    expect([limitOf(first!), limitOf(second!)]).toEqual([expect.stringContaining('9'), '–']);
  });

  it('are sorted within their groups', async () => {
    const { user } = await betTable();
    await user.click(within(screen.getByRole('columnheader', { name: 'Highest bid' })).getByRole('button'));
    for (const group of screen.getAllByRole('rowgroup').slice(1)) {
      const bids = [...group.querySelectorAll('[data-column="highestBid"]')].map(cell =>
        Number(digits(cell.textContent)),
      );
      const known = bids.filter(bid => bid > 0);
      expect(known).toEqual([...known].sort((one, other) => one - other));
    }
  });

  it('can be ticked to raise several', async () => {
    const { user, group } = await betTable();
    await user.click(screen.getByRole('button', { name: 'Raise several' }));
    const ticks = await within(group).findAllByRole('checkbox', { name: 'Raise' });
    await user.click(ticks[0]!);
    await user.click(screen.getByRole('button', { name: 'Review 1 raise' }));
    await screen.findByRole('dialog', { name: 'Raises' });
  });

  it('says below the rows how much the ticked ones come to, and ticks all of them by one press', async () => {
    const { user, group } = await betTable();
    await user.click(screen.getByRole('button', { name: 'Raise several' }));
    const ticks = await within(group).findAllByRole<HTMLInputElement>('checkbox', { name: 'Raise' });
    screen.getByText('Tick the rows that you want to raise.');
    await user.click(screen.getByRole('button', { name: /^Tick all \(\d+\)$/ }));
    expect(ticks.every(({ checked }) => checked)).toBe(true);
    expect(screen.getByText(/^Total [\d\s]+€$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Untick all' }));
    expect(ticks.some(({ checked }) => checked)).toBe(false);
  });
});
