import type { Client, ClientId } from '../../domain/selling/clients/Client';
import type { ClientForm } from '../../domain/selling/clients/ClientForm';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

/** The people and companies that a dealer sells to. */
export interface Clients {
  /** One page, counted from 1. A client that fails to parse is reported and left out. */
  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<Client>, Failure>>;
  /** One client. `notFound` if the client does not exist. */
  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>>;
  /** Adds a client. `refused` lists the fields that the server rejects. */
  create(form: ClientForm): Promise<Result<void, Failure>>;
  /** Replaces a client's data. `refused` lists the fields that the server rejects. */
  update(id: ClientId, form: ClientForm): Promise<Result<void, Failure>>;
  /** Deletes a client. `notFound` if the client does not exist. */
  remove(id: ClientId): Promise<Result<void, Failure>>;
}

export const Clients = Symbol('Clients');
