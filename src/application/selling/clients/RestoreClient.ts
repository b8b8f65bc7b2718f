import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { changedClientFields, emptyClientForm, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import { Clock } from '../../ports/Clock';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { clientDraftKey } from './EditClientForm';
import { KeepUnsentClients } from './KeepUnsentClients';
import { UnsentClientStore } from './UnsentClientStore';

const PLACE = clientDraftKey('new');

/** Moves an unsent client into the form for a new client. An existing draft of that form becomes an unsent client. */
@injectable()
export class RestoreClient {
  private underWay = false;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(Clock) private readonly clock: Clock,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(KeepUnsentClients) private readonly keepUnsent: KeepUnsentClients,
  ) {}

  async execute(key: number): Promise<void> {
    const entry = this.unsent.waiting.find(waiting => waiting.key === key);
    if (!entry || this.underWay) return;
    this.underWay = true;
    const draft = keptClientForm(await this.drafts.read(PLACE));
    // The order of these writes keeps both drafts stored at every moment.
    if (draft) await this.setAside({ ...emptyClientForm, ...draft });
    await this.drafts.keep(PLACE, changedClientFields(entry.form, emptyClientForm));
    await this.discard(key);
    this.underWay = false;
  }

  async discard(key: number): Promise<void> {
    runInAction(() => this.unsent.ended(key));
    await this.keepUnsent.keep(key);
  }

  private setAside(form: ClientForm): Promise<void> {
    const key = runInAction(() => this.unsent.added(form, { step: 'setAside' }, this.clock.now()));
    return this.keepUnsent.keep(key);
  }
}
