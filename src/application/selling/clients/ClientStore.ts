import { makeAutoObservable, observableRef } from 'mobx';
import type { Client, ClientForm, ClientId } from '../../../domain/selling/clients/Client';
import type { Failure } from '../../../domain/shared/Failure';

type ClientState =
  | { readonly step: 'loading' }
  | { readonly step: 'found'; readonly client: Client }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly failure: Failure };

/** The opened client. */
export class ClientStore {
  id: ClientId | null = null;
  state: ClientState = { step: 'loading' };
  /** Why the client that is shown could not be fetched again. */
  updateFailure: Failure | null = null;

  constructor() {
    makeAutoObservable(this, { state: observableRef, updateFailure: observableRef });
  }

  get client(): Client | null {
    return this.state.step === 'found' ? this.state.client : null;
  }

  /** A client that is already shown stays on screen until the response arrives. */
  opened(id: ClientId): void {
    if (this.client?.id !== id) this.state = { step: 'loading' };
    this.id = id;
    this.updateFailure = null;
  }

  arrived(client: Client): void {
    this.state = { step: 'found', client };
  }

  loadFailed(failure: Failure): void {
    if (failure.reason === 'notFound') this.state = { step: 'missing' };
    else if (this.state.step === 'found') this.updateFailure = failure;
    else this.state = { step: 'failed', failure };
  }

  /** Clears the name, because the server may derive it from the changed fields. */
  saved(id: ClientId, form: ClientForm): void {
    if (this.state.step !== 'found' || this.state.client.id !== id) return;
    this.state = { step: 'found', client: { ...form, id, name: '' } };
  }
}
