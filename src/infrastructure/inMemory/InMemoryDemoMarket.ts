import type { DemoAccount, DemoMarket } from '../../application/ports/DemoMarket';
import type { InMemoryMarketplace } from './InMemoryMarketplace';

export class InMemoryDemoMarket implements DemoMarket {
  readonly isDemo = true;
  readonly accounts: readonly DemoAccount[];

  /** `forget` removes what was kept of the market beyond a reload. */
  constructor(
    private readonly marketplace: InMemoryMarketplace,
    private readonly forget: () => Promise<void> = async () => undefined,
  ) {
    this.accounts = marketplace.accounts;
  }

  async reset(): Promise<void> {
    this.marketplace.startOver();
    await this.forget();
  }
}
