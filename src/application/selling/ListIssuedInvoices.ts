import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { IssuedInvoices } from '../ports/IssuedInvoices';
import { SessionStore } from '../session/SessionStore';
import { IssuedInvoiceStore } from './IssuedInvoiceStore';

/** Reads the invoices that this dealer issued from this browser. */
@injectable()
export class ListIssuedInvoices {
  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(IssuedInvoiceStore) private readonly store: IssuedInvoiceStore,
  ) {}

  async execute(): Promise<void> {
    const invoices = await this.issued.list(this.session.draftsKey);
    runInAction(() => this.store.arrived(invoices));
  }
}
