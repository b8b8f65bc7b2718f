import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import type { SheetFailure, Spreadsheets } from '../../application/ports/Spreadsheets';
import { toEuros } from '../../domain/shared/Money';
import { failed, type Result, success } from '../../domain/shared/Result';
import { type NamedSheet, type SheetCell, sheetNames, type SheetRow, wallClock } from '../../domain/shared/Sheet';

/** In characters. A longer text is shown in full when its cell is selected. */
const WIDEST = 60;

/** What XML cannot contain. Excel refuses to open a file with such a character. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export class ExcelSpreadsheets implements Spreadsheets {
  async write(sheets: readonly NamedSheet[]): Promise<Result<Blob, SheetFailure>> {
    try {
      const names = sheetNames(sheets.map(({ name }) => name));
      return success(await writeExcelFile(sheets.map(({ rows }, at) => excelSheet(names[at]!, rows))).toBlob());
    } catch {
      return failed({ reason: 'notMade' });
    }
  }
}

function excelSheet(name: string, rows: readonly SheetRow[]) {
  const [head = [], ...body] = rows;
  const data = [
    head.map(cell => ({ ...textCell(typeof cell === 'string' ? cell : ''), fontWeight: 'bold' as const })),
    ...body.map(toCells),
  ];
  const columns = head.map((_, index) => ({
    width: Math.min(WIDEST, Math.max(...rows.map(row => shownLength(row[index] ?? null)))) + 2,
  }));
  return { sheet: name, data, columns, stickyRowsCount: 1 };
}

const toCells = (row: SheetRow): Cell[] => row.map(toCell);

function toCell(cell: SheetCell): Cell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return { type: Number, value: cell };
  if ('amount' in cell) return { type: Number, value: toEuros(cell.amount), format: '#,##0.00' };
  if ('date' in cell) return { type: Date, value: new Date(`${cell.date}T00:00Z`), format: 'yyyy-mm-dd' };
  return { type: Date, value: new Date(`${wallClock(cell.at).replace(' ', 'T')}Z`), format: 'yyyy-mm-dd hh:mm' };
}

/** The format makes it stay a text when the dealer edits it. */
const textCell = (text: string) => ({ type: String, value: text.replace(FORBIDDEN, ''), format: '@' });

function shownLength(cell: SheetCell): number {
  if (cell === null) return 0;
  if (typeof cell !== 'object') return String(cell).length;
  if ('amount' in cell) return String(toEuros(cell.amount)).length + 4;
  return 'date' in cell ? 10 : 16;
}
