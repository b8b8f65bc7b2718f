/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, type PageOptions, renderPage } from '../../support/renderPage';
import { savedFiles, sheetsOf, textOf } from '../../support/savedFiles';

async function openExport(options: PageOptions = {}) {
  const page = await renderPage(paths.dealBoard, { offers: 600, ...options });
  const files = savedFiles();
  await page.user.click(await screen.findByRole('button', { name: /^Export/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  const save = async () => {
    await page.user.click(dialog.getByRole('button', { name: 'Save file' }));
    await answersArrive();
  };
  const choose = (field: string, option: string) =>
    page.user.selectOptions(dialog.getByRole('combobox', { name: field }), option);
  return { ...page, files, dialog, save, choose };
}

describe('the export', () => {
  it('saves the deals for a spreadsheet, with the names of the columns and words instead of codes', async () => {
    const { at, files, save, dialog } = await openExport();
    await save();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^paddock-Deals-\d{4}-\d\d-\d\d\.xlsx$/)]);
    const [sheet] = await sheetsOf(files[0]!.blob);
    const [head = [], ...rows] = sheet!.rows;
    expect(sheet!.name).toBe('Deals');
    const column = (name: string) => rows.map(row => row[head.indexOf(name)]);
    expect(column('Offer number')).toEqual(at.list('inRealization').ids);
    expect(column('Vehicle type')).toEqual(expect.arrayContaining(['Motorbike']));
    expect(column('Vehicle type')).not.toContain('AgriculturalMachine');
    expect(column('Price (€)')).toEqual(expect.arrayContaining([{ amount: expect.any(Number) as number }]));
    expect(dialog.getByText(`Saved ${rows.length} rows.`)).toBeTruthy();
  });

  it('says that the code for the file could not be loaded', async () => {
    const { at, files, save, dialog } = await openExport();
    at.twins.spreadsheets.failure = { reason: 'offline' };
    await save();
    expect(dialog.getByText('No file was saved.')).toBeTruthy();
    expect(dialog.queryByText(/^Saved/)).toBeNull();
    expect(files).toEqual([]);
  });

  it('says beside the button that the device could not make the Excel file, and still saves a CSV file', async () => {
    const { at, files, save, choose, dialog } = await openExport();
    at.twins.spreadsheets.failure = { reason: 'notMade' };
    await save();
    expect(dialog.getByText(/^This device could not make the Excel file/)).toBeTruthy();
    await choose('Format', 'CSV for other programs');
    await save();
    expect(dialog.queryByText('No file was saved.')).toBeNull();
    expect(files).toHaveLength(1);
  });

  it('saves the deals for other programs, with the names of the columns', async () => {
    const { at, files, save, choose, dialog } = await openExport();
    await choose('Format', 'CSV for other programs');
    await save();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^paddock-Deals-\d{4}-\d\d-\d\d\.csv$/)]);
    const text = await textOf(files[0]!.blob);
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(rows.map(row => row['Offer number'])).toEqual(at.list('inRealization').ids);
    expect(dialog.getByText(`Saved ${rows.length} rows.`)).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('names the period in the name of the file, because a part must not pass for the whole', async () => {
    const { at, files, save, choose } = await openExport();
    const [key = ''] = at.list('inRealization').ids;
    const boughtAt = at.twins.clock.now();
    await at.twins.book.put(at.session.dealerKey, 'purchaseTimes', [{ key, changedAt: 1, value: { boughtAt } }]);
    await choose('Period', 'This month');
    await save();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^paddock-Deals-This-month-\d{4}-\d\d-\d\d\.xlsx$/),
    ]);
  });

  it('says that there is nothing to save, and saves no file', async () => {
    const { files, save, choose, dialog } = await openExport();
    await choose('What', 'Bids placed here');
    await save();
    expect(dialog.getByText('There is nothing to save.')).toBeTruthy();
    expect(files).toEqual([]);
  });

  it('has the clients of a dealer who sells', async () => {
    const buyer = await openExport();
    const kinds = () => buyer.dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(kinds()).not.toContain('Clients');
  });

  it('says that the rows could not be read', async () => {
    const { at, save, files, dialog } = await openExport();
    at.twins.line.failNext({ reason: 'timedOut' });
    await save();
    expect(dialog.getByText('No file was saved.')).toBeTruthy();
    expect(files).toEqual([]);
  });
});
