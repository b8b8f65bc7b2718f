import type { Client, ClientId } from '../../domain/selling/clients/Client';
import type { ClientValues } from '../../domain/selling/clients/ClientValues';
import type { Brand, Motorbike, NewMotorbike } from '../../domain/selling/motorbikes/Motorbike';
import type { InvoiceTemplate, NewInvoiceTemplate, RenderKey } from '../../domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../domain/shared/Failure';
import type { RowPage, RowQuestion, WholeList } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

/** What the ports of clients, motorbikes and templates have in common. */
export abstract class SellingEntries<Row extends { readonly id: unknown }, New> {
  /** One page. A row that fails to parse is reported and left out. `query` counts only where the server searches. */
  abstract list(question: RowQuestion, signal?: AbortSignal): Promise<Result<RowPage<Row>, Failure>>;
  /** Adds an entry. `refused` lists the fields that the server rejects. */
  abstract add(entry: New): Promise<Result<void, Failure>>;
  /** Replaces an entry's data. `refused` lists the fields that the server rejects. */
  abstract change(id: Row['id'], entry: New): Promise<Result<void, Failure>>;
  /** Deletes an entry. `notFound` if it does not exist. */
  abstract remove(id: Row['id']): Promise<Result<void, Failure>>;
}

/** The people and companies that a dealer sells to. They are sent as `toSend` returns them. The server cannot search them. */
export abstract class Clients extends SellingEntries<Client, ClientValues> {
  /** One client. `notFound` if the client does not exist. */
  abstract byId(id: ClientId, signal: AbortSignal): Promise<Result<Client, Failure>>;
}

/** The motorbikes that a dealer sells. The server searches them. */
export abstract class Motorbikes extends SellingEntries<Motorbike, NewMotorbike> {
  /** The makers that the server accepts for a motorbike. One without an id is reported and left out. */
  abstract brands(signal?: AbortSignal): Promise<Result<WholeList<Brand>, Failure>>;
}

/** The templates of a dealer's invoices. The server cannot search them. */
export abstract class InvoiceTemplates extends SellingEntries<InvoiceTemplate, NewInvoiceTemplate> {
  /** The HTML templates that the server can render. One without an id is reported and left out. */
  abstract renderKeys(signal?: AbortSignal): Promise<Result<WholeList<RenderKey>, Failure>>;
}
