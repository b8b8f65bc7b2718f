import { inject, injectable } from 'inversify';
import { changedClientFields, emptyClientForm, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { clientDraftKey } from './EditClientForm';
import { KeepUnsentClients } from './KeepUnsentClients';
import { UnsentClientStore } from './UnsentClientStore';

const DRAFT_KEY = clientDraftKey('new');

/** Moves an unsent client into the form for a new client. An existing draft of that form becomes an unsent client. */
@injectable()
export class RestoreClient {
  private underWay = false;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(KeepUnsentClients) private readonly keepUnsent: KeepUnsentClients,
  ) {}

  async execute(key: number): Promise<void> {
    const unsent = this.unsent.clients.find(client => client.key === key);
    if (!unsent || this.underWay) return;
    this.underWay = true;
    const draft = keptClientForm(await this.drafts.read(DRAFT_KEY));
    // The order of these writes keeps both drafts stored at every moment.
    if (draft) await this.keepUnsent.add({ ...emptyClientForm, ...draft }, { step: 'setAside' }).kept;
    await this.drafts.keep(DRAFT_KEY, changedClientFields(unsent.form, emptyClientForm));
    await this.keepUnsent.end(key);
    this.underWay = false;
  }
}
