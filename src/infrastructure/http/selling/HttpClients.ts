import type { Clients } from '../../../application/ports/Clients';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import type { ClientValues } from '../../../domain/selling/clients/ClientValues';
import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { HttpEntries } from './HttpEntries';
import { clientField, readAnsweredClient, readClientPage, toClientJson } from './json/ClientJson';

const PATH = '/dealers_api/clients';

export class HttpClients extends HttpEntries<Client, ClientValues> implements Clients {
  constructor(market: HttpClient) {
    super(market, { path: PATH, readPage: readClientPage, toJson: toClientJson, fieldOf: clientField });
  }

  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>> {
    return this.market.get({ path: PATH, id, read: readAnsweredClient, signal });
  }
}
