import * as v from 'valibot';
import type { Client, ClientId } from '../../../../domain/selling/clients/Client';
import type { ClientValues } from '../../../../domain/selling/clients/ClientValues';
import { client } from '../../../bookFile/bookSchemas';
import { storedMap } from '../storedMap';
import { firstDayClients } from './firstDayClients';
import { firstDayInvoicing, idOf, type InvoicingBook, storedInvoicing } from './InvoicingBook';

/** A dealer's data in the selling module, by id. The latest comes last. */
export interface SellingBook {
  readonly clients: Map<ClientId, ClientValues>;
  readonly invoicing: InvoicingBook;
  /** The highest id assigned so far. */
  lastId: number;
}

export function firstDayBook(): SellingBook {
  const clients = new Map(firstDayClients.map((form, index) => [(FIRST_ID + index) as ClientId, form]));
  return { clients, lastId: FIRST_ID + clients.size - 1, invoicing: firstDayInvoicing() };
}

/** Keeps these ids apart from offer ids, so that a mix-up finds nothing. */
const FIRST_ID = 7_000_001;

export function nextId(book: SellingBook): number {
  book.lastId += 1;
  return book.lastId;
}

export const clientOf = (id: ClientId, form: ClientValues): Client => ({ ...form, id, name: '' });

export const storedBook = v.object({
  lastId: v.pipe(v.number(), v.integer()),
  clients: storedMap(idOf<ClientId>(), v.object(client)),
  invoicing: storedInvoicing,
});

/** Plain data that can be stored. */
export const keptBook = ({ lastId, clients, invoicing: { motorbikes, templates, papers } }: SellingBook): unknown => ({
  lastId,
  clients: [...clients],
  invoicing: { motorbikes: [...motorbikes], templates: [...templates], papers: [...papers] },
});
