import type { Clock } from '../application/ports/Clock';
import type { Conversations } from '../application/ports/Conversations';
import type { Diagnostics } from '../application/ports/Diagnostics';
import type { Invoices } from '../application/ports/Invoices';
import type { Pickups } from '../application/ports/Pickups';
import type { Passwords } from '../application/ports/Passwords';
import type { Preferences } from '../application/ports/Preferences';
import type { Transports } from '../application/ports/Transports';
import type { HashId } from '../domain/offers/Offer';
import { ActionCableLiveFeed } from './actionCable/ActionCableLiveFeed';
import { CognitoIdentity } from './cognito/CognitoIdentity';
import { HttpAnalytics } from './http/HttpAnalytics';
import { HttpBids } from './http/HttpBids';
import { HttpBuyNow } from './http/HttpBuyNow';
import { type Fetch, HttpClient } from './http/HttpClient';
import { HttpLikes } from './http/HttpLikes';
import { HttpOffers } from './http/HttpOffers';
import { HttpProfiles } from './http/HttpProfiles';
import { HttpTranslations } from './http/HttpTranslations';
import { readNothing } from './http/json/JsonReader';
import { later } from './later';
import type { HttpConfig } from './RuntimeConfig';

export interface LiveBackendOptions {
  readonly config: HttpConfig;
  readonly pageAddress: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly diagnostics: Diagnostics;
  readonly random: () => number;
  /** The main API ended the session: called before the call that met it is answered. */
  readonly onUnauthorized: () => void;
}

/** The adapters of a real backend, joined around one session. */
export class LiveBackend {
  readonly identity: CognitoIdentity;
  readonly offers: HttpOffers;
  readonly bids: HttpBids;
  readonly buyNow: HttpBuyNow;
  readonly conversations: Conversations;
  readonly likes: HttpLikes;
  readonly profiles: HttpProfiles;
  readonly passwords: Passwords;
  readonly translations: HttpTranslations;
  readonly pickups: Pickups;
  readonly transports: Transports;
  readonly invoices: Invoices;
  readonly analytics: HttpAnalytics;
  readonly liveFeed: ActionCableLiveFeed;
  /** The market API's. A 401 there is an error on its screen: it never signs a buyer out. */
  readonly market: HttpClient;

  constructor({
    config,
    pageAddress,
    fetch,
    clock,
    preferences,
    diagnostics,
    random,
    onUnauthorized,
  }: LiveBackendOptions) {
    const announceSignOut = () =>
      bystander.write({ method: 'POST', path: '/dealers/auth/sign_out', read: readNothing });
    const tokens: CognitoIdentity = new CognitoIdentity({
      pool: config.cognito,
      fetch,
      preferences,
      clock,
      diagnostics,
      announceSignOut,
    });
    const host = { baseUrl: config.apiBaseUrl, fetch, tokens, clock, diagnostics, random };
    const main = new HttpClient({ ...host, onUnauthorized });
    /** For calls that nobody waits for: they must not end a session. */
    const bystander: HttpClient = new HttpClient(host);
    this.market = new HttpClient({ ...host, baseUrl: config.marketApiBaseUrl });
    this.identity = tokens;
    this.offers = new HttpOffers(main);
    this.bids = new HttpBids(main);
    this.buyNow = new HttpBuyNow(main, config.buyNowAcceptMethod);
    this.conversations = laterConversations(main);
    this.likes = new HttpLikes(main);
    this.profiles = new HttpProfiles(main);
    this.passwords = passwordsLater(main, bystander);
    this.translations = new HttpTranslations(main);
    const pickups = later(() => import('./http/HttpPickups').then(module => new module.HttpPickups(main)));
    this.pickups = { confirm: pickups((adapter, ...input) => adapter.confirm(...input)) };
    const transports = later(() => import('./http/HttpTransports').then(module => new module.HttpTransports(main)));
    this.transports = { order: transports((adapter, ...input) => adapter.order(...input)) };
    const invoices = later(() => import('./http/HttpInvoices').then(module => new module.HttpInvoices(main)));
    this.invoices = { list: invoices((adapter, ...input) => adapter.list(...input)) };
    this.analytics = new HttpAnalytics(bystander);
    this.liveFeed = new ActionCableLiveFeed({
      cableUrl: config.cableUrl,
      pageAddress,
      tokens,
      clock,
      diagnostics,
      random,
    });
  }
}

function passwordsLater(main: HttpClient, bystander: HttpClient): Passwords {
  const call = later(async () => {
    const { HttpPasswords } = await import(/* webpackChunkName: "passwords" */ './http/HttpPasswords');
    return new HttpPasswords(main, bystander);
  });
  return {
    forgotten: call((passwords, email: string) => passwords.forgotten(email)),
    renew: call((passwords, token: string, password: string) => passwords.renew(token, password)),
    change: call((passwords, current: string, password: string) => passwords.change(current, password)),
  };
}

function laterConversations(api: HttpClient): Conversations {
  const conversations = later(async () => {
    const { HttpConversations } = await import(/* webpackChunkName: "http-conversations" */ './http/HttpConversations');
    return new HttpConversations(api);
  });
  return {
    list: conversations((adapter, page: number, signal: AbortSignal) => adapter.list(page, signal)),
    byHashId: conversations((adapter, offer: HashId, signal: AbortSignal) => adapter.byHashId(offer, signal)),
    send: conversations((adapter, offer: HashId, body: string) => adapter.send(offer, body)),
    markSeen: conversations((adapter, offer: HashId) => adapter.markSeen(offer)),
  };
}
