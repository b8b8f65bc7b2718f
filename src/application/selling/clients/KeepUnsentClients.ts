import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { emptyClientForm, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { type UnsentClient, UnsentClientStore } from './UnsentClientStore';

const PLACES = 'unsentClient ';

/** Stores clients whose creation is in progress or failed, so that their data survives a reload. */
@injectable()
export class KeepUnsentClients {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
  ) {}

  /** Only the first call reads the storage. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  /** Stores the current state of an entry, or deletes the stored one if the entry is gone. */
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

/**
 * A stored refusal is still known after a reload. A request that was in progress becomes `unknown`, because this page
 * cannot receive its response.
 */
function readState(draft: unknown): UnsentClient['state'] {
  const { state } = draft as { state?: Partial<Record<string, unknown>> };
  if (state?.step === 'setAside') return { step: 'setAside' };
  const { reason, words } = (state?.because ?? {}) as Partial<Record<string, unknown>>;
  if (reason !== 'refused') return { step: 'unknown' };
  return { step: 'failed', because: { reason, status: 422, words: typeof words === 'string' ? words : null } };
}
