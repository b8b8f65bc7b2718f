import { injectable } from 'inversify';
import { when } from 'mobx';
import { LoadNewVersion } from './LoadNewVersion';
import { UnfinishedWork } from './UnfinishedWork';

/** Loads a page again that cannot work as it is, but not while something is unsent. */
@injectable()
export class RenewPage {
  constructor(
    private readonly loadNewVersion: LoadNewVersion,
    private readonly work: UnfinishedWork,
  ) {}

  async execute(): Promise<void> {
    const isBusy = () => this.work.isAny;
    await when(() => !isBusy());
    await this.loadNewVersion.execute(isBusy);
  }
}
