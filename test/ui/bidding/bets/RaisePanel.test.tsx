/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { RaiseTicks } from '../../../../src/application/bidding/raise/RaiseTicks';
import { Book } from '../../../../src/application/book/Book';
import { offerName } from '../../../../src/domain/offers/Offer';
import { euros, moneyText } from '../../../../src/domain/shared/Money';
import { axeFindings } from '../../support/axeFindings';
import { descriptionOf } from '../../support/descriptionOf';
import { Faults } from '../../support/Faults';
import { answersArrive, renderPage } from '../../support/renderPage';

const DEAD_TIME = 600;

describe('the review of several raises', () => {
  it('names of each offer the number, the own bid, the highest bid, the minimum price and the limit', async () => {
    const { at, user } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [tick] = await screen.findAllByRole('checkbox', { name: /^Raise: / });
    expect(screen.getByRole('button', { name: 'Review raises' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(tick!);
    const [offer] = at.container.get(RaiseTicks).tickedIn();
    const { id, hashId, ownBid } = offer!;
    const highestBid = euros(offer!.highestBid / 100 + 100);
    act(() => at.registry.apply({ id, hashId, highestBid, ownBid, minimalPrice: euros(95_200) }));
    await act(() => at.container.get(Book).change('limits', hashId, () => euros(94_000)));
    await user.click(await screen.findByRole('button', { name: 'Review 1 raise' }));
    const item = within(within(await screen.findByRole('dialog', { name: 'Raises' })).getByRole('listitem'));
    expect(item.getByRole('textbox', { name: new RegExp(` · ${hashId}$`) })).toBeTruthy();
    const names = item.getAllByRole('term').map(({ textContent }) => textContent);
    const amounts = item.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\D/g, ''));
    const sums = descriptionOf(screen.getByRole('button', { name: 'Place 1 bid' })).replaceAll('\u00a0', ' ');
    expect(sums).toMatch(/^Total: [\d ]+€\. .*Each bid is binding/);
    const panel = screen.getByRole('dialog', { name: 'Raises' });
    expect(descriptionOf(panel).replaceAll('\u00a0', ' ')).toMatch(/^Total: [\d ]+€\./);
    expect(names).toEqual(['My bid', 'Highest bid', 'Minimum price', 'My limit']);
    expect(amounts).toEqual([`${ownBid! / 100}`, `${highestBid / 100}`, '95200', '94000']);
    act(() => at.registry.apply({ id, hashId, minimalPrice: euros(0) }));
    expect(item.getAllByRole('definition')[2]!.textContent).toBe('–');
    expect(await axeFindings(screen.getByRole('dialog', { name: 'Raises' }))).toEqual([]);
  });

  it('sends nothing by Enter, neither in an amount nor on the tick of an unusual one', async () => {
    const { at, user, passes } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [one, other] = await screen.findAllByRole('checkbox', { name: /^Raise: / });
    await user.click(one!);
    await user.click(other!);
    await user.click(await screen.findByRole('button', { name: 'Review 2 raises' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Raises' }));
    await passes(DEAD_TIME);

    const [said] = panel.getAllByRole('status').filter(({ textContent }) => textContent === '');
    if (!said) throw new Error('No region stands');
    const amount = panel.getAllByRole('textbox')[0]!;
    await user.clear(amount);
    await user.type(amount, '900000{Enter}');
    const tick = panel.getByRole('checkbox', { name: /^Yes, bid 900/ });
    expect(document.activeElement).toBe(tick);
    await user.keyboard('{Enter}');
    await answersArrive();
    expect(at.sent('bid')).toEqual([]);
    await user.click(tick);
    tick.focus();
    await user.keyboard('{Enter}');
    await answersArrive();
    expect(at.sent('bid')).toEqual([]);

    const placed = at.container.get(RaiseTicks).tickedIn();
    await user.click(panel.getByRole('button', { name: 'Place 2 bids' }));
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(2);
    // One sentence for all, which names what has the focus.
    const results = panel.getByRole('group', { name: /^All 2 bids have been placed: 9\d\d\s\d{3}\s€ in all\.$/ });
    expect(document.activeElement).toBe(results);
    expect(within(results).getAllByRole('listitem')).toHaveLength(2);
    // The group has the focus, so each vehicle with its standing is in its description.
    const heard = descriptionOf(results).replaceAll('\u00a0', ' ');
    for (const { hashId } of placed) {
      const vehicle = offerName(at.registry.get(hashId)!);
      const { ownBid } = at.registry.get(hashId)!;
      expect(heard).toContain(
        `${vehicle}: Your bid of ${moneyText(ownBid!, '.').replaceAll('\u00a0', ' ')} has been placed. You’re leading.`,
      );
    }
    expect(within(results).getAllByText('You’re leading.')).toHaveLength(2);
    expect(panel.queryAllByRole('status').filter(({ textContent }) => textContent !== '')).toEqual([]);
    await user.keyboard('{Escape}');
    await answersArrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    const several = screen.getByRole('button', { name: 'Raise several' });
    await waitFor(() => expect(document.activeElement).toBe(several));
    await waitFor(() => expect(several.ariaPressed).toBe('false'));
  });

  it('says all in a region that was there before if the focus is elsewhere', async () => {
    const faults = new Faults();
    const { user, passes } = await renderPage('/purchasing/my-bets', faults.options);
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [one] = await screen.findAllByRole('checkbox', { name: /^Raise: / });
    await user.click(one!);
    await user.click(await screen.findByRole('button', { name: 'Review 1 raise' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Raises' }));
    await passes(DEAD_TIME);
    const standing = panel.getAllByRole('status');
    const answer = faults.hold('bid');
    await user.click(panel.getByRole('button', { name: 'Place 1 bid' }));
    act(() => screen.getByRole('button', { name: 'Raise several' }).focus());
    answer();
    await answersArrive();
    const said = panel.getByText(/^1 bid has been placed: [\d\s]+€ in all\.$/);
    expect(standing).toContain(said.closest('[role=status]'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Raise several' })));
  });

  it('is one press on Enter away from each tick, which sends nothing', async () => {
    const { at, user } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [tick] = await screen.findAllByRole('checkbox', { name: /^Raise/ });
    await user.click(tick!);
    await user.keyboard('{Enter}');
    await answersArrive();
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Raises' }));
    expect(at.sent('bid')).toEqual([]);
  });
});
