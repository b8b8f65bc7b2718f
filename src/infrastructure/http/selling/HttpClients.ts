import type { Clients } from '../../../application/ports/Clients';
import type { Client, ClientForm, ClientId } from '../../../domain/selling/clients/Client';
import type { Failure } from '../../../domain/shared/Failure';
import type { RowPage } from '../../../domain/shared/Page';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import { readNothing } from '../json/reading/JsonReader';
import { clientField, readAnsweredClient, readClientPage, toClientJson } from './json/ClientJson';

const PATH = '/dealers_api/clients';

export class HttpClients implements Clients {
  constructor(private readonly market: HttpClient) {}

  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<Client>, Failure>> {
    return this.market.get({ path: PATH, query: { page, per_page: perPage }, read: readClientPage, signal });
  }

  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>> {
    return this.market.get({ path: PATH, id, read: readAnsweredClient, signal });
  }

  create(form: ClientForm): Promise<Result<void, Failure>> {
    return this.send('POST', form);
  }

  update(id: ClientId, form: ClientForm): Promise<Result<void, Failure>> {
    return this.send('PUT', form, id);
  }

  remove(id: ClientId): Promise<Result<void, Failure>> {
    return this.market.write({ method: 'DELETE', path: PATH, id, read: readNothing });
  }

  private async send(method: 'POST' | 'PUT', form: ClientForm, id?: ClientId): Promise<Result<void, Failure>> {
    const answer = await this.market.write({ method, path: PATH, id, body: toClientJson(form), read: readNothing });
    return ownFields(answer, clientField);
  }
}
