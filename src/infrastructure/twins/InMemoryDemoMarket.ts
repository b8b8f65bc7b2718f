import type { DemoAccount, DemoMarket } from '../../application/ports/DemoMarket';
import type { InMemoryMarketplace } from '../market/InMemoryMarketplace';

export class InMemoryDemoMarket implements DemoMarket {
  readonly isDemo = true;

  /** `forget` deletes the stored market. */
  constructor(
    private readonly marketplace: InMemoryMarketplace,
    private readonly forget: () => Promise<void> = async () => undefined,
  ) {}

  get accounts(): readonly DemoAccount[] {
    return this.marketplace.accounts;
  }

  mailedToken(email: string): string | null {
    return this.marketplace.people.mailedToken(email.trim().toLowerCase());
  }

  async reset(): Promise<void> {
    this.marketplace.startOver();
    await this.forget();
  }
}
