import { PerPage } from '../../../domain/selling/entries/PerPage';
import type { Clock } from '../../ports/Clock';
import type { PagedRows } from './PagedRows';
import { type AskRows, PagedSearch } from './PagedSearch';

export interface ListAndPickerRows<Row extends { readonly id: unknown }> {
  readonly list: PagedRows<Row>;
  readonly picker: PagedRows<Row>;
}

/** Loads the same rows for a page and for a picker. */
export class ListAndPicker<Row extends { readonly id: unknown }> {
  readonly list: PagedSearch<Row>;
  readonly picker: PagedSearch<Row>;

  constructor(
    private readonly rows: ListAndPickerRows<Row>,
    clock: Clock,
    { ask, perPage }: { readonly ask: AskRows<Row>; readonly perPage: number },
  ) {
    this.list = new PagedSearch({ rows: rows.list, clock, perPage, ask });
    this.picker = new PagedSearch({ rows: rows.picker, clock, perPage: PerPage.picker, ask });
  }

  /** The rows that this page has shown last. */
  get heldRows(): readonly Row[] {
    return [...this.rows.list.rows, ...this.rows.picker.rows];
  }

  /** Opens the picker at page 1 without a search text. */
  async openPicker(): Promise<void> {
    this.rows.picker.cleared();
    await this.picker.reload();
  }
}
