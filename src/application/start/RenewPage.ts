import { inject, injectable } from 'inversify';
import { when } from 'mobx';
import { LoadNewVersion } from './LoadNewVersion';
import { UnfinishedWork } from './UnfinishedWork';

/** Loads a page again that cannot work as it is, but not while something is unsent. */
@injectable()
export class RenewPage {
  constructor(
    @inject(LoadNewVersion) private readonly loadNewVersion: LoadNewVersion,
    @inject(UnfinishedWork) private readonly work: UnfinishedWork,
  ) {}

  async execute(): Promise<void> {
    const isBusy = () => this.work.isAny;
    await when(() => !isBusy());
    await this.loadNewVersion.execute(isBusy);
  }
}
