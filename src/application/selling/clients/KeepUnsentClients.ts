import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { emptyClientForm, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { type UnsentClient, UnsentClientStore } from './UnsentClientStore';

const PLACES = 'unsentClient ';

/** A client whose creation is under way or failed outlives a reload, with all that was typed. */
@injectable()
export class KeepUnsentClients {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
  ) {}

  /** Once for as long as the page lives. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  /** As it is now: one that is held no more is not kept either. */
  keep(key: number): Promise<void> {
    const entry = this.unsent.entries.find(held => held.key === key);
    return this.drafts.keep(PLACES + key, entry ? { ...entry.form, state: entry.state } : null);
  }

  private async bringBack(): Promise<void> {
    const kept = await this.drafts.readAll(PLACES);
    runInAction(() => {
      for (const [key, draft] of kept) {
        const form = keptClientForm(draft);
        if (form) this.unsent.restored(Number(key), { ...emptyClientForm, ...form }, readState(draft));
      }
    });
  }
}

/** A refusal is known after a reload too; a call whose answer this page cannot receive any more ends as unknown. */
function readState(draft: unknown): UnsentClient['state'] {
  const { state } = draft as { state?: Partial<Record<string, unknown>> };
  if (state?.step === 'setAside') return { step: 'setAside' };
  const { reason, words } = (state?.because ?? {}) as Partial<Record<string, unknown>>;
  if (reason !== 'refused') return { step: 'unknown' };
  return { step: 'failed', because: { reason, status: 422, words: typeof words === 'string' ? words : null } };
}
