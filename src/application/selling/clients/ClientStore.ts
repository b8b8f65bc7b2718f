import { makeAutoObservable, observableRef } from 'mobx';
import type { Client, ClientForm, ClientId } from '../../../domain/selling/clients/Client';
import type { Failure } from '../../../domain/shared/Failure';

type ClientState =
  | { readonly step: 'loading' }
  | { readonly step: 'found'; readonly client: Client }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly because: Failure };

/** The client that is opened. */
export class ClientStore {
  id: ClientId | null = null;
  state: ClientState = { step: 'loading' };

  constructor() {
    makeAutoObservable(this, { state: observableRef });
  }

  get client(): Client | null {
    return this.state.step === 'found' ? this.state.client : null;
  }

  /** One that is shown already stays on screen until the answer is there. */
  opened(id: ClientId): void {
    if (this.client?.id !== id) this.state = { step: 'loading' };
    this.id = id;
  }

  arrived(client: Client): void {
    this.state = { step: 'found', client };
  }

  loadFailed(because: Failure): void {
    if (because.reason === 'notFound') this.state = { step: 'missing' };
    else if (this.state.step !== 'found') this.state = { step: 'failed', because };
  }

  /** The name is the server's, and may have been made of what has changed. */
  saved(id: ClientId, form: ClientForm): void {
    if (this.state.step !== 'found' || this.state.client.id !== id) return;
    this.state = { step: 'found', client: { ...form, id, name: '' } };
  }
}
