import type { Analytics } from '../../src/application/ports/Analytics';
import type { Bids } from '../../src/application/ports/Bids';
import type { BuyNow } from '../../src/application/ports/BuyNow';
import type { ClientInvoices } from '../../src/application/ports/ClientInvoices';
import type { Clients } from '../../src/application/ports/Clients';
import type { Conversations } from '../../src/application/ports/Conversations';
import type { DemoAccount } from '../../src/application/ports/DemoMarket';
import type { Identity } from '../../src/application/ports/Identity';
import type { Invoices } from '../../src/application/ports/Invoices';
import type { InvoiceTemplates } from '../../src/application/ports/InvoiceTemplates';
import type { Likes } from '../../src/application/ports/Likes';
import type { LiveFeed } from '../../src/application/ports/LiveFeed';
import type { Motorbikes } from '../../src/application/ports/Motorbikes';
import type { Offers } from '../../src/application/ports/Offers';
import type { Pickups } from '../../src/application/ports/Pickups';
import type { Passwords } from '../../src/application/ports/Passwords';
import type { Profiles } from '../../src/application/ports/Profiles';
import type { Translations } from '../../src/application/ports/Translations';
import type { Transports } from '../../src/application/ports/Transports';
import type { InMemoryMarketplace, MarketDealer } from '../../src/infrastructure/inMemory/InMemoryMarketplace';

/** The ports of one backend, and the market behind it to compare with. */
export interface MarketSubject {
  readonly marketplace: InMemoryMarketplace;
  readonly identity: Identity;
  readonly profiles: Profiles;
  readonly passwords: Passwords;
  readonly offers: Offers;
  readonly bids: Bids;
  readonly buyNow: BuyNow;
  readonly likes: Likes;
  readonly pickups: Pickups;
  readonly transports: Transports;
  readonly invoices: Invoices;
  readonly conversations: Conversations;
  readonly clients: Clients;
  readonly motorbikes: Motorbikes;
  readonly invoiceTemplates: InvoiceTemplates;
  readonly clientInvoices: ClientInvoices;
  readonly translations: Translations;
  readonly analytics: Analytics;
  readonly liveFeed: LiveFeed;
  /** A session as a sign-in leaves it behind, without the work of one. */
  haveSession(kind: DemoAccount['kind']): void;
  /** From now on nothing gets through. */
  unplug(): void;
  /** The next write takes effect, but nobody hears of it. */
  loseNextAnswer(): void;
  /** The live connection is gone for a moment. */
  interruptLine(): Promise<void>;
  /** Names of the events that arrived at the analytics. */
  recordedEvents(): Promise<readonly string[]>;
  /** What of this value of the market the subject can know; all of it, unless its server leaves keys out. */
  told<Value>(value: Value): Value;
  /** After this the deal of a purchase is there. */
  dealOpens(): Promise<void>;
  /** Fails where the subject spoke out of turn. */
  end(): Promise<void>;
}

export type MakeMarketSubject = () => Promise<MarketSubject>;

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
