import type { Client, ClientId } from '../../../../domain/selling/clients/Client';
import { type ClientValues, missingClientFields } from '../../../../domain/selling/clients/ClientValues';
import type { Failure } from '../../../../domain/shared/Failure';
import type { Language } from '../../../../domain/shared/Language';
import type { RowPage } from '../../../../domain/shared/Page';
import { failed, type Result, success } from '../../../../domain/shared/Result';
import { refused } from '../trading/refused';
import { InvoicingDesk, pageOf } from './InvoicingDesk';
import { clientOf, nextId, type SellingBook, type SellingBooks } from './SellingBooks';

/** The actions of a dealer in the selling module. Refuses invalid input. */
export class SellingDesk {
  constructor(
    private readonly email: string,
    private readonly books: SellingBooks,
    readonly language: Language,
  ) {}

  /** The latest client comes first. */
  clients(page: number, perPage: number): Result<RowPage<Client>, Failure> {
    const all = [...this.book.clients].reverse();
    const found = pageOf(all, page, perPage);
    return success({ ...found, rows: found.rows.map(([id, form]) => clientOf(id, form)) });
  }

  client(id: ClientId): Result<Client, Failure> {
    const form = this.book.clients.get(id);
    return form ? success(clientOf(id, form)) : failed({ reason: 'notFound' });
  }

  createClient(form: ClientValues): Result<void, Failure> {
    const refusal = refusalOf(form, this.language);
    if (refusal) return refusal;
    this.book.clients.set(nextId(this.book) as ClientId, form);
    return this.done();
  }

  changeClient(id: ClientId, form: ClientValues): Result<void, Failure> {
    if (!this.book.clients.has(id)) return failed({ reason: 'notFound' });
    const refusal = refusalOf(form, this.language);
    if (refusal) return refusal;
    this.book.clients.set(id, form);
    return this.done();
  }

  removeClient(id: ClientId): Result<void, Failure> {
    return this.book.clients.delete(id) ? this.done() : failed({ reason: 'notFound' });
  }

  get invoicing(): InvoicingDesk {
    return new InvoicingDesk(this.book.invoicing, this.language, () => this.books.worthKeeping());
  }

  private get book(): SellingBook {
    return this.books.book(this.email);
  }

  private done(): Result<void, Failure> {
    this.books.worthKeeping();
    return success(undefined);
  }
}

function refusalOf(form: ClientValues, language: Language): Result<never, Failure> | null {
  const [field] = missingClientFields(form);
  return field === undefined ? null : refused('blank', language, { field });
}

/** Runs a call at the dealer's selling desk. Refused if the selling module is locked. */
export const atSellingDesk =
  <Value>(ask: (desk: SellingDesk) => Result<Value, Failure>) =>
  (dealer: { selling(): Result<SellingDesk, Failure> }): Result<Value, Failure> => {
    const desk = dealer.selling();
    return desk.ok ? ask(desk.value) : desk;
  };
