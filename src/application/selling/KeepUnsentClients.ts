import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { emptyClientForm, keptClientForm } from '../../domain/selling/ClientForm';
import { Drafts } from '../ports/Drafts';
import { SessionStore } from '../session/SessionStore';
import { UnsentClientStore } from './UnsentClientStore';

const PLACE = 'unsentClients';

/** A client whose creation is under way or failed outlives a reload, with all that was typed. */
@injectable()
export class KeepUnsentClients {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
  ) {}

  /** Once for as long as the page lives. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  async keep(): Promise<void> {
    // Those of the last visit must have come back first, or they would be lost here.
    await this.restore();
    if (!this.session.dealer || this.session.leaving) return;
    const forms = this.unsent.entries.map(({ form }) => form);
    if (forms.length > 0) await this.drafts.keep(this.session.draftsKey, PLACE, forms);
    else await this.drafts.discard(this.session.draftsKey, PLACE);
  }

  private async bringBack(): Promise<void> {
    const kept = await this.drafts.read(this.session.draftsKey, PLACE);
    const forms = (Array.isArray(kept) ? kept : []).flatMap(form => keptClientForm(form) ?? []);
    runInAction(() => forms.forEach(form => this.unsent.added({ ...emptyClientForm, ...form }, { step: 'unknown' })));
  }
}
