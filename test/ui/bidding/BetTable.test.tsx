/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { RaiseTicks } from '../../../src/application/bidding/raise/RaiseTicks';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { nextBid, wholeMinimumBid } from '../../../src/domain/bidding/MinimumBid';
import { bidGap, bidGroups, type BidSection, groupTotal, saysStanding } from '../../../src/domain/bidding/OwnBid';
import { newsKey } from '../../../src/domain/notifications/News';
import { type HashId, offerName } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { betRows } from '../../../src/ui/bidding/bets/betRows';
import { paths } from '../../../src/ui/shared/paths';
import { axeFindings } from '../support/axeFindings';
import { DEAD_TIME } from '../support/DEAD_TIME';
import { goBack } from '../support/goBack';
import { listWidth } from '../support/listWidth';
import { reloaded } from '../support/reloaded';
import { answersArrive, renderPage } from '../support/renderPage';
import { textOf } from '../support/textOf';

describe('BetTable', () => {
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

    it('fill the next minimum into the form beside them by a press, which sends nothing, and are raised by a second one', async () => {
      const { at, user, passes, group } = await betTable();
      const [raise] = within(group).getAllByRole('button', { name: /^Raise to/ });
      const amount = digits(raise!.textContent);
      await user.click(raise!);
      const details = within(await screen.findByRole('region', { name: /^Details: / }));
      const field = await details.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(digits(field.value)).toBe(amount);
      expect(at.sent('bid')).toEqual([]);
      await passes(DEAD_TIME);
      await user.click(details.getByRole('button', { name: /^Place bid/ }));
      await answersArrive();
      expect(at.sent('bid')).toHaveLength(1);
    });

    it('have the figures of a bid at the head of the panel that the row has no room for', async () => {
      listWidth(734);
      const { at, user, group } = await betTable();
      const row = [...group.querySelectorAll<HTMLElement>('[role="row"][data-offer]')].find(
        each => at.registry.get(each.dataset.offer as HashId)!.minimalPrice > 0,
      )!;
      const hashId = row.dataset.offer as HashId;
      await act(() => at.container.get(Book).change('limits', hashId, () => euros(99_000)));
      await user.click(within(row).getByRole('button', { name: /^Details/ }));
      const panel = await screen.findByRole('region', { name: /^Details: / });
      const figures = ['ownBid', 'limit', 'profit', 'minimumPrice'];
      const inRow = figures.filter(figure => row.querySelector(`[data-column="${figure}"]`));
      const atHead = [...panel.querySelectorAll<HTMLElement>('[data-figure]')];
      expect(atHead.map(({ dataset }) => dataset.figure)).toEqual(
        ['ownBid', 'limit', 'minimumPrice'].filter(figure => !inRow.includes(figure)),
      );
      const price = atHead.find(({ dataset }) => dataset.figure === 'minimumPrice')!;
      expect(digits(price.textContent)).toContain(String(at.registry.get(hashId)!.minimalPrice / 100));
    });

    it('have the own bid, the limit and the minimum price at the head of the panel beside rows of two lines', async () => {
      listWidth(392);
      const { at, user, group } = await betTable();
      const row = [...group.querySelectorAll<HTMLElement>('[role="row"][data-offer]')].find(
        each => at.registry.get(each.dataset.offer as HashId)!.minimalPrice > 0,
      )!;
      const hashId = row.dataset.offer as HashId;
      await act(() => at.container.get(Book).change('limits', hashId, () => euros(99_000)));
      await act(() => at.container.get(Book).change('calculations', hashId, () => ({ salePrice: euros(99_000) })));
      await user.click(within(row).getByRole('button', { name: /^Details/ }));
      const panel = await screen.findByRole('region', { name: /^Details: / });
      const atHead = [...panel.querySelectorAll<HTMLElement>('[data-figure]')];
      expect(atHead.map(({ dataset }) => dataset.figure)).toEqual(['ownBid', 'limit', 'profit', 'minimumPrice']);
      const profit = atHead[2]!.querySelector('dt')!.textContent;
      expect(profit).toMatch(/^Profit at /);
      expect(digits(profit)).toBe(String(nextBid(at.registry.get(hashId)!)! / 100));
    });

    it('say by how much they are outbid, and only to a screen reader what their heading says', async () => {
      const { at, group } = await betTable();
      const [first, ...others] = [...group.querySelectorAll<HTMLElement>('[role="row"][data-offer]')];
      const rows = [first!, ...others];
      // Beside the name, because no row knows since when.
      const wordOf = (row: Element) => row.querySelector('[role="rowheader"] [data-said] [title]');
      expect(rows.map(row => wordOf(row)?.textContent)).toEqual(rows.map(() => 'Outbid'));
      expect(rows.map(row => wordOf(row)?.className)).toEqual(rows.map(() => 'visually-hidden'));
      const gapOf = (row: Element) => row.querySelector('[data-column="ownBid"] [title]')?.textContent;
      const gaps = rows.map(({ dataset }) => bidGap(at.registry.get(dataset.offer as HashId)!));
      expect(rows.map(row => euros(Number(digits(gapOf(row) ?? ''))))).toEqual(gaps);
      expect(saysStanding('closed', 'lost')).toBe(false);
      expect(saysStanding('arrived', 'outbid')).toBe(false);
    });

    it('say since when they are outbid if this device saw it', async () => {
      const { at, group } = await betTable();
      const row = group.querySelector<HTMLElement>('[data-offer]')!;
      const offer = at.registry.get(row.dataset.offer as HashId)!;
      expect(row.querySelector('[data-column="standing"] time')).toBeNull();
      const news = { kind: 'outbid', hashId: offer.hashId, name: 'Honda', amount: offer.highestBid } as const;
      const key = newsKey('outbid', offer.hashId, offer.ownBid!);
      act(() => at.container.get(BookStore).shown('news', key, { news, isRead: true }, at.twins.clock.now()));
      expect(row.querySelector('[data-column="standing"] time')?.textContent).toBe('just now');
    });

    it('add up what the next bids of a group are, and the own ones where the dealer leads', async () => {
      const { at, group } = await betTable();
      const offersIn = (rows: Element) =>
        [...rows.querySelectorAll<HTMLElement>('[data-offer]')].map(({ dataset }) =>
          at.registry.get(dataset.offer as HashId)!,
        );
      const nextBids = groupTotal('outbid', offersIn(group))!;
      const text = within(group).getByText(/^next bids .* in all$/).textContent;
      expect(euros(Number(digits(text)))).toBe(nextBids.amount);
      expect(nextBids.amount).toBe(
        offersIn(group).reduce((sum, { highestBid }) => sum + wholeMinimumBid(highestBid), 0),
      );
      const own = offersIn(group).reduce((sum, { ownBid }) => sum + ownBid!, 0);
      expect(groupTotal('leading', offersIn(group))).toEqual({ of: 'ownBids', amount: own });
      expect(groupTotal('closed', offersIn(group))).toBeNull();
    });

    it('have a column for the limits once one of them has a limit, but not under the pointer', async () => {
      const { at, group } = await betTable();
      await answersArrive();
      const [first, second] = [...group.querySelectorAll<HTMLElement>('[data-offer]')];
      expect(columns()).not.toContain('My limit');
      const ownBids = at.container.get(OfferLists).of('ownBids');
      const setLimit = () =>
        at.container.get(BookStore).shown('limits', first!.dataset.offer!, euros(9000), at.twins.clock.now());
      act(() => ownBids.place.useChanged(true));
      act(setLimit);
      expect(columns()).not.toContain('My limit');
      // The new cells are measured a moment later.
      await act(async () => ownBids.place.useChanged(false));
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

    it('says below the rows how much the ticked ones come to, and ticks all of them by one press', async () => {
      const { user, group } = await betTable();
      await user.click(screen.getByRole('button', { name: 'Raise several' }));
      const ticks = await within(group).findAllByRole<HTMLInputElement>('checkbox', { name: /^Raise: / });
      for (const tick of ticks) expect(tick.getAttribute('aria-description')).toMatch(/^Raise to [\d\s]+€$/);
      screen.getByText('Tick the rows that you want to raise.');
      await user.click(screen.getByRole('button', { name: /^Tick all outbid \(\d+\)$/ }));
      expect(ticks.every(({ checked }) => checked)).toBe(true);
      expect(screen.getByText(/^Total [\d\s]+€$/)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Untick all' }));
      expect(ticks.some(({ checked }) => checked)).toBe(false);
    });

    it('are ticked from one row to another by a press with Shift, and fewer by a second one', async () => {
      const { user, ticks, ticked } = await tickedRows();
      await user.click(ticks[1]!);
      await user.keyboard('{Shift>}');
      await user.click(ticks[3]!);
      expect(ticked()).toEqual([1, 2, 3]);
      await user.click(ticks[2]!);
      expect(ticked()).toEqual([1, 2]);
      await user.click(ticks[0]!);
      await user.keyboard('{/Shift}');
      expect(ticked()).toEqual([0, 1]);
    });

    it('are ticked one after the other by the arrows with Shift, and not without it', async () => {
      const { user, ticks, ticked } = await tickedRows();
      act(() => ticks[1]!.focus());
      await user.keyboard('{ArrowDown}');
      expect(ticked()).toEqual([]);
      await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      expect(ticked()).toEqual([1, 2, 3]);
      expect(document.activeElement).toBe(ticks[3]);
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      expect(ticked()).toEqual([1, 2]);
      expect(document.activeElement).toBe(ticks[2]);
    });

    it('are ticked by the arrows with Shift from the row to which `j` has led', async () => {
      const { user, group, ticks, ticked } = await tickedRows();
      act(() => rowsOf(group)[1]!.focus());
      await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      expect(ticked()).toEqual([1, 2, 3]);
      expect(document.activeElement).toBe(ticks[3]);
    });

    it('say how many are chosen and what they come to, in a region that was there before', async () => {
      const { user, group, ticks } = await tickedRows();
      const bar = screen.getByRole('button', { name: 'Review raises' }).parentElement!;
      const said = within(bar).getByRole('status');
      expect(textOf(said)).toBe(
        'Tick the rows that you want to raise. Shift and an arrow tick the next row too. Enter in a tick goes to the review.',
      );
      act(() => rowsOf(group)[1]!.focus());
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      // Only the tick with the focus says itself that it is checked.
      const name = rowsOf(group)[1]!.ariaLabel ?? '';
      expect(textOf(said)).toMatch(new RegExp(`^${name} is ticked too: 2 chosen, Total [\\d\\s]+€$`));
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      expect(said.textContent).toMatch(/^3 chosen, Total [\d\s]+€$/);
      await user.click(ticks[1]!);
      expect(said.textContent).toMatch(/^2 chosen, Total [\d\s]+€$/);
    });

    it('are heard with the name of each figure when the row has the focus', async () => {
      const { group } = await betTable();
      const row = group.querySelector<HTMLElement>('[data-offer]')!;
      act(() => row.focus());
      const said = row.ariaDescription!;
      const figures = [...row.querySelectorAll('[data-number="true"]')].filter(
        ({ textContent }) => textContent !== '–',
      );
      expect(figures.length).toBeGreaterThan(3);
      const names = figures.map(figure => columns()[[...row.children].indexOf(figure)]);
      expect(names).toContain('Highest bid');
      expect(names.filter(name => !said.includes(`${name} `))).toEqual([]);
    });

    it('offers no question about ticked rows that can no longer be raised', async () => {
      const { at, user, group, ticks } = await tickedRows();
      await user.click(ticks[0]!);
      screen.getByRole('button', { name: 'Ask about 1' });
      const { id, hashId, highestBid } = at.registry.get(rowsOf(group)[0]!.dataset.offer as HashId)!;
      act(() => at.registry.apply({ id, hashId, ownBid: highestBid }));
      expect(screen.queryByRole('button', { name: /^Ask about/ })).toBeNull();
    });

    it('are ticked by one press if their next bid is within the limit of the dealer', async () => {
      const { at, user, group, ticks, ticked } = await tickedRows();
      expect(screen.queryByRole('button', { name: /^All with headroom/ })).toBeNull();
      const limits = rowsOf(group)
        .slice(0, 3)
        .map(row => {
          const { hashId, highestBid } = at.registry.get(row.dataset.offer as HashId)!;
          return { hashId, minimum: wholeMinimumBid(highestBid) };
        });
      const keep = at.container.get(Book);
      await act(async () => {
        await keep.keep('limits', limits[0]!.hashId, limits[0]!.minimum);
        await keep.keep('limits', limits[1]!.hashId, (limits[1]!.minimum - 100) as Money);
        await keep.keep('limits', limits[2]!.hashId, (limits[2]!.minimum + 100) as Money);
      });
      await user.click(ticks[1]!);
      // "All" would be untrue: one of them is above its limit.
      screen.getByRole('button', { name: `Tick all outbid within limit (${ticks.length - 1})` });
      expect(screen.queryByRole('button', { name: /^Tick all outbid \(/ })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'All with headroom (2)' }));
      expect(ticked()).toEqual([0, 2]);
    });

    it('are ticked by one press in the group of the outbid bids alone', async () => {
      const { at, user, group, ticks } = await tickedRows();
      const { id, hashId } = at.registry.get(rowsOf(group)[0]!.dataset.offer as HashId)!;
      act(() => at.registry.apply({ id, hashId, contractStatus: 'rejected' }));
      const move = screen.queryByRole('button', { name: 'Sort again' });
      if (move) await user.click(move);
      await user.click(await screen.findByRole('button', { name: `Tick all outbid (${ticks.length - 1})` }));
      const chosen = at.container.get(RaiseTicks);
      expect(chosen.raisableOf([hashId])).toEqual([hashId]);
      expect(chosen.tickedIn().map(offer => offer.hashId)).not.toContain(hashId);
    });

    it('have the same total below the list as in their review, also if an amount is typed in one', async () => {
      const { at, user, group, ticks } = await tickedRows();
      const { hashId, highestBid } = at.registry.get(rowsOf(group)[0]!.dataset.offer as HashId)!;
      act(() => at.typeAmount(hashId, (wholeMinimumBid(highestBid) + 5000) as Money));
      await user.click(ticks[0]!);
      const total = digits(screen.getByText(/^Total /).textContent);
      await user.click(screen.getByRole('button', { name: 'Review 1 raise' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Raises' }));
      expect(digits(dialog.getByText('Total').parentElement!.textContent)).toBe(total);
    });

    it('are no longer ticked once a question about them is sent, and the focus stays below the list', async () => {
      const { user, ticks, ticked } = await tickedRows();
      await user.click(ticks[0]!);
      await user.click(ticks[1]!);
      await user.click(screen.getByRole('button', { name: 'Ask about 2' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Ask about/ }));
      await user.click(dialog.getByRole('button', { name: /^Send 2/ }));
      expect(ticked()).toEqual([0, 1]);
      await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Is it clean?');
      await user.click(dialog.getByRole('button', { name: /^Send 2/ }));
      for (let turn = 0; turn < 4; turn += 1) await answersArrive();
      expect(ticked()).toEqual([]);
      expect(dialog.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual(['sent', 'sent']);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      const review = screen.getByRole('button', { name: 'Review raises' });
      await waitFor(() => expect(document.activeElement).toBe(review));
    });

    it('can only be reviewed below the group that shows them, and are ticked there again', async () => {
      const { user, ticks } = await tickedRows();
      await user.click(ticks[0]!);
      await user.click(chip(/^Leading/));
      await waitFor(() => expect(screen.queryByRole('rowgroup', { name: 'Outbid' })).toBeNull());
      expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /^Ask about/ })).toBeNull();
      await user.click(chip(/^Outbid/));
      await screen.findByRole('button', { name: 'Review 1 raise' });
    });
  });

  /** The ticks of the bids that can be raised, and the places of those that are ticked. */
  async function tickedRows() {
    const page = await betTable();
    await page.user.click(screen.getByRole('button', { name: 'Raise several' }));
    const ticks = await within(page.group).findAllByRole<HTMLInputElement>('checkbox', { name: /^Raise: / });
    const ticked = () => ticks.flatMap(({ checked }, place) => (checked ? [place] : []));
    return { ...page, ticks, ticked };
  }

  /** What is beside the table, and which rows are marked as open. */
  const openRows = () => ({
    beside: [...document.querySelectorAll<HTMLElement>('section[data-offer]')].map(({ dataset }) => dataset.offer),
    marked: [...document.querySelectorAll<HTMLElement>('[role="row"][data-expanded="true"]')].map(
      ({ dataset }) => dataset.offer,
    ),
  });

  /** As a press on a link or on a filter does. */
  const goTo = (address: string) =>
    act(async () => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await answersArrive();
    });

  const rowsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('[role="row"][data-offer]')];
  const groupNamed = (name: string) => screen.findByRole('rowgroup', { name });
  const details = (row: HTMLElement) => within(row).getByRole('button', { name: /^Details: / });
  const chip = (name: RegExp) =>
    within(screen.getByRole('toolbar', { name: 'Your bids by standing' })).getByRole('button', { name });

  describe('a row of the own bids', () => {
    it('has the state of the contract as an icon where its standing is only in the heading of the group', async () => {
      const { at, user, group } = await betTable();
      const offer = at.registry.get(rowsOf(group)[0]!.dataset.offer as HashId)!;
      act(() => at.registry.apply({ ...offer, ownBid: offer.highestBid, contractStatus: 'waiting' }));
      await user.click(chip(/^Seller decides/));
      const [row] = rowsOf(await groupNamed('Seller decides'));
      within(row!).getByRole('img', { name: 'Seller decides' });
    });
  });

  describe('the panel beside the own bids', () => {
    it('is of the marked row, and of no row that was expanded elsewhere', async () => {
      const page = await renderPage(paths.myBets, {
        before: async at => {
          runInAction(() => {
            at.appearance.isWindowWide = true;
            // The table of all offers stays rendered.
            at.appearance.chooseLayout('browse', 'table');
          });
          await at.loadOffers.refresh('ownBids');
          at.visitNotes.keep('expandedRows', at.list('ownBids').ids.slice(0, 5));
        },
      });
      const group = await groupNamed('Outbid');
      expect(openRows()).toEqual({ beside: [], marked: [] });
      const [first, second] = rowsOf(group);
      for (const row of [first!, second!]) {
        await page.user.click(details(row));
        expect(openRows()).toEqual({ beside: [row.dataset.offer], marked: [row.dataset.offer] });
      }
      await page.user.click(details(second!));
      expect(openRows()).toEqual({ beside: [], marked: [] });
    });

    it('does not open by itself after a reload or when the dealer comes back from another page', async () => {
      const page = await betTable();
      const row = rowsOf(page.group)[0]!;
      await page.user.click(details(row));
      await page.user.click(screen.getByRole('link', { name: 'In realization' }));
      await screen.findByRole('heading', { name: 'In realization' });
      await goBack();
      const group = await groupNamed('Outbid');
      expect(openRows()).toEqual({ beside: [], marked: [] });
      await page.user.click(details(rowsOf(group)[0]!));
      await reloaded(page, { before: at => runInAction(() => void (at.appearance.isWindowWide = true)) });
      await groupNamed('Outbid');
      expect(openRows()).toEqual({ beside: [], marked: [] });
    });

    it('follows its row when the list is sorted or pushed, and closes with it when the dealer chooses another group', async () => {
      const { at, user, group } = await betTable();
      const row = rowsOf(group)[0]!;
      const open = row.dataset.offer as HashId;
      await user.click(details(row));
      await user.click(within(screen.getByRole('columnheader', { name: 'Highest bid' })).getByRole('button'));
      expect(openRows()).toEqual({ beside: [open], marked: [open] });
      const offer = at.registry.get(open)!;
      act(() => at.registry.apply({ ...offer, highestBid: euros(987_000) }));
      await answersArrive();
      expect(openRows()).toEqual({ beside: [open], marked: [open] });
      await user.click(chip(/^Leading/));
      await waitFor(() => expect(openRows()).toEqual({ beside: [], marked: [] }));
      await user.click(chip(/^Leading/));
      await groupNamed('Outbid');
      expect(openRows()).toEqual({ beside: [], marked: [] });
    });

    it('stays with its row while a filter shows the row, and closes when a filter hides it', async () => {
      const { at, user, group } = await betTable();
      const nameOf = (row: HTMLElement) => offerName(at.registry.get(row.dataset.offer as HashId)!);
      const [row] = rowsOf(group);
      const other = rowsOf(group).find(each => nameOf(each) !== nameOf(row!))!;
      const open = row!.dataset.offer;
      await user.click(details(row!));
      await goTo(`${paths.myBets}?words=${encodeURIComponent(nameOf(row!))}`);
      await waitFor(() => expect(document.querySelector(`[data-offer="${other.dataset.offer}"]`)).toBeNull());
      expect(openRows()).toEqual({ beside: [open], marked: [open] });
      await goTo(`${paths.myBets}?words=${encodeURIComponent(nameOf(other))}`);
      await waitFor(() => expect(openRows()).toEqual({ beside: [], marked: [] }));
      await goTo(paths.myBets);
      await waitFor(() => expect(document.querySelector(`[role="row"][data-offer="${open}"]`)).not.toBeNull());
      expect(openRows()).toEqual({ beside: [], marked: [] });
    });

    it('stays with its row when the vehicle is sold', async () => {
      const { at, user, group } = await betTable();
      const row = rowsOf(group)[0]!;
      const open = row.dataset.offer as HashId;
      await user.click(details(row));
      act(() => at.registry.apply({ ...at.registry.get(open)!, closed: true, finalPrice: euros(9_000) }));
      // The server of this test does not know of the sale, and would take it back.
      const { beside, marked } = openRows();
      expect([beside, marked.filter(hashId => hashId !== open)]).toEqual([[open], []]);
      expect(screen.queryByRole('button', { name: /^Place bid/ })).toBeNull();
      await answersArrive();
    });

    it('closes when its row leaves the list', async () => {
      const { at, user, group } = await betTable();
      const row = rowsOf(group)[0]!;
      await user.click(details(row));
      act(() => void at.list('ownBids').rowRemoved(row.dataset.offer as HashId));
      await waitFor(() => expect(openRows()).toEqual({ beside: [], marked: [] }));
    });

    it('stays with an amount that is typed in it, and says that the list no longer shows the offer', async () => {
      const { user, group } = await betTable();
      const row = rowsOf(group)[0]!;
      const open = row.dataset.offer as HashId;
      await user.click(within(row).getByRole('button', { name: /^Raise to/ }));
      const panel = within(await screen.findByRole('region', { name: /^Details: / }));
      expect(panel.queryByText('This list no longer shows this offer.')).toBeNull();
      await user.click(chip(/^Leading/));
      await waitFor(() => expect(openRows().marked).toEqual([]));
      expect(openRows().beside).toEqual([open]);
      panel.getByText('This list no longer shows this offer.');
      await user.click(panel.getByRole('button', { name: 'Close' }));
      expect(openRows().beside).toEqual([]);
    });

    it('leaves an amount in its row when another row is opened', async () => {
      const { user, group } = await betTable();
      const [first, second] = rowsOf(group);
      const raise = within(first!).getByRole('button', { name: /^Raise to/ });
      const amount = digits(raise.textContent);
      await user.click(raise);
      expect(within(first!).queryByText(/typed$/)).toBeNull();
      await user.click(details(second!));
      expect(digits(within(first!).getByText(/typed$/).textContent)).toBe(amount);
      expect(openRows()).toEqual({ beside: [second!.dataset.offer], marked: [second!.dataset.offer] });
    });

    it('has the number of the offer with its link in its head, because several vehicles have one name', async () => {
      const { user, group } = await betTable();
      const row = rowsOf(group)[0]!;
      const number = row.dataset.offer!;
      await user.click(details(row));
      const head = within((await screen.findByRole('region', { name: /^Details: / })).querySelector('header')!);
      head.getByText(number);
      head.getByRole('link', { name: `Open offer ${number}` });
    });
  });
});

