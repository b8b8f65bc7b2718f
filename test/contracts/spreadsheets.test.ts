import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { euros, toEuros } from '../../src/domain/shared/Money';
import { type NamedSheet, type SheetCell, type SheetRow, wallClock } from '../../src/domain/shared/Sheet';
import { ExcelSpreadsheets } from '../../src/infrastructure/excel/ExcelSpreadsheets';
import { InMemorySpreadsheets } from '../twins/BrowserTwins';

type ReadCell = string | number | Date | null;

interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

/** What another library reads: a text, a number, a date or an empty cell. */
async function readExcel(file: Buffer): Promise<readonly ReadSheet[]> {
  return (await readExcelFile(file, { trim: false })).map(({ sheet, data }) => ({ name: sheet, rows: data }));
}

const readJson = (file: Buffer): Promise<readonly ReadSheet[]> =>
  Promise.resolve(
    (JSON.parse(file.toString()) as readonly NamedSheet[]).map(({ name, rows }) => ({
      name,
      rows: rows.map(row => row.map(valueOf)),
    })),
  );

/** What a spreadsheet holds in the cell. It has no time zone, and shows the clock of the reader. */
function valueOf(cell: SheetCell): ReadCell {
  if (cell === null || cell === '') return null;
  if (typeof cell !== 'object') return cell;
  if ('amount' in cell) return toEuros(cell.amount);
  return new Date('date' in cell ? `${cell.date}T00:00Z` : `${wallClock(cell.at).replace(' ', 'T')}Z`);
}

/** Spreadsheets hold a time as a fraction of a day. */
const toSeconds = (cell: unknown): unknown =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

const texts = [
  '12/2026',
  '0017',
  '01067',
  '12345678901234567',
  '+49 170 1234567',
  '=1+1',
  '-2',
  '1e5',
  ' ß',
  '',
  '<&"\'',
];

const anyCell: fc.Arbitrary<SheetCell> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: fc.constantFrom('a', '0', '/', '=', '<', '&', '"', "'", ' ', 'ß', 'ł', '😀', '_') }),
  fc.integer(),
  fc.integer({ min: -1e9, max: 1e9 }).map(cents => ({ amount: euros(cents / 100) })),
  fc.integer({ min: 0, max: 20_000 }).map(day => ({ date: new Date(day * 86_400_000).toISOString().slice(0, 10) })),
  fc.integer({ min: 0, max: 2e9 }).map(seconds => ({ at: seconds * 1000 })),
  fc.constant(null),
);

describe.each([
  ['ExcelSpreadsheets', new ExcelSpreadsheets(), readExcel],
  ['InMemorySpreadsheets', new InMemorySpreadsheets(), readJson],
])('%s as Spreadsheets', (_name, spreadsheets, read) => {
  it('writes a file that holds the tables under their names, each cell with the type of its value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyCell, anyCell), { minLength: 1, maxLength: 20 }), async body => {
        const rows: readonly SheetRow[] = [['One', 'Two', 'End'], ...body.map(cells => [...cells, 'end'])];
        const sheets = [
          { name: 'Register', rows },
          { name: 'Käufe', rows: rows.slice(0, 1) },
        ];
        const written = await spreadsheets.write(sheets);
        if (!written.ok) throw new Error('No file was written');
        const found = await read(Buffer.from(await written.value.arrayBuffer()));
        expect(found.map(sheet => ({ ...sheet, rows: sheet.rows.map(row => row.map(toSeconds)) }))).toEqual(
          sheets.map(sheet => ({ ...sheet, rows: sheet.rows.map(row => row.map(cell => toSeconds(valueOf(cell)))) })),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('shortens a name that Excel would refuse, and names each sheet once', async () => {
    const names = [
      'Rechnungsausgangsbuch-2026-10-Differenzbesteuert',
      'Rechnungsausgangsbuch-2026-10-Differenz',
      'A & B',
    ];
    const written = await spreadsheets.write(
      [...names, "'09/2026 [1]*'", 'a & b'].map(name => ({ name, rows: [['One']] })),
    );
    if (!written.ok) throw new Error('No file was written');
    const found = await read(Buffer.from(await written.value.arrayBuffer()));
    expect(found.map(({ name }) => name)).toEqual([
      'Rechnungsausgangsbuch-2026-10-D',
      'Rechnungsausgangsbuch-2026 (2)',
      'A & B',
      '09-2026 -1',
      'a & b (2)',
    ]);
  });
});
