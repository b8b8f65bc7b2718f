import type { LocalDate } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import type { ClientId } from '../clients/Client';
import type { InvoiceSnapshot } from '../register/InvoiceSnapshot';

/** What the dealer notes when an invoice was wrong, or was cancelled on paper. The server does not know it. */
export interface VoidNote {
  readonly reason: string;
  /** The number of the invoice that replaces it. '' if there is none. */
  readonly replacement: string;
  /** The day on which the dealer marked it. Absent if an earlier version has not kept it. */
  readonly date?: LocalDate | undefined;
}

/** What the dealer records about the payment of an invoice. The server does not know it. */
export interface Payment {
  readonly date: LocalDate;
  /** Null if the rest was paid as a whole. */
  readonly amount: Money | null;
}

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
  /** Null unless the invoice is void. */
  readonly voided: VoidNote | null;
  /** Absent if the dealer has recorded none. */
  readonly payment?: Payment | undefined;
  readonly snapshot: InvoiceSnapshot;
}

/** The same invoice, once the server has said where its PDF is. */
export const confirmedInvoice = (invoice: IssuedInvoice, address: string): IssuedInvoice => ({
  ...invoice,
  address,
  isConfirmed: true,
});

export const isVoid = ({ voided }: Pick<IssuedInvoice, 'voided'>): boolean => voided !== null;

/** What is added up: a void invoice counts nowhere, and one without an answer of the server may not exist. */
export const isCounted = ({ isConfirmed, voided }: Pick<IssuedInvoice, 'isConfirmed' | 'voided'>): boolean =>
  isConfirmed && voided === null;

/** The dealer has to find out whether the invoice exists. */
export const isUnconfirmed = ({ isConfirmed, voided }: IssuedInvoice): boolean => !isConfirmed && voided === null;

/** Something was not loaded when the invoice was issued. */
export const isIncomplete = ({ snapshot: { seller, client } }: IssuedInvoice): boolean =>
  seller === null || client === null;
