import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';

type SellingEntry =
  { readonly step: 'closed' } | { readonly step: 'open' } | { readonly step: 'stuck'; readonly because: Failure };

export class SellingEntryStore {
  status: SellingEntry = { step: 'closed' };

  constructor() {
    makeAutoObservable(this, { status: observableRef });
  }

  opened(): void {
    this.status = { step: 'open' };
  }

  stuck(because: Failure): void {
    this.status = { step: 'stuck', because };
  }
}
