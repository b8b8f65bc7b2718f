/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { type Handover, newHandover } from '../../../src/domain/handover/Handover';
import { paths } from '../../../src/ui/shared/paths';
import { aHandover } from '../../support/aHandover';
import { axeFindings } from '../support/axeFindings';
import { expandedRow, isAuctionOfOthers } from '../support/expandedRow';
import { answersArrive, renderPage } from '../support/renderPage';

describe('the page of own data', () => {
  const file = { format: 'paddock-book', version: 1, exportedAt: 1, records: { notes: [{ key: 'MB-1' }] } };

  it('refuses a file that cannot be imported, and says why', async () => {
    const { user } = await renderPage(paths.data);
    const isEmpty = () => screen.findByText(/^Nothing is kept yet\./);
    await isEmpty();
    for (const [content, reason] of [
      ['{', 'The file is damaged or has a different format.'],
      ['{}', 'The file does not contain data from Paddock.'],
      [JSON.stringify({ ...file, version: 99 }), 'The file comes from a newer version of Paddock.'],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      await user.upload(input!, new File([content], 'paddock.json', { type: 'application/json' }));
      const said = await screen.findByText(text => text.startsWith(`Nothing was imported. ${reason}`));
      expect(said.closest('[role="alert"]')).toBeTruthy();
    }
    await isEmpty();
  });

  it('says before the export how large the photos make the file', async () => {
    await renderPage(paths.data, {
      before: async ({ twins, session }) => {
        const bytes = new Uint8Array(1_500_000);
        await twins.kept.keep(session.dealerKey, 'handoverPhotos', 'MB-1 1', { line: 'vin', bytes });
      },
    });
    expect(await screen.findByText(/^The exported file contains 1 photo of handovers, about 2\sMB\.$/)).toBeTruthy();
    expect(screen.getByText('Photos of handovers')).toBeTruthy();
  });

  it('lists each handover with its photos and their size, and leads to its record', async () => {
    const photos = [1, 2].map(id => ({ id: String(id), line: 'vin', bytes: 300_000 }) as const);
    await renderPage(paths.data, {
      before: async ({ twins, session }) => {
        const keep = (hashId: string, handover: Handover) =>
          twins.kept.keep(session.dealerKey, 'handovers', hashId, handover);
        await keep('MB-1', { ...aHandover, photos });
        await keep('MB-2', newHandover(aHandover.statement));
        await keep('MB-3', aHandover);
      },
    });
    const table = await screen.findByRole('table', { name: 'Handovers by vehicle' });
    const rows = within(table)
      .getAllByRole('row')
      .map(row => row.textContent);
    expect(rows.filter(row => row.includes('MB-'))).toHaveLength(2);
    expect(rows.find(row => row.includes('MB-1'))).toMatch(/2about 600\skB$/);
    const link = within(table).getByRole('link', { name: 'MB-1' });
    expect(link.getAttribute('href')).toBe('/purchasing/board/handover/MB-1');
  });

  it('says how many entries of a file cannot be read, and leaves them out', async () => {
    const { user } = await renderPage(paths.data);
    await screen.findByText(/^Nothing is kept yet\./);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(input!, new File([JSON.stringify(file)], 'paddock.json', { type: 'application/json' }));
    await screen.findByText(/^1\sentry could not be read and is left out\.$/);
  });

  it('imports a file that is dropped on the page or pasted', async () => {
    await renderPage(paths.data);
    await screen.findByText(/^Nothing is kept yet\./);
    const files = [new File(['{'], 'paddock.json', { type: 'application/json' })];
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
    await screen.findByText(/^Nothing was imported\. The file is damaged/);
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['{}'], 'other.json')] } });
    await screen.findByText(/^Nothing was imported\. The file does not contain data/);
  });

  it('leaves a file to the field into which it is pasted', async () => {
    await renderPage(paths.data);
    await screen.findByText(/^Nothing is kept yet\./);
    const field = document.body.appendChild(document.createElement('textarea'));
    const files = [new File(['{'], 'picture.json')];
    expect(fireEvent.paste(field, { clipboardData: { files } })).toBe(true);
    field.remove();
    expect(screen.queryByText(/^Nothing was imported/)).toBeNull();
  });

  it('is not replaced by a file that is dragged over it', async () => {
    await renderPage(paths.data);
    await screen.findByText(/^Nothing is kept yet\./);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });
});

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
