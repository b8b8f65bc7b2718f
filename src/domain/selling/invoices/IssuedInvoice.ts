import type { Money } from '../../shared/Money';
import type { ClientId } from '../clients/Client';
import type { InvoiceSnapshot } from '../register/InvoiceSnapshot';

/** An invoice that was sent from this browser. */
export interface IssuedInvoice {
  /** Unique in this browser. */
  readonly id: string;
  readonly number: string;
  readonly clientId: ClientId;
  /** '' if the client was not loaded when the invoice was sent. */
  readonly clientName: string;
  readonly vehicle: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly gross: Money;
  /** The address of the PDF for `fileAddress`. '' if it is not available now. */
  readonly address: string;
  /**
   * False until the server responds. It stays false if the response is lost, because the invoice may or may not exist
   * then.
   */
  readonly isConfirmed: boolean;
  readonly snapshot: InvoiceSnapshot;
}

/** The same invoice, once the server has said where its PDF is. */
export const confirmed = (invoice: IssuedInvoice, address: string): IssuedInvoice => ({
  ...invoice,
  address,
  isConfirmed: true,
});

/** Something was not loaded when the invoice was issued. */
export const isIncomplete = ({ snapshot: { seller, client } }: IssuedInvoice): boolean =>
  seller === null || client === null;
