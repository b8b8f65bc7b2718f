/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { answersArrive, renderPage } from '../../support/renderPage';

describe('a row of the browse list', () => {
  it('sends the amount that was typed, and thanks for the bid', async () => {
    const { at, user, passes } = await renderPage('/browsing/browse');
    const row = (await screen.findAllByRole('article'))[0]!;
    const { id } = at.offer(at.list('browse').ids[0]!);
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    await user.type(await within(row).findByRole('textbox', { name: 'Your offer' }), '4250');
    // A button that spends money ignores presses for a moment after it appears.
    await passes(600);
    await user.click(within(row).getByRole('button', { name: 'Place bid' }));
    await answersArrive();
    expect(at.sent('bid')).toEqual([`bid ${id} 425000`]);
    expect(row.textContent).toContain('Your bid has been placed.');
  });
});
