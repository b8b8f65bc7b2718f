import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { emptyClientForm, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import type { Failure } from '../../../domain/shared/Failure';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { Clock } from '../../ports/Clock';
import { type UnsentClient, UnsentClientStore } from './UnsentClientStore';

const PREFIX = 'unsentClient ';

/** Keeps clients whose creation is in progress or failed. Their data survives a reload. */
@injectable()
export class KeepUnsentClients {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the key of the client. The promise resolves when the client is stored. */
  add(form: ClientForm, state: UnsentClient['state']): { readonly key: number; readonly kept: Promise<void> } {
    const key = runInAction(() => this.unsent.added(form, state, this.clock.now()));
    return { key, kept: this.keep(key) };
  }

  failed(key: number, failure: Failure): Promise<void> {
    runInAction(() => this.unsent.failed(key, failure));
    return this.keep(key);
  }

  /** The client was created, restored or discarded. */
  end(key: number): Promise<void> {
    runInAction(() => this.unsent.ended(key));
    return this.keep(key);
  }

  /** Only the first call reads the storage. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  /** Stores the current state of a client, or deletes the stored one if the client is gone. */
  private keep(key: number): Promise<void> {
    const client = this.unsent.all.find(held => held.key === key);
    return this.drafts.keep(PREFIX + key, client ? { ...client.form, state: client.state } : null);
  }

  private async bringBack(): Promise<void> {
    // A client that was restored or discarded in another tab must not be created from this one too.
    this.drafts.follow(PREFIX, (key, draft) => {
      if (draft === undefined) runInAction(() => this.unsent.ended(Number(key)));
    });
    const kept = await this.drafts.readAll(PREFIX);
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
  // Earlier versions stored `because` and `words`.
  const { reason, message, words } = (state?.failure ?? state?.because ?? {}) as Partial<Record<string, unknown>>;
  if (reason !== 'refused') return { step: 'unknown' };
  const text = message ?? words;
  return { step: 'failed', failure: { reason, status: 422, message: typeof text === 'string' ? text : null } };
}
