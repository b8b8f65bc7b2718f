import type { Failure } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { ChoiceList } from './ChoiceList';
import { EntryEditing, type EntryEditingOptions } from './EntryEditing';
import { EntryList, type EntryListOptions } from './EntryList';
import { type AskPage, findRow, newRow } from './findRow';

interface EntryPort<Id, New> {
  add(entry: New): Promise<Result<void, Failure>>;
  change(id: Id, entry: New): Promise<Result<void, Failure>>;
  remove(id: Id): Promise<Result<void, Failure>>;
}

interface EntryOptions<Row extends { readonly id: unknown }, Form extends object, New, Choice>
  extends Omit<EntryListOptions<Row>, 'remove' | 'isGone' | 'onRemoved'>, EntryEditingOptions<Form> {
  readonly port: EntryPort<Row['id'], New>;
  /** The choices that the form contains. */
  readonly choices: ChoiceList<Choice>;
  readonly askChoices: () => Promise<Result<WholeList<Choice>, Failure>>;
  /** The data to send. Null if something is missing. */
  readonly dataOf: (form: Form) => New | null;
  readonly isSame: (one: New, other: New) => boolean;
  /** The search text that finds the entry. */
  readonly queryOf: (entry: New) => string;
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
    super({
      ...entries,
      remove: id => entries.port.remove(id),
      isGone: async (id, signal) => (await findRow(this.ask(signal), row => row.id === id)) === false,
      onRemoved: ({ id }) => this.dialog.forget(id),
    });
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
    const ask = (signal: AbortSignal) => this.ask(signal, queryOf(data));
    return newRow({ ask, fits: row => isSame(row, data), add: () => port.add(data) });
  }

  private change(id: Row['id'], data: New) {
    const { port, isSame, queryOf } = this.entries;
    const isChanged = (row: Row) => row.id === id && isSame(row, data);
    return {
      send: () => port.change(id, data),
      check: async (signal: AbortSignal) => (await findRow(this.ask(signal, queryOf(data)), isChanged)) === true,
    };
  }

  private ask(signal: AbortSignal, query = ''): AskPage<Row> {
    return (page, perPage) => this.entries.ask({ page, perPage, query }, signal);
  }
}
