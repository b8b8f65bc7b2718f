import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '../../domain/shared/Failure';

type ModuleStatus =
  { readonly step: 'loading' } | { readonly step: 'ready' } | { readonly step: 'failed'; readonly failure: Failure };

export class SellingModuleStore {
  status: ModuleStatus = { step: 'loading' };

  constructor() {
    makeAutoObservable(this, { status: observableRef });
  }

  loaded(): void {
    this.status = { step: 'ready' };
  }

  loadFailed(failure: Failure): void {
    this.status = { step: 'failed', failure };
  }
}
