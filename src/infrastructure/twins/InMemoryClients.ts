import type { Clients } from '../../application/ports/Clients';
import type { Client, ClientForm, ClientId } from '../../domain/selling/clients/Client';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import { atSellingDesk } from '../market/selling/SellingDesk';
import type { InMemorySession } from './InMemorySession';

export class InMemoryClients implements Clients {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, perPage: number, signal: AbortSignal): Promise<Result<RowPage<Client>, Failure>> {
    return this.session.read(
      atSellingDesk(desk => desk.clients(page, perPage)),
      signal,
    );
  }

  byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>> {
    return this.session.read(
      atSellingDesk(desk => desk.client(id)),
      signal,
    );
  }

  create(form: ClientForm): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(desk => desk.createClient(form)));
  }

  update(id: ClientId, form: ClientForm): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(desk => desk.changeClient(id, form)));
  }

  remove(id: ClientId): Promise<Result<void, Failure>> {
    return this.session.write(atSellingDesk(desk => desk.removeClient(id)));
  }
}
