import type { Invoice } from '../../domain/invoices/Invoice';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  readonly totalPages: number;
  readonly totalCount: number;
  /** Rows per page. Absent or null if the server does not report it. */
  readonly limit?: number | null;
}

export interface Invoices {
  /** One page, counted from 1. An invoice that fails to parse is reported and left out. */
  list(page: number, signal: AbortSignal): Promise<Result<InvoicePage, Failure>>;
}

export const Invoices = Symbol('Invoices');
