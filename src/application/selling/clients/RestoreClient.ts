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

/** Makes an unsent client the draft of the create form; a draft that is there already changes places with it. */
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
    const half = keptClientForm(await this.drafts.read(PLACE));
    // At no time is one of the two kept nowhere.
    if (half) await this.setAside({ ...emptyClientForm, ...half });
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
