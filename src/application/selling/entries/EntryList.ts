import { runInAction } from 'mobx';
import { success } from '../../../domain/shared/Result';
import { ConfirmedWrite } from '../../outcomes/ConfirmedWrite';
import type { Writes } from '../../outcomes/Writes';
import type { Clock } from '../../ports/Clock';
import type { SellingEntries } from '../../ports/SellingEntries';
import { findRow } from './findRow';
import { PagedRows } from './PagedRows';
import { PagedSearch, PerPage } from './PagedSearch';

export interface EntryListOptions<Row extends { readonly id: unknown }> {
  readonly clock: Clock;
  readonly writes: Writes;
  readonly rows: PagedRows<Row>;
  readonly port: Pick<SellingEntries<Row, never>, 'list' | 'remove'>;
  /** For the list. The picker has pages of its own length. */
  readonly perPage: number;
  /** Asks the server whether the entry is gone. Without it, the list is read. */
  readonly isGone?: (id: Row['id'], signal: AbortSignal) => Promise<boolean>;
  readonly onRemoved: (row: Row) => void;
}

/** One kind of entry, such as clients: its rows for a page and for a picker, and the removal of an entry. */
export class EntryList<Row extends { readonly id: unknown }> {
  readonly list: PagedSearch<Row>;
  readonly picker: PagedSearch<Row>;
  readonly removal: ConfirmedWrite<Row>;

  constructor(options: EntryListOptions<Row>) {
    const { rows, port, writes, onRemoved } = options;
    const isUnlisted = async (id: Row['id'], signal: AbortSignal) =>
      (await findRow({ port, fits: row => row.id === id }, signal)) === false;
    const { isGone = isUnlisted } = options;
    this.list = new PagedSearch(rows, options);
    this.picker = new PagedSearch(new PagedRows(rows.textOf), {
      ...options,
      perPage: PerPage.picker,
      searchesAll: true,
    });
    this.removal = new ConfirmedWrite({
      writes,
      // An entry that is already gone counts as removed.
      send: async ({ id }) => {
        const answer = await port.remove(id);
        return !answer.ok && answer.failure.reason === 'notFound' ? success(undefined) : answer;
      },
      check: ({ id }, signal) => isGone(id, signal),
      onDone: onRemoved,
      reread: () => this.reload(),
    });
  }

  /** Fetches the first page once, unless a page was fetched before. */
  async ensure(): Promise<void> {
    const { hasArrived, status } = this.list.pages;
    if (!hasArrived && status.step !== 'loading') await this.list.turnTo(1);
  }

  /** The dealer has left the page of the list. */
  leave(): void {
    runInAction(() => {
      this.list.leave();
      this.removal.leave();
    });
  }

  /** Fetches the list again after a write, if it was fetched before. */
  async reload(): Promise<void> {
    const { hasArrived, status } = this.list.pages;
    if (hasArrived || status.step === 'loading') await this.list.reload();
  }
}
