import { inject, injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import { AppShell } from '../ports/AppShell';
import type { Cancel } from '../ports/Clock';
import { UnfinishedWork } from './UnfinishedWork';

/** Keeps the app on this device, and offers a newer version when it is there. The dealer decides when it is loaded. */
@injectable()
export class OfferNewVersion {
  private isThere = false;

  constructor(
    @inject(AppShell) private readonly shell: AppShell,
    @inject(UnfinishedWork) private readonly work: UnfinishedWork,
  ) {
    makeObservable<this, 'isThere'>(this, { isThere: observable });
  }

  /** Not while something is unsent. */
  get isOffered(): boolean {
    return this.isThere && !this.work.isAny;
  }

  /** Offers nothing until the next newer version or the next load of the page. */
  dismiss(): void {
    runInAction(() => (this.isThere = false));
  }

  /** Runs until it is cancelled. */
  run(): Cancel {
    return this.shell.keep(() => runInAction(() => (this.isThere = true)));
  }
}
