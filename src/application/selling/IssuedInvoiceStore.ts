import { makeAutoObservable, observableRef } from 'mobx';
import type { ClientId } from '../../domain/selling/Client';
import type { IssuedInvoice } from '../../domain/selling/IssuedInvoice';

export class IssuedInvoiceStore {
  /** The one issued last first; null until they were read. */
  invoices: readonly IssuedInvoice[] | null = null;

  constructor() {
    makeAutoObservable(this, { invoices: observableRef });
  }

  of(client: ClientId): readonly IssuedInvoice[] | null {
    return this.invoices?.filter(({ clientId }) => clientId === client) ?? null;
  }

  arrived(invoices: readonly IssuedInvoice[]): void {
    this.invoices = invoices;
  }
}
