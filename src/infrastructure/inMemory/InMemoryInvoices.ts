import type { InvoicePage, Invoices } from '../../application/ports/Invoices';
import type { Failure } from '../../domain/shared/Failure';
import { success, type Result } from '../../domain/shared/Result';
import type { InMemorySession } from './InMemorySession';

export class InMemoryInvoices implements Invoices {
  constructor(private readonly session: InMemorySession) {}

  list(page: number, signal: AbortSignal): Promise<Result<InvoicePage, Failure>> {
    return this.session.read(dealer => success(dealer.invoices(page)), signal);
  }
}
