import * as v from 'valibot';
import { type Client, type ClientForm, type ClientId, clientTypes } from '../../../domain/selling/clients/Client';
import { firstDayClients } from './firstDayClients';
import { firstDayInvoicing, keptInvoicing, readInvoicing, type InvoicingBook } from './InvoicingBook';

/** A dealer's data in the selling module, by id. The latest comes last. */
export interface SellingBook {
  readonly clients: Map<ClientId, ClientForm>;
  readonly invoicing: InvoicingBook;
  /** The highest id assigned so far. */
  lastId: number;
}

export function firstDayBook(): SellingBook {
  const clients = new Map(firstDayClients().map((form, index) => [(FIRST_ID + index) as ClientId, form]));
  return { clients, lastId: FIRST_ID + clients.size - 1, invoicing: firstDayInvoicing() };
}

/** Keeps these ids apart from offer ids, so that a mix-up finds nothing. */
const FIRST_ID = 7_000_001;

export function nextId(book: SellingBook): number {
  book.lastId += 1;
  return book.lastId;
}

export const clientOf = (id: ClientId, form: ClientForm): Client => ({ ...form, id, name: '' });

const text = v.string();

const storedClient = v.object({
  id: v.pipe(
    v.number(),
    v.integer(),
    v.transform(id => id as ClientId),
  ),
  form: v.object({
    type: v.picklist(clientTypes),
    companyName: text,
    taxNumber: text,
    vatNumber: text,
    firstName: text,
    lastName: text,
    email: text,
    phoneNumber: text,
    street: text,
    houseNumber: text,
    zipCode: text,
    place: text,
    country: text,
  }),
});

/** A part that is missing in an older snapshot is reset to the first day. */
const storedBook = v.object({
  lastId: v.pipe(v.number(), v.integer()),
  clients: v.optional(v.array(storedClient)),
  invoicing: v.optional(v.unknown()),
});

/** Plain data that can be stored. */
export const keptBook = ({ lastId, clients, invoicing }: SellingBook): v.InferInput<typeof storedBook> => ({
  lastId,
  clients: [...clients].map(([id, form]) => ({ id, form })),
  invoicing: keptInvoicing(invoicing),
});

export function readBook(kept: unknown): SellingBook {
  const fresh = firstDayBook();
  const parsed = v.safeParse(storedBook, kept);
  if (!parsed.success) return fresh;
  const { lastId, clients, invoicing } = parsed.output;
  return {
    lastId: Math.max(lastId, fresh.lastId),
    clients: clients ? new Map(clients.map(({ id, form }) => [id, form])) : fresh.clients,
    invoicing: readInvoicing(invoicing),
  };
}
