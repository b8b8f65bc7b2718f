import type { Failure } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { SellingEntries } from '../../ports/SellingEntries';
import type { ChoiceList } from './ChoiceList';
import { EntryEditing, type EntryEditingOptions } from './EntryEditing';
import { EntryList, type EntryListOptions } from './EntryList';
import { findRow, newRow } from './findRow';

interface EntryOptions<Row extends { readonly id: unknown }, Form extends object, New, Choice>
  extends Omit<EntryListOptions<Row>, 'isGone' | 'onRemoved'>, EntryEditingOptions<Form> {
  readonly port: SellingEntries<Row, New>;
  /** The choices that the form contains. */
  readonly choices: ChoiceList<Choice>;
  readonly askChoices: () => Promise<Result<WholeList<Choice>, Failure>>;
  /** The data to send. Null if something is missing. */
  readonly dataOf: (form: Form) => New | null;
  readonly isSame: (one: New, other: New) => boolean;
  /** The search text that finds the entry, if the server searches. */
  readonly queryOf?: (entry: New) => string;
}

/** One kind of entry that a dialog adds or edits, such as motorbikes. */
export class Entries<
  Row extends New & { readonly id: unknown },
  Form extends object,
  New,
  Choice,
> extends EntryList<Row> {
  readonly dialog: EntryEditing<Form, Row['id']>;

  constructor(private readonly entries: EntryOptions<Row, Form, New, Choice>) {
    super({ ...entries, onRemoved: ({ id }) => this.dialog.forget(id) });
    this.dialog = new EntryEditing(entries);
  }

  get choices(): ChoiceList<Choice> {
    return this.entries.choices;
  }

  async show(): Promise<void> {
    await Promise.all([this.loadChoices(), this.list.reload()]);
  }

  /** Loads the choices once per page load. After a failure the next call tries again. */
  async loadChoices(): Promise<void> {
    const { choices, askChoices } = this.entries;
    if (choices.hasArrived || choices.status.step === 'loading') return;
    choices.loadStarted();
    const answer = await askChoices();
    if (answer.ok) choices.arrived(answer.value);
    else choices.loadFailed(answer.failure);
  }

  /** Saves the new or changed entry in the dialog. */
  async save(): Promise<void> {
    const { entry } = this.dialog;
    const { id } = entry;
    const data = this.entries.dataOf(entry.form);
    if (!entry.isOpen || data === null) return;
    await this.write(entry, id === null ? this.addition(data) : this.change(id, data), () => this.dialog.saved());
  }

  private addition(data: New) {
    const { port, isSame, queryOf } = this.entries;
    return newRow<Row, New>({ port, data, query: queryOf?.(data), fits: row => isSame(row, data) });
  }

  private change(id: Row['id'], data: New) {
    const { port, isSame, queryOf } = this.entries;
    const fits = (row: Row) => row.id === id && isSame(row, data);
    return {
      send: () => port.change(id, data),
      check: async (signal: AbortSignal) => (await findRow({ port, query: queryOf?.(data), fits }, signal)) === true,
    };
  }
}
