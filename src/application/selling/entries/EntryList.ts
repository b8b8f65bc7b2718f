import { makeAutoObservable, runInAction } from 'mobx';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { success } from '../../../domain/shared/Result';
import type { Writes, WriteStatus } from '../../outcomes/Writes';
import type { Clock } from '../../ports/Clock';
import type { SellingEntries } from '../../ports/SellingEntries';
import { findRow } from './findRow';
import { PagedRows } from './PagedRows';
import { PagedSearch } from './PagedSearch';

export interface EntryListOptions<Row extends { readonly id: unknown }> {
  readonly clock: Clock;
  readonly write: Writes;
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
  readonly removal = new Removal<Row>();

  constructor(private readonly options: EntryListOptions<Row>) {
    const { rows } = options;
    this.list = new PagedSearch(rows, options);
    this.picker = new PagedSearch(new PagedRows(rows.textOf), {
      ...options,
      perPage: PerPage.picker,
      searchesAll: true,
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
      this.removal.left();
    });
  }

  /** Asks the dealer before the entry is removed. */
  askRemoval(row: Row): void {
    this.removal.asked(row);
  }

  /** Does nothing while the removal is being sent. */
  cancelRemoval(): void {
    this.removal.cancelled();
  }

  /** Removes the entry after the dealer confirms it. An entry that is already gone counts as removed. */
  async remove(): Promise<void> {
    const { removal } = this;
    const { row } = removal;
    if (row === null || removal.writing.step === 'sending') return;
    const { port, write, isGone = (id, signal) => this.isUnlisted(id, signal), onRemoved } = this.options;
    const send = async () => {
      const answer = await port.remove(row.id);
      return !answer.ok && answer.failure.reason === 'notFound' ? success(undefined) : answer;
    };
    removal.sent();
    const onLost = () => removal.answerLost();
    const answer = await write.send({ send, check: signal => isGone(row.id, signal), onLost });
    runInAction(() => {
      if (!answer.ok) return removal.failed(answer.failure);
      removal.succeeded(row);
      onRemoved(row);
    });
    // If the outcome is unknown, the list shows it.
    if (answer.ok || leavesOutcomeOpen(answer.failure)) await this.reload();
  }

  /** Fetches the list again after a write, if it was fetched before. */
  async reload(): Promise<void> {
    const { hasArrived, status } = this.list.pages;
    if (hasArrived || status.step === 'loading') await this.list.reload();
  }

  private async isUnlisted(id: Row['id'], signal: AbortSignal): Promise<boolean> {
    const { port } = this.options;
    return (await findRow({ port, fits: row => row.id === id }, signal)) === false;
  }
}

/** The dialog that asks before a row is removed. */
class Removal<Row> {
  row: Row | null = null;
  /** The last removed row, for the confirmation message. */
  removed: Row | null = null;
  writing: WriteStatus = { step: 'idle' };

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  asked(row: Row): void {
    if (this.writing.step === 'sending') return;
    this.row = row;
    this.removed = null;
    this.writing = { step: 'idle' };
  }

  sent(): void {
    this.writing = { step: 'sending' };
  }

  answerLost(): void {
    this.writing = { step: 'sending', isAnswerLost: true };
  }

  failed(failure: Failure): void {
    this.writing = { step: 'failed', failure };
  }

  /** Does nothing while the removal is being sent. */
  cancelled(): void {
    if (this.writing.step !== 'sending') this.closed();
  }

  succeeded(row: Row): void {
    this.closed();
    this.removed = row;
  }

  /** The page is left. */
  left(): void {
    this.cancelled();
    this.removed = null;
  }

  private closed(): void {
    this.row = null;
    this.writing = { step: 'idle' };
  }
}
