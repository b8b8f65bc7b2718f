import readExcelFile from 'read-excel-file/node';
import { failed } from '../../../src/domain/shared/Result';
import type { SheetRow } from '../../../src/domain/shared/Sheet';
import { ExcelSpreadsheets } from '../../../src/infrastructure/excel/ExcelSpreadsheets';
import { zip } from '../../../src/infrastructure/excel/fflateInPage';

/** What another library reads from the file: a text, a number, a date or an empty cell. */
async function readBack(rows: readonly SheetRow[]): Promise<readonly (readonly unknown[])[]> {
  const written = await new ExcelSpreadsheets().write([{ name: 'All', rows }]);
  if (!written.ok) throw new Error('No file was written');
  const [sheet] = await readExcelFile(Buffer.from(await written.value.arrayBuffer()), { trim: false });
  return sheet?.data ?? [];
}

describe('an Excel file', () => {
  it('leaves out characters that XML cannot contain', async () => {
    expect(await readBack([['a\u0000b'], ['c\u0008\ud800d\ufffe']])).toEqual([['ab'], ['cd']]);
  });

  it('is a failure if the device cannot make the file', async () => {
    const blob = jest.spyOn(globalThis, 'Blob').mockImplementation(() => {
      throw new RangeError('Out of memory');
    });
    const written = await new ExcelSpreadsheets().write([{ name: 'All', rows: [['a']] }]);
    blob.mockRestore();
    expect(written).toEqual(failed({ reason: 'notMade' }));
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
