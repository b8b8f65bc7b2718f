/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { type Handover, newHandover } from '../../../src/domain/handover/Handover';
import { paths } from '../../../src/ui/shared/paths';
import { aHandover } from '../../support/aHandover';
import { renderPage } from '../support/renderPage';

const file = { format: 'paddock-book', version: 1, exportedAt: 1, records: { notes: [{ key: 'MB-1' }] } };

describe('the page of own data', () => {
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
