import * as fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { euros } from '../../../src/domain/shared/Money';
import type { SheetCell, SheetRow } from '../../../src/domain/shared/Sheet';
import { ExcelSpreadsheets } from '../../../src/infrastructure/excel/ExcelSpreadsheets';
import { zip } from '../../../src/infrastructure/excel/zipInPage';

/** What another library reads from the file: a text, a number, a date or an empty cell. */
async function readBack(rows: readonly SheetRow[]): Promise<readonly (readonly unknown[])[]> {
  const written = await new ExcelSpreadsheets().write(rows);
  if (!written.ok) throw new Error('No file was written');
  const [sheet] = await readExcelFile(Buffer.from(await written.value.arrayBuffer()), { trim: false });
  return sheet?.data ?? [];
}

describe('an Excel file', () => {
  it.each([
    '12/2026',
    '0017',
    '01067',
    '12345678901234567',
    '+49 170 1234567',
    '=1+1',
    '-2',
    '1e5',
    'WB10A0104FZ000001',
  ])('keeps the text %j as a text', async text => {
    expect(await readBack([['Column'], [text]])).toEqual([['Column'], [text]]);
  });

  it('has numbers for amounts and numbers, and dates for dates', async () => {
    const at = new Date(2026, 10, 26, 9, 5).getTime();
    const row = [{ amount: euros(-1234.56) }, 12_000, { date: '2026-11-26' }, { at }, null];
    const [, cells] = await readBack([['Amount', 'Mileage', 'Date', 'Time', 'Nothing'], row]);
    const [amount, mileage, date, time, nothing] = cells!;
    expect([amount, mileage, nothing]).toEqual([-1234.56, 12_000, null]);
    expect(date).toEqual(new Date('2026-11-26T00:00Z'));
    expect(Math.abs((time as Date).getTime() - Date.parse('2026-11-26T09:05Z'))).toBeLessThan(1000);
  });

  it('leaves out signs that XML cannot contain', async () => {
    expect(await readBack([['a\u0000b'], ['c\u0008\ud800d\ufffe']])).toEqual([['ab'], ['cd']]);
  });

  it('keeps every text and every amount, cell by cell', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '0', '/', '=', '<', '&', '"', "'", ' ', 'ß', 'ł', '😀', '_') });
    const anyCell: fc.Arbitrary<SheetCell> = fc.oneof(
      text.filter(said => said !== ''),
      fc.integer(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyCell, anyCell), { minLength: 1, maxLength: 20 }), async body => {
        expect(await readBack([['One', 'Two'], ...body])).toEqual([['One', 'Two'], ...body]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('zip', () => {
  it('needs no worker for a large file', () => {
    const worker = jest.fn();
    Object.assign(globalThis, { Worker: worker });
    const done = jest.fn();
    zip({ 'large.xml': new Uint8Array(1_000_000) }, done);
    expect(done).toHaveBeenCalledWith(null, expect.any(Uint8Array));
    expect(worker).not.toHaveBeenCalled();
  });
});
