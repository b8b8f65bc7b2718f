import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { SheetRow } from '../../domain/shared/Sheet';

/** Writes files for spreadsheet programs. */
export interface Spreadsheets {
  /**
   * An Excel file with one sheet. Each cell has the type of its value, so that the program changes nothing: a text stays
   * a text, also if it looks like a date, a number or a formula. Fails if the code for it cannot be loaded.
   */
  write(rows: readonly SheetRow[]): Promise<Result<Blob, Failure>>;
}

export const Spreadsheets = Symbol('Spreadsheets');
