import type { Analytics } from '../../src/application/ports/Analytics';
import type { Bids } from '../../src/application/ports/Bids';
import type { ClientInvoices } from '../../src/application/ports/ClientInvoices';
import type { Conversations } from '../../src/application/ports/Conversations';
import type { Deals } from '../../src/application/ports/Deals';
import type { DemoAccount } from '../../src/application/ports/DemoMarket';
import type { Identity } from '../../src/application/ports/Identity';
import type { Invoices } from '../../src/application/ports/Invoices';
import type { Likes } from '../../src/application/ports/Likes';
import type { LiveFeed } from '../../src/application/ports/LiveFeed';
import type { Offers } from '../../src/application/ports/Offers';
import type { Passwords } from '../../src/application/ports/Passwords';
import type { Profiles } from '../../src/application/ports/Profiles';
import type { Purchases } from '../../src/application/ports/Purchases';
import type { Clients, InvoiceTemplates, Motorbikes } from '../../src/application/ports/SellingEntries';
import type { Translations } from '../../src/application/ports/Translations';
import type { InMemoryMarketplace, MarketDealer } from '../../src/infrastructure/demo/market/InMemoryMarketplace';

/** The ports of one backend. */
export interface SubjectPorts {
  readonly identity: Identity;
  readonly profiles: Profiles;
  readonly passwords: Passwords;
  readonly offers: Offers;
  readonly bids: Bids;
  readonly purchases: Purchases;
  readonly likes: Likes;
  readonly deals: Deals;
  readonly invoices: Invoices;
  readonly conversations: Conversations;
  readonly clients: Clients;
  readonly motorbikes: Motorbikes;
  readonly invoiceTemplates: InvoiceTemplates;
  readonly clientInvoices: ClientInvoices;
  readonly translations: Translations;
  readonly analytics: Analytics;
  readonly liveFeed: LiveFeed;
}

/** The ports of one backend, and the market behind it for comparison. */
export interface MarketSubject extends SubjectPorts {
  readonly marketplace: InMemoryMarketplace;
  /** Creates a session without a sign-in. */
  haveSession(kind: DemoAccount['kind']): void;
  /** Makes every later request fail. */
  unplug(): void;
  /** The next write takes effect, but its answer is lost. */
  loseNextAnswer(): void;
  /** Interrupts the live connection for a moment. */
  interruptLine(): Promise<void>;
  /** The names of the events that reached analytics. */
  recordedEvents(): Promise<readonly string[]>;
  /** The part of this value that the server of the subject sends; an austere server omits keys. */
  told<Value>(value: Value): Value;
  /** Resolves once the deal of a purchase exists. */
  dealOpens(): Promise<void>;
  /** Fails if the backend recorded a violation of its contract. */
  end(): Promise<void>;
}

export function accountOf({ marketplace }: MarketSubject, kind: DemoAccount['kind']): DemoAccount {
  const account = marketplace.accounts.find(candidate => candidate.kind === kind);
  if (!account) throw new Error(`The market has no ${kind}.`);
  return account;
}

export function dealerOf(subject: MarketSubject, kind: DemoAccount['kind']): MarketDealer {
  const dealer = subject.marketplace.dealer(accountOf(subject, kind).email);
  if (!dealer) throw new Error(`The market knows no ${kind}.`);
  return dealer;
}
