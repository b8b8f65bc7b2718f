export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly kind: 'buyer' | 'seller' | 'testAccess' | 'manyBids';
}

/** The simulated marketplace in this browser. `isDemo` is false if the app uses a real backend. */
export abstract class DemoMarket {
  abstract readonly isDemo: boolean;
  abstract readonly accounts: readonly DemoAccount[];
  /** The token of the latest email that a real backend would have sent to this address. Null if it sent none. */
  abstract mailedToken(email: string): string | null;
  /** Resets the marketplace to its initial data and deletes its stored state. */
  abstract reset(): Promise<void>;
}
