import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { type IssuedInMonth, issuedInMonth, type IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../domain/selling/invoices/LocalDate';
import type { Failure } from '../../../domain/shared/Failure';

/** Shown for a client that is deleted or whose name is unknown. */
export const NO_NAME = '–';

export class IssuedInvoiceStore {
  private noted: readonly IssuedInvoice[] | null = null;
  /** The invoices are unknown, because they could not be read. */
  isUnreadable = false;
  /** Why the names of some clients could not be fetched. Null if none is missing. */
  nameFailure: Failure | null = null;
  /** Names of clients whose name was unknown when the invoice was sent. */
  private readonly names = observable.map<ClientId, string>();

  constructor() {
    makeAutoObservable<this, 'noted' | 'names'>(this, {
      noted: observableRef,
      nameFailure: observableRef,
      names: false,
    });
  }

  /** The most recent invoice first. Null until the invoices are read. */
  get invoices(): readonly IssuedInvoice[] | null {
    return (
      this.noted?.map(invoice => (isNameless(invoice) ? { ...invoice, clientName: this.nameOf(invoice) } : invoice)) ??
      null
    );
  }

  /** The clients whose name is still unknown, without duplicates. */
  get namelessClients(): readonly ClientId[] {
    const nameless = (this.noted ?? []).filter(invoice => isNameless(invoice) && !this.names.has(invoice.clientId));
    return [...new Set(nameless.map(({ clientId }) => clientId))];
  }

  of(client: ClientId): readonly IssuedInvoice[] | null {
    return this.invoices?.filter(({ clientId }) => clientId === client) ?? null;
  }

  /** Null while the invoices are unknown. */
  inMonthOf(day: LocalDate): IssuedInMonth | null {
    return this.noted && issuedInMonth(this.noted, day);
  }

  arrived(invoices: readonly IssuedInvoice[]): void {
    this.noted = invoices;
    this.isUnreadable = false;
  }

  /** The invoices that are already known stay. */
  readingFailed(): void {
    this.isUnreadable = this.noted === null;
  }

  clientNamed(client: ClientId, name: string): void {
    this.names.set(client, name);
  }

  namesAnswered(failure: Failure | null): void {
    this.nameFailure = failure;
  }

  private nameOf({ clientId }: IssuedInvoice): string {
    return this.names.get(clientId) ?? NO_NAME;
  }
}

const isNameless = ({ clientName }: IssuedInvoice): boolean => clientName === '';
