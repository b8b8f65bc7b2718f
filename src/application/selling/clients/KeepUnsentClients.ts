import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { emptyClientForm, keptClientForm } from '../../../domain/selling/clients/ClientForm';
import type { Failure } from '../../../domain/shared/Failure';
import { SECOND } from '../../../domain/shared/Instant';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { Clock } from '../../ports/Clock';
import { type UnsentClient, UnsentClientStore } from './UnsentClientStore';

const PREFIX = 'unsentClient ';

/** Milliseconds after which the tab that sends a client knows the outcome: the time limit of the request and the looks. */
const OUTCOME_MAY_TAKE = 100 * SECOND;

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

  answerLost(key: number): void {
    this.unsent.answerLost(key);
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
    return this.drafts.keep(`${PREFIX}${key}`, client ? { ...client.form, state: client.state } : null);
  }

  private async bringBack(): Promise<void> {
    // A client that was restored or discarded in another tab must not be created from this one too.
    this.drafts.follow(PREFIX, (key, draft) => {
      if (draft === undefined) runInAction(() => this.unsent.ended(Number(key)));
    });
    for (const [key, draft] of await this.drafts.readAll(PREFIX)) this.takeIn(Number(key), draft);
  }

  /** A client that another tab may still be sending waits until that tab knows the outcome. */
  private takeIn(key: number, draft: unknown): void {
    const form = keptClientForm(draft);
    if (!form) return;
    const wait = isSending(draft) ? OUTCOME_MAY_TAKE - Math.abs(this.clock.now() - key) : 0;
    if (wait > 0) this.clock.after(wait, () => void this.takeInLater(key));
    else runInAction(() => this.unsent.restored(key, { ...emptyClientForm, ...form }, readState(draft)));
  }

  private async takeInLater(key: number): Promise<void> {
    if (this.drafts.isOpen) this.takeIn(key, await this.drafts.read(`${PREFIX}${key}`));
  }
}

interface StoredClient {
  readonly state?: Partial<Record<string, unknown>>;
}

const isSending = (draft: unknown): boolean => (draft as StoredClient).state?.step === 'sending';

/**
 * A stored refusal is still known after a reload. A request that was in progress becomes `unknown`, because this page
 * cannot receive its response.
 */
function readState(draft: unknown): UnsentClient['state'] {
  const { state } = draft as StoredClient;
  if (state?.step === 'setAside') return { step: 'setAside' };
  const { reason, message } = (state?.failure ?? {}) as Partial<Record<string, unknown>>;
  if (reason !== 'refused' && reason !== 'notFound') return { step: 'unknown' };
  return {
    step: 'failed',
    failure: { reason: 'refused', status: 422, message: typeof message === 'string' ? message : null },
  };
}
