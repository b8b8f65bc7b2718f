import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { KeptClient, UnsentClientState } from '../../../domain/book/BookRecord';
import { changedClientFields, type ClientForm } from '../../../domain/selling/clients/ClientForm';
import { emptyClientForm } from '../../../domain/selling/clients/emptyClientForm';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { Drafts } from '../../forms/Drafts';
import { Clock } from '../../ports/Clock';
import { leastDistance } from '../../shared/bothClocks';

/** Milliseconds after which the tab that sends a client knows the outcome: the time limit of the request and the checks. */
const OUTCOME_MAY_TAKE = 100 * SECOND;

export interface UnsentClient {
  /** The time when the client was added, or the next free number. It keeps drafts of several tabs apart. */
  readonly key: Instant;
  readonly form: ClientForm;
  readonly state: UnsentClientState;
}

/** New clients whose creation is in progress, or whose data waits to be restored. Their data survives a reload. */
@injectable()
export class NewClients {
  readonly all = observable.array<UnsentClient>([], { deep: false });
  /** The client that was just created, for the confirmation message. */
  created: ClientForm | null = null;
  private restored: Promise<void> | null = null;
  private isMoving = false;

  constructor(
    private readonly book: Book,
    private readonly drafts: Drafts,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'restored' | 'isMoving'>(this, { restored: false, isMoving: false }, { deep: false });
  }

  /** Without those whose answer is awaited. */
  get shown(): readonly UnsentClient[] {
    return this.all.filter(({ state }) => state.step !== 'sending' || state.isAnswerLost);
  }

  /** Returns the key of the client. The promise resolves when the client is stored. */
  add(form: ClientForm, state: UnsentClientState): { readonly key: Instant; readonly kept: Promise<unknown> } {
    const key = Math.max(this.clock.now(), ...this.all.map(client => client.key + 1));
    this.all.push({ key, form, state });
    return { key, kept: this.keep(key) };
  }

  answerLost(key: Instant): void {
    this.moved(key, { step: 'sending', isAnswerLost: true });
  }

  failed(key: Instant, failure: Failure): Promise<unknown> {
    this.moved(key, { step: 'failed', failure });
    return this.keep(key);
  }

  /** The client is in the list. Null when the message has gone. */
  listed(form: ClientForm | null): void {
    this.created = form;
  }

  /** The client was created, restored or discarded. */
  end(key: Instant): Promise<unknown> {
    this.remove(key);
    return this.keep(key);
  }

  /** Moves an unsent client into the form for a new client. An existing draft of that form becomes an unsent client. */
  async moveToForm(key: Instant): Promise<void> {
    const unsent = this.shown.find(client => client.key === key);
    if (!unsent || this.isMoving) return;
    this.isMoving = true;
    const draft = await this.book.find('clientForms', 'new');
    // The order of these writes keeps both drafts stored at every moment.
    if (draft) await this.add({ ...emptyClientForm, ...draft }, { step: 'setAside' }).kept;
    await this.drafts.keep('clientForms', 'new', changedClientFields(unsent.form, emptyClientForm));
    await this.end(key);
    this.isMoving = false;
  }

  /** Brings back what is stored. Only the first call reads the storage. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  private moved(key: Instant, state: UnsentClientState): void {
    const index = this.all.findIndex(client => client.key === key);
    const client = this.all[index];
    if (client) this.all[index] = { ...client, state };
  }

  private remove(key: Instant): void {
    const client = this.all.find(held => held.key === key);
    if (client) this.all.remove(client);
  }

  /** Stores the current state of a client, or deletes the stored one if the client is gone. */
  private keep(key: Instant): Promise<unknown> {
    const client = this.all.find(held => held.key === key);
    return this.book.keep('unsentClients', String(key), client ? { form: client.form, state: client.state } : null);
  }

  private async bringBack(): Promise<void> {
    // A client that was restored or discarded in another tab must not be created from this one too.
    this.book.follow('unsentClients', (key, stored) => {
      if (stored === undefined) this.remove(Number(key));
    });
    for (const [key, stored] of await this.book.findAll('unsentClients')) this.takeIn(Number(key), stored);
  }

  /** A client that another tab may still be sending waits until that tab knows the outcome. */
  private takeIn(key: Instant, { form, state }: KeptClient): void {
    const wait = state.step === 'sending' ? OUTCOME_MAY_TAKE - leastDistance(this.clock, key) : 0;
    if (wait > 0) this.clock.after(wait, () => void this.takeInLater(key));
    else if (this.all.every(client => client.key !== key)) this.all.push({ key, form, state: stateAfterReload(state) });
  }

  private async takeInLater(key: Instant): Promise<void> {
    const stored = this.book.isOpen ? await this.book.find('unsentClients', String(key)) : undefined;
    if (stored) this.takeIn(key, stored);
  }
}

/** The response to a request that was in progress cannot reach this page. What was certainly not saved is still known. */
function stateAfterReload(state: UnsentClientState): UnsentClientState {
  const isKnown = state.step === 'setAside' || (state.step === 'failed' && !leavesOutcomeOpen(state.failure));
  return isKnown ? state : { step: 'unknown' };
}
