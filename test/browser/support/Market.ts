import type { DemoAccount } from '../../../src/application/ports/DemoMarket';
import type { Language } from '../../../src/domain/shared/Language';
import type { StandInBackend } from '../../backend/StandInBackend';

export const backends = ['demo', 'http'] as const;

export type Backend = (typeof backends)[number];

export type AccountKind = DemoAccount['kind'];

/** How large and how lively the market of a test is. */
export interface MarketOptions {
  readonly offers: number;
  /** 0: nobody else moves. */
  readonly tempo: number;
  readonly seed: number;
  /** What the profiles say at the server; the demo's dealers speak what the browser does. */
  readonly language?: Language;
  /** The server leaves out every key that it may, pushes late, and opens a deal long after the purchase. */
  readonly isAustere?: boolean;
}

/** The build, served for one test, and the market behind it. */
export interface Market {
  readonly backend: Backend;
  readonly origin: string;
  readonly accounts: readonly DemoAccount[];
  /** Null in the demo, whose market lives in the page. */
  readonly standIn: StandInBackend | null;
  stop(): Promise<void>;
}

export function accountOf({ accounts }: Market, kind: AccountKind): DemoAccount {
  const account = accounts.find(candidate => candidate.kind === kind);
  if (!account) throw new Error(`The market has no ${kind}.`);
  return account;
}
