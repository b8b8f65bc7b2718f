import { inject, injectable } from 'inversify';
import { changedClientFields, emptyClientForm } from '../../../domain/selling/clients/ClientForm';
import { Book } from '../../book/Book';
import { TypedInput } from '../../drafts/TypedInput';
import { KeepUnsentClients } from './KeepUnsentClients';
import { UnsentClientStore } from './UnsentClientStore';

/** Moves an unsent client into the form for a new client. An existing draft of that form becomes an unsent client. */
@injectable()
export class RestoreClient {
  private underWay = false;

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(TypedInput) private readonly input: TypedInput,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(KeepUnsentClients) private readonly keepUnsent: KeepUnsentClients,
  ) {}

  async execute(key: number): Promise<void> {
    const unsent = this.unsent.clients.find(client => client.key === key);
    if (!unsent || this.underWay) return;
    this.underWay = true;
    const draft = await this.book.find('clientForms', 'new');
    // The order of these writes keeps both drafts stored at every moment.
    if (draft) await this.keepUnsent.add({ ...emptyClientForm, ...draft }, { step: 'setAside' }).kept;
    await this.input.keep('clientForms', 'new', changedClientFields(unsent.form, emptyClientForm));
    await this.keepUnsent.end(key);
    this.underWay = false;
  }
}
