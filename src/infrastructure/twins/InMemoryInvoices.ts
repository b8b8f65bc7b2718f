import type { Invoices } from '../../application/ports/Invoices';
import type { Invoice } from '../../domain/invoices/Invoice';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import { success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryInvoices implements Invoices {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<Invoice>, Failure>> {
    return this.session.read(dealer => success(dealer.invoices(page)), signal);
  }
}
