import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { UnsentClientState } from '../../../domain/book/BookRecord';
import type { KeptClient } from '../../../domain/book/BookRecord';
import type { ClientForm } from '../../../domain/selling/clients/Client';
import { isDecided } from '../../../domain/shared/Failure';
import type { Failure } from '../../../domain/shared/Failure';
import { SECOND } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { Clock } from '../../ports/Clock';
import { UnsentClientStore } from './UnsentClientStore';

/** Milliseconds after which the tab that sends a client knows the outcome: the time limit of the request and the looks. */
const OUTCOME_MAY_TAKE = 100 * SECOND;

/** Keeps clients whose creation is in progress or failed. Their data survives a reload. */
@injectable()
export class KeepUnsentClients {
  private restored: Promise<void> | null = null;

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(UnsentClientStore) private readonly unsent: UnsentClientStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the key of the client. The promise resolves when the client is stored. */
  add(form: ClientForm, state: UnsentClientState): { readonly key: number; readonly kept: Promise<unknown> } {
    const key = runInAction(() => this.unsent.added(form, state, this.clock.now()));
    return { key, kept: this.keep(key) };
  }

  answerLost(key: number): void {
    this.unsent.answerLost(key);
  }

  failed(key: number, failure: Failure): Promise<unknown> {
    runInAction(() => this.unsent.failed(key, failure));
    return this.keep(key);
  }

  /** The client was created, restored or discarded. */
  end(key: number): Promise<unknown> {
    runInAction(() => this.unsent.ended(key));
    return this.keep(key);
  }

  /** Only the first call reads the storage. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  /** Stores the current state of a client, or deletes the stored one if the client is gone. */
  private keep(key: number): Promise<unknown> {
    const client = this.unsent.all.find(held => held.key === key);
    return this.book.keep('unsentClients', String(key), client ? { form: client.form, state: client.state } : null);
  }

  private async bringBack(): Promise<void> {
    // A client that was restored or discarded in another tab must not be created from this one too.
    this.book.follow('unsentClients', (key, stored) => {
      if (stored === undefined) runInAction(() => this.unsent.ended(Number(key)));
    });
    for (const [key, stored] of await this.book.findAll('unsentClients')) this.takeIn(Number(key), stored);
  }

  /** A client that another tab may still be sending waits until that tab knows the outcome. */
  private takeIn(key: number, { form, state }: KeptClient): void {
    const wait = state.step === 'sending' ? OUTCOME_MAY_TAKE - Math.abs(this.clock.now() - key) : 0;
    if (wait > 0) this.clock.after(wait, () => void this.takeInLater(key));
    else runInAction(() => this.unsent.restored(key, form, stateAfterReload(state)));
  }

  private async takeInLater(key: number): Promise<void> {
    const stored = this.book.isOpen ? await this.book.find('unsentClients', String(key)) : undefined;
    if (stored) this.takeIn(key, stored);
  }
}

/** The response to a request that was in progress cannot reach this page. A refusal is still known. */
function stateAfterReload(state: UnsentClientState): UnsentClientState {
  const isKnown = state.step === 'setAside' || (state.step === 'failed' && isDecided(state.failure));
  return isKnown ? state : { step: 'unknown' };
}
