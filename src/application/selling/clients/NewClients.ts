import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { KeptClient, UnsentClientState } from '../../../domain/book/BookRecord';
import type { Client } from '../../../domain/selling/clients/Client';
import {
  changedClientFields,
  type ClientValues,
  clientValuesOf,
  isSameClientValues,
  toSend,
} from '../../../domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../domain/selling/clients/emptyClientValues';
import { type LikelyDouble, likelyDoubles } from '../../../domain/selling/clients/LikelyDouble';
import { type Failure, leavesOutcomeOpen } from '../../../domain/shared/Failure';
import { type Instant, SECOND } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { Book } from '../../book/Book';
import { Drafts } from '../../forms/Drafts';
import type { Form } from '../../forms/Form';
import { Writes } from '../../outcomes/Writes';
import { type Cancel, Clock } from '../../ports/Clock';
import { Clients } from '../../ports/SellingEntries';
import { leastDistance } from '../../shared/bothClocks';
import { Resource } from '../../shared/Resource';
import { findRow, newRow } from '../entries/findRow';
import { OwnClients } from './OwnClients';

/** Milliseconds after which the tab that sends a client knows the outcome: the time limit of the request and the checks. */
const OUTCOME_MAY_TAKE = 100 * SECOND;

export interface UnsentClient {
  /** The time when the client was added, or the next free number. It keeps drafts of several tabs apart. */
  readonly key: Instant;
  readonly form: ClientValues;
  readonly state: UnsentClientState;
}

/**
 * The form of a new client, and the clients whose creation is in progress or whose data waits to be restored. Their data
 * survives a reload.
 */
@injectable()
export class NewClients {
  readonly all = observable.array<UnsentClient>([], { deep: false });
  /** The client that was just created, for the confirmation message. */
  created: ClientValues | null = null;
  /** The clients with which a new one is compared, and whether these are all. */
  private readonly known = new Resource(signal => this.readKnown(signal));
  private restored: Promise<void> | null = null;
  private isMoving = false;

  constructor(
    private readonly clients: Clients,
    private readonly own: OwnClients,
    private readonly book: Book,
    private readonly drafts: Drafts,
    private readonly writes: Writes,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'restored' | 'isMoving'>(this, { restored: false, isMoving: false }, { deep: false });
  }

  /** Without those whose answer is awaited. */
  get shown(): readonly UnsentClient[] {
    return this.all.filter(({ state }) => state.step !== 'sending' || state.isAnswerLost);
  }

  create(): Form<ClientValues> {
    return this.own.form('new', emptyClientValues);
  }

  /** Sends a new client, and its form counts as saved at once. If the request fails, the input can be restored. */
  async add(form: Form<ClientValues>): Promise<void> {
    await this.send(form);
  }

  /** As `add`. Resolves to the new client; null if it was not created, or if the list does not tell it from an equal one. */
  async addAndFind(form: Form<ClientValues>): Promise<Client | null> {
    return (await this.send(form))?.find() ?? null;
  }

  /** Fetches the clients with which a new one is compared, until it is cancelled. */
  compare(): Cancel {
    void this.known.refresh();
    return () => this.known.cancel();
  }

  /** The clients that are probably the new one. */
  doublesOf(form: ClientValues): readonly LikelyDouble[] {
    return likelyDoubles(form, this.known.value?.clients ?? []);
  }

  /** False if the server has more clients than are compared, or if they could not be fetched. */
  get isComparedWithAll(): boolean {
    return this.known.value?.isWhole ?? true;
  }

  /** The client is in the list. Null when the message has gone. */
  listed(form: ClientValues | null): void {
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
    if (draft) await this.keepUnsent({ ...emptyClientValues, ...draft }, { step: 'setAside' }).kept;
    await this.drafts.keep('clientForms', 'new', changedClientFields(unsent.form, emptyClientValues));
    await this.end(key);
    this.isMoving = false;
  }

  /** Brings back what is stored. Only the first call reads the storage. */
  restore(): Promise<void> {
    this.restored ??= this.bringBack();
    return this.restored;
  }

  /** Returns the row of the client. Null if it was not created. */
  private async send(form: Form<ClientValues>) {
    if (!form.canSubmit) return null;
    const { values } = form;
    const { key } = this.keepUnsent(values, { step: 'sending' });
    const sent = toSend(values);
    form.saved(values, sent);
    const row = newRow<Client, ClientValues>({
      port: this.clients,
      data: sent,
      fits: client => isSameClientValues(clientValuesOf(client), sent),
    });
    const answer = await this.writes.send({
      ...row,
      onSending: status => this.moved(key, status),
    });
    void (answer.ok ? this.end(key) : this.failed(key, answer.failure));
    await this.own.entries.reload();
    if (!answer.ok) return null;
    // By now, the page that says it is on screen.
    this.listed(values);
    return row;
  }

  private async readKnown(signal: AbortSignal) {
    const clients: Client[] = [];
    const fits = (client: Client): boolean => {
      clients.push(client);
      return false;
    };
    const isWhole = (await findRow({ port: this.clients, fits }, signal)) !== null;
    return success({ clients, isWhole });
  }

  /** Returns the key of the client. The promise resolves when the client is stored. */
  private keepUnsent(form: ClientValues, state: UnsentClientState) {
    const key = Math.max(this.clock.now(), ...this.all.map(client => client.key + 1));
    this.all.push({ key, form, state });
    return { key, kept: this.keep(key) };
  }

  private failed(key: Instant, failure: Failure): Promise<unknown> {
    this.moved(key, { step: 'failed', failure });
    return this.keep(key);
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
