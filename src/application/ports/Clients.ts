import type { Client, ClientId } from '../../domain/selling/clients/Client';
import type { ClientValues } from '../../domain/selling/clients/ClientValues';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import { SellingEntries } from './SellingEntries';

/** The people and companies that a dealer sells to. They are sent as `toSend` returns them. The server cannot search them. */
export abstract class Clients extends SellingEntries<Client, ClientValues> {
  /** One client. `notFound` if the client does not exist. */
  abstract byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>>;
}
