import type { Invoice } from '../../domain/invoices/Invoice';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';

export abstract class Invoices {
  /** One page, counted from 1. An invoice that fails to parse is reported and left out. */
  abstract list(page: number, signal: AbortSignal): Promise<Result<ListPage<Invoice>, Failure>>;
}
