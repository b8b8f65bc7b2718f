import type { Money } from '../../shared/Money';
import type { ClientId } from '../clients/Client';
import { type LocalDate, monthOf } from './LocalDate';

/** An invoice that was sent from this browser. */
export interface IssuedInvoice {
  /** Unique in this browser; '' in entries that earlier versions kept. */
  readonly id: string;
  readonly number: string;
  readonly clientId: ClientId;
  /** '' if the client was not loaded when the invoice was sent. */
  readonly clientName: string;
  readonly vehicle: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly gross: Money;
  /** Of the PDF; '' where it cannot be had just now. */
  readonly address: string;
  /** False until the server's answer is there, and for good if it is lost: then nobody knows whether the invoice exists. */
  readonly isConfirmed: boolean;
}

export interface IssuedInMonth {
  readonly count: number;
  readonly gross: Money;
}

/** The confirmed invoices whose date is in the month of `day`. */
export function issuedInMonth(invoices: readonly IssuedInvoice[], day: LocalDate): IssuedInMonth {
  const found = invoices.filter(({ isConfirmed, date }) => isConfirmed && monthOf(date) === monthOf(day));
  return { count: found.length, gross: found.reduce((sum, { gross }) => sum + gross, 0) as Money };
}
