import type { Client, ClientForm, ClientId } from '../../domain/selling/clients/Client';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

/** Those a dealer sells to. A refusal names the fields it is about. */
export interface Clients {
  /** One page, from 1, of up to `perPage`; a client that cannot be read is reported and left out. */
  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<Client>, Failure>>;
  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>>;
  create(form: ClientForm): Promise<Result<void, Failure>>;
  update(id: ClientId, form: ClientForm): Promise<Result<void, Failure>>;
  remove(id: ClientId): Promise<Result<void, Failure>>;
}

export const Clients = Symbol('Clients');