describe('betRows', () => {
  const HEADING = 56;
  const ROW = 400;

  /** Sections of some groups in their order, each with at least one offer. */
  const anySections = fc
    .subarray([...bidGroups])
    .chain(groups => fc.tuple(...groups.map(group => fc.integer({ min: 1, max: 20 }).map(count => ({ group, count })))))
    .map(sections =>
      sections.map(({ group, count }): BidSection => ({
        group,
        ids: Array.from({ length: count }, (_, at) => `${group}-${at}` as HashId),
      })),
    );

  const Heading = () => null;
  const rowsOf = (sections: readonly BidSection[], columns: number) =>
    betRows(sections, { Heading, height: HEADING })(NaN, columns, ROW);

  it('has each offer once and in order, and no offers of two groups in one row', () => {
    fc.assert(
      fc.property(anySections, fc.integer({ min: 1, max: 5 }), (sections, columns) => {
        const ids = sections.flatMap(section => section.ids);
        const rows = rowsOf(sections, columns);
        expect(rows.flatMap(({ from, to }) => ids.slice(from, to))).toEqual(ids);
        for (const { from, to, group } of rows) {
          expect(to - from).toBeLessThanOrEqual(columns);
          const own = sections.find(section => section.group === group)!;
          expect(own.ids).toEqual(expect.arrayContaining(ids.slice(from, to)));
        }
      }),
    );
  });

  it('begins each group with its heading, which makes only this row higher', () => {
    fc.assert(
      fc.property(anySections, fc.integer({ min: 1, max: 5 }), (sections, columns) => {
        const rows = rowsOf(sections, columns);
        for (const [index, { group, heading, height }] of rows.entries()) {
          const isFirst = rows[index - 1]?.group !== group;
          expect(heading !== undefined).toBe(isFirst);
          expect(height).toBe(isFirst ? ROW + HEADING : ROW);
        }
      }),
    );
  });

  it('has no row before the list has been measured', () => {
    expect(rowsOf([{ group: 'outbid', ids: ['MB-1' as HashId] }], 0)).toEqual([]);
  });
});
