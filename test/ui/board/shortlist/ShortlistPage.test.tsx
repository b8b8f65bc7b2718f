/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { Book } from '../../../../src/application/book/Book';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { renderPage } from '../../support/renderPage';

describe('the shortlist', () => {
  it('has each liked offer with its price, limits and notes only by a tick, and prints the ticked offers', async () => {
    const { at, user } = await renderPage(paths.liked, { offers: 200 });
    await user.click(await screen.findByRole('link', { name: 'Shortlist' }));
    const list = within(await screen.findByRole('list', { name: 'Shortlist' }));
    await list.findAllByRole('listitem');
    const { ids } = at.list('liked');
    expect(at.list('liked').hasMore).toBe(false);
    const rowOf = (at: number) => document.querySelector<HTMLElement>(`li[data-offer="${ids[at]}"]`)!;
    const keep = at.container.get(Book);
    await act(() => keep.keep('limits', ids[0]!, euros(4321)));
    await act(() => keep.keep('notes', ids[0]!, 'Chain is new'));
    expect(rowOf(0).textContent).not.toMatch(/4 321|Chain is new/);
    await user.click(screen.getByRole('checkbox', { name: 'With my limits and notes' }));
    expect(within(rowOf(0)).getByText('4 321 €')).toBeTruthy();
    expect(within(rowOf(0)).getByText('Chain is new')).toBeTruthy();
    await user.click(within(rowOf(1)).getByRole('checkbox'));
    expect([0, 1, 2].map(place => rowOf(place).dataset.ticked)).toEqual(['true', 'false', 'true']);
    expect(screen.getByText(`${ids.length - 1} offers on the sheet`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print shortlist' }));
    expect(at.twins.browserWindow.prints).toBe(1);
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  it('still leaves out after a reload what the dealer has left out', async () => {
    const page = await renderPage(paths.shortlist, { offers: 200 });
    const list = within(await screen.findByRole('list', { name: 'Shortlist' }));
    const [, second] = await list.findAllByRole('checkbox');
    await page.user.click(second!);
    cleanup();
    await renderPage(paths.shortlist, { beside: page.at });
    const again = within(await screen.findByRole('list', { name: 'Shortlist' }));
    const ticks = await again.findAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.slice(0, 3).map(({ checked }) => checked)).toEqual([true, false, true]);
  });
});
