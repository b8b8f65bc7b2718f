import type { Client, ClientId } from '../../domain/selling/clients/Client';
import type { ClientForm } from '../../domain/selling/clients/ClientForm';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import type { SellingEntries } from './SellingEntries';

/** The people and companies that a dealer sells to. The server cannot search them. */
export interface Clients extends SellingEntries<Client, ClientForm> {
  /** One client. `notFound` if the client does not exist. */
  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>>;
}

export const Clients = Symbol('Clients');
