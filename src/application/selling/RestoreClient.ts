import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { changedClientFields, emptyClientForm, keptClientForm } from '../../domain/selling/ClientForm';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { clientDraftPlace } from './EditClientForm';
import { KeepUnsentClients } from './KeepUnsentClients';
import { UnsentClientStore } from './UnsentClientStore';

const PLACE = clientDraftPlace('new');

/** Makes an unsent client the draft of the create form; a draft that is there already changes places with it. */
@injectable()
export class RestoreClient {
  private underWay = false;

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(KeepUnsentClients) private readonly keepUnsent: KeepUnsentClients,
  ) {}

  async execute(key: number): Promise<void> {
    const entry = this.unsent.waiting.find(waiting => waiting.key === key);
    if (!entry || this.underWay) return;
    this.underWay = true;
    const { draftsKey } = this.session;
    const half = keptClientForm(await this.drafts.read(draftsKey, PLACE));
    await this.drafts.keep(draftsKey, PLACE, changedClientFields(entry.form, emptyClientForm));
    runInAction(() => {
      this.unsent.ended(key);
      if (half) this.unsent.added({ ...emptyClientForm, ...half }, { step: 'setAside' });
    });
    await this.keepUnsent.keep();
    this.underWay = false;
  }

  async discard(key: number): Promise<void> {
    runInAction(() => this.unsent.ended(key));
    await this.keepUnsent.keep();
  }
}
