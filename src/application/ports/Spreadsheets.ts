import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { NamedSheet } from '../../domain/shared/Sheet';

/** Why there is no file: its code cannot be loaded, or this device cannot make it, for example for lack of memory. */
export type SheetFailure =
  Extract<Failure, { readonly reason: 'offline' | 'outdated' }> | { readonly reason: 'notMade' };

/** Writes files for spreadsheet programs. */
export abstract class Spreadsheets {
  /**
   * An Excel file with these sheets. Each cell has the type of its value, so that the program changes nothing: a text stays
   * a text, also if it looks like a date, a number or a formula. The names of the sheets become names that such a program takes.
   */
  abstract write(sheets: readonly NamedSheet[]): Promise<Result<Blob, SheetFailure>>;
}
