import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import type { WholeList } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { Draft, Drafts } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { FormDialog } from '../../forms/FormDialog';
import type { SellingEntries } from '../../ports/SellingEntries';
import { Resource } from '../../shared/Resource';
import { EntryList, type EntryListOptions } from './EntryList';
import { findRow, newRow } from './findRow';

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
