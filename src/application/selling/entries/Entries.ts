import { runInAction } from 'mobx';
import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { FormDrafts } from '../../drafts/FormDrafts';
import type { FormEditingOptions } from '../../drafts/FormEditing';
import type { SendWrite } from '../../outcomes/SendWrite';
import type { Clock } from '../../ports/Clock';
import { EntryEditing } from './EntryEditing';
import type { EntryForm } from './EntryForm';
import { type AskPage, findRow } from './findRow';
import { ListAndPicker, type ListAndPickerRows } from './ListAndPicker';
import { newRow } from './newRow';
import type { AskRows } from './PagedSearch';
import type { Removal } from './Removal';
import { removeEntry, writeEntry } from './writeEntry';

interface EntryPort<Id, New> {
  add(entry: New): Promise<Result<void, Failure>>;
  change(id: Id, entry: New): Promise<Result<void, Failure>>;
  remove(id: Id): Promise<Result<void, Failure>>;
}

export interface EntryTools {
  readonly drafts: FormDrafts;
  readonly clock: Clock;
  readonly write: SendWrite;
}

interface EntryStore<Row extends { readonly id: unknown }, Form extends object> extends ListAndPickerRows<Row> {
  readonly entry: EntryForm<Form, Row['id']>;
  readonly removal: Removal<Row>;
}

interface EntryOptions<Row extends { readonly id: unknown }, Form extends object, New> {
  readonly collection: FormEditingOptions<Form>['collection'];
  readonly port: EntryPort<Row['id'], New>;
  readonly ask: AskRows<Row>;
  /** For the list. The picker has pages of its own length. */
  readonly perPage: number;
  /** Loads the choices that the form contains. */
  readonly loadChoices: () => Promise<void>;
  /** The data to send. Null if something is missing. */
  readonly dataOf: (form: Form) => New | null;
  readonly isSame: (one: New, other: New) => boolean;
  /** The search text that finds the entry. */
  readonly queryOf: (entry: New) => string;
}

/** One kind of entry, such as motorbikes: its list and picker, the dialog to add or edit an entry, and the removal of an entry. */
export class Entries<Row extends New & { readonly id: unknown }, Form extends object, New> extends ListAndPicker<Row> {
  readonly dialog: EntryEditing<Form, Row['id']>;
  private readonly reload = () => this.list.reload();

  constructor(
    readonly store: EntryStore<Row, Form>,
    private readonly tools: EntryTools,
    private readonly options: EntryOptions<Row, Form, New>,
  ) {
    super(store, tools.clock, options);
    this.dialog = new EntryEditing({ ...tools, entry: store.entry, collection: options.collection });
  }

  async show(): Promise<void> {
    await Promise.all([this.loadChoices(), this.reload()]);
  }

  /** The dealer has left the page of the list. */
  leave(): void {
    runInAction(() => {
      this.list.leave();
      this.cancelRemoval();
    });
  }

  /** Asks the dealer before the entry is removed. */
  askRemoval(row: Row): void {
    this.store.removal.asked(row);
  }

  /** Does nothing while the removal is being sent. */
  cancelRemoval(): void {
    this.store.removal.cancelled();
  }

  loadChoices(): Promise<void> {
    return this.options.loadChoices();
  }

  /** Saves the new or changed entry in the dialog. */
  async save(): Promise<void> {
    const { entry } = this.store;
    const { id } = entry;
    const data = this.options.dataOf(entry.form);
    if (!entry.isOpen || data === null) return;
    await writeEntry(entry, this.tools.write, {
      ...(id === null ? this.addition(data) : this.change(id, data)),
      onDone: () => this.dialog.saved(),
      reload: this.reload,
    });
  }

  /** Removes the entry after the dealer confirms it. */
  async remove(): Promise<void> {
    await removeEntry(this.store.removal, this.tools.write, {
      remove: ({ id }) => this.options.port.remove(id),
      isGone: async ({ id }, signal) => (await findRow(this.ask(signal), row => row.id === id)) === false,
      onRemoved: ({ id }) => this.dialog.forget(id),
      reload: this.reload,
    });
  }

  private addition(data: New) {
    const { port, isSame, queryOf } = this.options;
    const ask = (signal: AbortSignal) => this.ask(signal, queryOf(data));
    return newRow({ ask, fits: row => isSame(row, data), add: () => port.add(data) });
  }

  private change(id: Row['id'], data: New) {
    const { port, isSame, queryOf } = this.options;
    const isChanged = (row: Row) => row.id === id && isSame(row, data);
    return {
      send: () => port.change(id, data),
      look: async (signal: AbortSignal) => (await findRow(this.ask(signal, queryOf(data)), isChanged)) === true,
    };
  }

  private ask(signal: AbortSignal, query = ''): AskPage<Row> {
    return (page, perPage) => this.options.ask({ page, perPage, query }, signal);
  }
}
