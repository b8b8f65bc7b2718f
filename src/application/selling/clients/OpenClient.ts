import { injectable } from 'inversify';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import type { ClientForm } from '../../../domain/selling/clients/ClientForm';
import type { Failure } from '../../../domain/shared/Failure';
import { BrowserWindow } from '../../ports/BrowserWindow';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';

type ClientState =
  | { readonly step: 'loading' }
  | { readonly step: 'found'; readonly client: Client }
  | { readonly step: 'missing' }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Fetches the client on screen. A new request aborts the earlier one. */
@injectable()
export class OpenClient {
  state: ClientState = { step: 'loading' };
  /** Why the client that is shown could not be fetched again. */
  updateFailure: Failure | null = null;
  private readonly requests = new LatestRequests();

  constructor(
    private readonly clients: Clients,
    private readonly window: BrowserWindow,
  ) {
    makeObservable(this, { state: observableRef, updateFailure: observableRef, client: computed });
  }

  get client(): Client | null {
    return this.state.step === 'found' ? this.state.client : null;
  }

  /** Fetches the client now and each time the dealer returns to this tab, because another one may have changed it. */
  run(id: ClientId): Cancel {
    void this.execute(id);
    return this.window.onFocus(() => void this.execute(id));
  }

  /** A client that is already shown stays on screen until the response arrives. */
  async execute(id: ClientId): Promise<void> {
    const signal = this.requests.start();
    runInAction(() => {
      if (this.client?.id !== id) this.state = { step: 'loading' };
      this.updateFailure = null;
    });
    const answer = await this.clients.byId(id, signal);
    if (signal.aborted) return;
    this.requests.end();
    runInAction(() => {
      if (answer.ok) this.state = { step: 'found', client: answer.value };
      else if (answer.failure.reason === 'notFound') this.state = { step: 'missing' };
      else if (this.client) this.updateFailure = answer.failure;
      else this.state = { step: 'failed', failure: answer.failure };
    });
  }

  /** Clears the name, because the server may derive it from the changed fields. */
  saved(id: ClientId, form: ClientForm): void {
    if (this.client?.id === id) this.state = { step: 'found', client: { ...form, id, name: '' } };
  }
}
