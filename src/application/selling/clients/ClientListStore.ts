import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Client } from '../../../domain/selling/clients/Client';
import type { ShownRows } from '../../../domain/selling/entries/ShownRows';
import type { Failure } from '../../../domain/shared/Failure';
import type { Instant } from '../../../domain/shared/Instant';

type ClientListStatus =
  { readonly step: 'idle' } | { readonly step: 'loading' } | { readonly step: 'failed'; readonly because: Failure };

export type ClientRemoval =
  | { readonly step: 'asking'; readonly client: Client }
  | { readonly step: 'sending'; readonly client: Client }
  | { readonly step: 'failed'; readonly client: Client; readonly because: Failure };

interface ArrivedClients extends ShownRows<Client> {
  readonly totalPages: number;
  readonly totalCount: number;
}

/** One page of the clients, and the state of a removal. */
export class ClientListStore {
  readonly clients = observable.array<Client>([], { deep: false });
  status: ClientListStatus = { step: 'idle' };
  /** The shown or requested page. */
  page = 1;
  /** Positions of the shown clients among all clients, from 1. */
  range = { start: 0, end: 0 };
  totalPages = 0;
  totalCount = 0;
  lastFetchedAt: Instant | null = null;
  removal: ClientRemoval | null = null;
  /** The last removed client, for the confirmation message. */
  removed: Client | null = null;

  constructor() {
    makeAutoObservable(this, {
      clients: false,
      range: observableRef,
      status: observableRef,
      removal: observableRef,
      removed: observableRef,
    });
  }

  get isEmpty(): boolean {
    return this.lastFetchedAt !== null && this.totalCount === 0 && this.clients.length === 0;
  }

  loadStarted(page: number): void {
    this.page = page;
    this.status = { step: 'loading' };
  }

  loadFailed(because: Failure): void {
    this.status = { step: 'failed', because };
  }

  arrived({ rows, start, end, totalPages, totalCount }: ArrivedClients, at: Instant): void {
    this.clients.replace([...rows]);
    this.range = { start, end };
    this.totalPages = totalPages;
    this.totalCount = totalCount;
    this.lastFetchedAt = at;
    this.status = { step: 'idle' };
  }

  removalAsked(client: Client): void {
    this.removal = { step: 'asking', client };
    this.removed = null;
  }

  removalSent(client: Client): void {
    this.removal = { step: 'sending', client };
  }

  removalFailed(client: Client, because: Failure): void {
    this.removal = { step: 'failed', client, because };
  }

  removalEnded(): void {
    this.removal = null;
  }

  wasRemoved(client: Client): void {
    this.removal = null;
    this.removed = client;
  }
}
