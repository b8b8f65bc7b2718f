import { makeAutoObservable, observableRef } from 'mobx';
import { type RegisterFilter, wholeRegister } from '../../../domain/selling/register/InvoiceRegister';

/** What the dealer looks for in the register of issued invoices. It stays until the page is reloaded. */
export class RegisterStore {
  filter: RegisterFilter = wholeRegister;
  page = 1;

  constructor() {
    makeAutoObservable(this, { filter: observableRef });
  }

  narrowed(change: Partial<RegisterFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.page = 1;
  }

  turnedTo(page: number): void {
    this.page = page;
  }
}
