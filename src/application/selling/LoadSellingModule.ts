import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { SellingModule } from '../ports/SellingModule';
import { SellingModuleStore } from './SellingModuleStore';

/** Loads the adapters for selling. The use-cases that need them cannot be created before. */
@injectable()
export class LoadSellingModule {
  constructor(
    @inject(SellingModule) private readonly module: SellingModule,
    @inject(SellingModuleStore) private readonly store: SellingModuleStore,
  ) {}

  async execute(): Promise<void> {
    if (this.store.status.step === 'ready') return;
    const loaded = await this.module.load();
    runInAction(() => (loaded.ok ? this.store.loaded() : this.store.loadFailed(loaded.failure)));
  }
}
