import type { DemoAccount } from '../../../src/application/ports/DemoMarket';
import type { Language } from '../../../src/domain/shared/Language';
import type { StandInBackend } from '../../backend/StandInBackend';

export const backends = ['demo', 'http'] as const;

export type Backend = (typeof backends)[number];

export type AccountKind = DemoAccount['kind'];

/** The size and the activity of the market of a test. */
export interface MarketOptions {
  readonly offers: number;
  /** Older sales in the archive of the server; the demo always has some. */
  readonly archivedSales?: number;
  /** The speed of rivals; with 0 nobody else acts. */
  readonly tempo: number;
  readonly seed: number;
  /** The language of the profiles on the server; the dealers of the demo use the language of the browser. */
  readonly language?: Language;
  /** The server omits every optional key, pushes late and starts a deal long after the purchase. */
  readonly isAustere?: boolean;
  /** The pushes to the buyer come through the Action Cable of Rails. */
  readonly isOnRails?: boolean;
}

/** The build, served for one test, with its market. */
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
