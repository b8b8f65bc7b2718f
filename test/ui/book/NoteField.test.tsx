/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { axeFindings } from '../support/axeFindings';
import { expandedRow, isAuctionOfOthers } from '../support/expandedRow';
import { answersArrive, renderPage } from '../support/renderPage';

describe('the note of an offer', () => {
  it('is marked in a table of offers', async () => {
    const { at } = await renderPage('/browsing/browse', {
      before: ({ appearance }) => runInAction(() => appearance.chooseLayout('browse', 'table')),
    });
    await screen.findByRole('table');
    const [hashId] = at.list('browse').ids;
    await act(() => at.container.get(Book).change('notes', hashId!, () => 'Chain is new'));
    await screen.findByText('Note: Chain is new');
    expect(document.querySelector(`[data-offer="${hashId}"]`)!.textContent).toContain('Note: Chain is new');
  });

  it('is stored as it is typed, is there on the page of the offer, and is gone when it is emptied', async () => {
    const { at, user } = await renderPage('/browsing/browse');
    const { offer, row } = await expandedRow(at, isAuctionOfOthers);
    await user.click(await row.findByRole('button', { name: 'Note' }));
    await user.type(row.getByRole('textbox', { name: 'Note' }), 'Chain is new');
    await answersArrive();
    const stored = async () => {
      const record = await at.twins.book.read(at.session.dealerKey, 'notes', offer.hashId);
      return record.ok && record.value?.value;
    };
    expect(await stored()).toBe('Chain is new');
    await user.click(row.getByRole('link', { name: `Open offer ${offer.hashId}` }));
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    const note = await price.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    expect(note.value).toBe('Chain is new');
    expect(note.maxLength).toBe(2000);
    expect(await axeFindings()).toEqual([]);
    await user.clear(note);
    await answersArrive();
    expect(await stored()).toBeUndefined();
  });
});
