import { runInAction } from 'mobx';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import { type Result, success } from '../../../domain/shared/Result';
import type { Draft, Drafts } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { FormDialog } from '../../forms/FormDialog';
import { ConfirmedWrite } from '../../outcomes/ConfirmedWrite';
import type { Writes } from '../../outcomes/Writes';
import type { Clock } from '../../ports/Clock';
import type { SellingEntries } from '../../ports/SellingEntries';
import { Resource } from '../../shared/Resource';
import { findRow, newRow } from './findRow';
import { PagedRows } from './PagedRows';
import { PagedSearch, PerPage } from './PagedSearch';

interface EntryListOptions<Row extends { readonly id: unknown }> {
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

interface EntryOptions<Row extends { readonly id: unknown }, Values extends object, New, Choice> extends Omit<
  EntryListOptions<Row>,
  'isGone' | 'onRemoved'
> {
  readonly drafts: Drafts;
  readonly port: SellingEntries<Row, New>;
  readonly empty: Values;
  readonly draftOf: (key: string) => Draft<Partial<Values>>;
  readonly askChoices: () => Promise<Result<WholeList<Choice>, Failure>>;
  /** The data to send. Null if something is missing. */
  readonly dataOf: (values: Values) => New | null;
  readonly isSame: (one: New, other: New) => boolean;
  /** The search text that finds the entry, if the server searches. */
  readonly queryOf?: (entry: New) => string;
}

/** One kind of entry that a dialog adds or edits, such as motorbikes. */
export class Entries<
  Row extends New & { readonly id: unknown },
  Values extends object,
  New,
  Choice,
> extends EntryList<Row> {
  readonly dialog: FormDialog<Values, Row['id']>;
  /** The choices that the form contains. They are read once per page load. */
  readonly choices: Resource<WholeList<Choice>>;

  constructor(private readonly options: EntryOptions<Row, Values, New, Choice>) {
    super({ ...options, onRemoved: ({ id }) => options.draftOf(String(id)).replace(null) });
    const { empty, draftOf, drafts, clock, askChoices } = options;
    this.choices = new Resource(askChoices);
    this.dialog = new FormDialog({
      empty,
      formOf: (initial, key) => new Form({ empty, draft: draftOf(key), isLockedBySending: true }, initial),
      drafts,
      clock,
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.choices.ensure(), this.list.reload()]);
  }

  /** Saves the new or changed entry in the dialog. */
  async save(): Promise<void> {
    const { form, id } = this.dialog;
    const data = form && this.options.dataOf(form.values);
    if (!form || data === null) return;
    const write = id === null ? this.addition(data) : this.change(id, data);
    const isSaved = await form.submit(onSending => this.options.writes.send({ ...write, onSending }));
    if (isSaved) this.dialog.close();
    // If the outcome is unknown, the list shows it.
    if (isSaved || (form.failure && leavesOutcomeOpen(form.failure))) await this.reload();
  }

  private addition(data: New) {
    const { port, isSame, queryOf } = this.options;
    return newRow<Row, New>({ port, data, query: queryOf?.(data), fits: row => isSame(row, data) });
  }

  private change(id: Row['id'], data: New) {
    const { port, isSame, queryOf } = this.options;
    const fits = (row: Row) => row.id === id && isSame(row, data);
    return {
      send: () => port.change(id, data),
      check: async (signal: AbortSignal) => (await findRow({ port, query: queryOf?.(data), fits }, signal)) === true,
    };
  }
}
