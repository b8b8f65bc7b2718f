/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { answersArrive, renderPage } from '../../support/renderPage';

const DEAD_TIME = 600;

describe('the review of several raises', () => {
  it('sends nothing by Enter, neither in an amount nor on the tick of an unusual one', async () => {
    const { at, user, passes } = await renderPage('/purchasing/my-bets');
    await user.click(await screen.findByRole('button', { name: 'Raise several' }));
    const [one, other] = await screen.findAllByRole('checkbox', { name: 'Raise' });
    await user.click(one!);
    await user.click(other!);
    await user.click(await screen.findByRole('button', { name: 'Review 2 raises' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Raises' }));
    await passes(DEAD_TIME);

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

    await user.click(panel.getByRole('button', { name: 'Place 2 bids' }));
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(2);
  });
});
