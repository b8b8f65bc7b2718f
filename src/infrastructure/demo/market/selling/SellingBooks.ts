import * as v from 'valibot';
import type { Cancel } from '../../../../application/ports/Clock';
import type { Client, ClientId } from '../../../../domain/selling/clients/Client';
import type { ClientValues } from '../../../../domain/selling/clients/ClientValues';
import { towns } from '../../../../domain/valuation/towns';
import { client } from '../../../bookFile/bookSchemas';
import { sellers } from '../catalogue/sellers';
import { demoDealers } from '../people/demoDealers';
import { germanCheckDigit, nipCheckDigit } from '../people/People';
import { rolled } from '../people/Random';
import { storedMap } from '../storedMap';
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

const storedBook = v.object({
  lastId: v.pipe(v.number(), v.integer()),
  clients: storedMap(idOf<ClientId>(), v.object(client)),
  invoicing: storedInvoicing,
});

/** Plain data that can be stored. */
const keptBook = ({ lastId, clients, invoicing: { motorbikes, templates, papers } }: SellingBook): unknown => ({
  lastId,
  clients: [...clients],
  invoicing: { motorbikes: [...motorbikes], templates: [...templates], papers: [...papers] },
});

/** More than two pages. */
const COUNT = 47;

const trades = {
  DE: ['Zweirad', 'Motorrad', 'Bike Center', 'Landtechnik', 'Freizeitmobile'],
  PL: ['Moto Serwis', 'Motocykle', 'Salon Moto', 'Skutery'],
};

function aClient(index: number): ClientValues {
  const pick = <Value>(values: readonly Value[], salt: number): Value =>
    values[Math.floor(rolled(7, index, salt) * values.length)]!;
  const isPolish = index % 3 === 2;
  const isCompany = index % 5 !== 1;
  const people = sellers[isPolish ? 'PL' : 'DE'];
  const nearby = towns.filter(({ countryCode }) => countryCode === (isPolish ? 'PL' : 'DE'));
  const place = pick(nearby, 1);
  const firstName = pick(people.firstNames, 2);
  const lastName = pick(people.lastNames, 3);
  const number = String(100_000 + Math.floor(rolled(7, index, 4) * 899_999));
  const host = isPolish ? 'poczta.example' : 'post.example';
  return {
    type: isCompany ? 'company' : 'personal',
    companyName: isCompany
      ? `${pick(trades[isPolish ? 'PL' : 'DE'], 5)} ${lastName}${isPolish ? ' sp. z o.o.' : ' GmbH'}`
      : '',
    taxNumber: isCompany ? (isPolish ? polishNip(number) : `27/${number}`) : '',
    vatNumber: isCompany ? (isPolish ? `PL${polishNip(number)}` : germanVatId(number)) : '',
    firstName,
    lastName,
    // A few clients have no e-mail address.
    email: index % 11 === 4 ? '' : `${plain(firstName)}.${plain(lastName)}${index}@${host}`,
    phoneNumber: `${people.phone} ${number}${index % 10}`,
    street: pick(people.streets, 6),
    houseNumber: String(1 + Math.floor(rolled(7, index, 7) * 90)),
    zipCode: place.zipCode,
    place: place.name,
    country: isPolish ? 'poland' : 'germany',
  };
}

const germanVatId = (number: string): string => `DE81${number}${germanCheckDigit(`81${number}`)}`;

/** Of the next numbers, one has a check digit. */
function polishNip(number: string): string {
  const digits = `526${number}`;
  const checkDigit = nipCheckDigit(digits);
  return checkDigit > 9 ? polishNip(String(Number(number) + 1)) : `${digits}${checkDigit}`;
}

const plain = (name: string): string => name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The clients of each demo dealer before the first day, the oldest first. */
const firstDayClients: readonly ClientValues[] = Array.from({ length: COUNT }, (_, index) => aClient(index));

export const storedSelling = storedMap(v.string(), storedBook);

/** The books of the selling module, by email. */
export class SellingBooks {
  private books = new Map<string, SellingBook>();
  private readonly keepers = new Set<() => void>();

  constructor() {
    this.startOver();
  }

  book(email: string): SellingBook {
    const book = this.books.get(email);
    if (!book) throw new Error(`Nobody here is called ${email}.`);
    return book;
  }

  /** Calls the callback after each change. */
  onWorthKeeping(callback: () => void): Cancel {
    this.keepers.add(callback);
    return () => void this.keepers.delete(callback);
  }

  worthKeeping(): void {
    for (const keeper of [...this.keepers]) keeper();
  }

  startOver(): void {
    this.books = new Map(demoDealers.map(({ account }) => [account.email, firstDayBook()]));
  }

  /** Plain data that can be stored. */
  snapshot(): unknown {
    return [...this.books].map(([email, book]) => [email, keptBook(book)]);
  }

  restore(kept: v.InferOutput<typeof storedSelling>): void {
    this.startOver();
    for (const [email, book] of kept) if (this.books.has(email)) this.books.set(email, book);
  }
}
