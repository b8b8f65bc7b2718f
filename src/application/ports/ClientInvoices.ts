import type { ClientId } from '../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** The invoices a dealer writes to clients. */
export interface ClientInvoices {
  /** Once per call; the address of the PDF, which may be opened. A refusal names the fields it is about. */
  issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>>;
}

export const ClientInvoices = Symbol('ClientInvoices');
