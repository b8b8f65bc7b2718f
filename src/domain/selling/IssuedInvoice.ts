import type { Money } from '../shared/Money';
import type { ClientId } from './Client';

/** An invoice that was issued from this browser. */
export interface IssuedInvoice {
  readonly number: string;
  readonly clientId: ClientId;
  readonly clientName: string;
  readonly vehicle: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly gross: Money;
  /** Of the PDF; '' where it cannot be had just now. */
  readonly address: string;
}
