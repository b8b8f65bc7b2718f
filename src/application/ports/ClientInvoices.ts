import type { ClientId } from '../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

/** The invoices that a dealer issues to clients. */
export abstract class ClientInvoices {
  /**
   * Issues one invoice per call, without retries. Returns the URL of its PDF. `refused` lists the fields that the
   * server rejects.
   */
  abstract issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>>;
}
