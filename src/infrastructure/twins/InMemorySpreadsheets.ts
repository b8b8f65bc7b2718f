import type { SheetFailure, Spreadsheets } from '../../application/ports/Spreadsheets';
import { failed, type Result, success } from '../../domain/shared/Result';
import type { SheetRow } from '../../domain/shared/Sheet';

/** Its files contain the rows as JSON. */
export class InMemorySpreadsheets implements Spreadsheets {
  /** Why no file can be written. */
  failure: SheetFailure | null = null;

  write(rows: readonly SheetRow[]): Promise<Result<Blob, SheetFailure>> {
    return Promise.resolve(
      this.failure ? failed(this.failure) : success(new Blob([JSON.stringify(rows)], { type: 'application/json' })),
    );
  }
}
