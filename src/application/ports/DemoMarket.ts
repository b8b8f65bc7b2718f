export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly kind: 'buyer' | 'seller' | 'testAccess';
}

/** The market that lives in this browser; `isDemo` is false where a real backend answers. */
export interface DemoMarket {
  readonly isDemo: boolean;
  readonly accounts: readonly DemoAccount[];
  /** The token of the letter that a real backend would have sent to this address last; null where it sent none. */
  mailedToken(email: string): string | null;
  /** Starts the market over as it was on the first day. */
  reset(): Promise<void>;
}

export const DemoMarket = Symbol('DemoMarket');
