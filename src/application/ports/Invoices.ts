import type { Invoice } from '../../domain/invoices/Invoice';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly totalPages: number;
  readonly totalCount: number;
  /** How many rows the server puts on a page; absent or null if it does not say. */
  readonly limit?: number | null;
}

export interface Invoices {
  /** One page, from 1; an invoice that cannot be read is reported and left out. */
  list(page: number, signal: AbortSignal): Promise<Result<InvoicePage, Failure>>;
}

export const Invoices = Symbol('Invoices');
