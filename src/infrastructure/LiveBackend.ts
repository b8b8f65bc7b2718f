import type { Clock } from '../application/ports/Clock';
import type { Conversations } from '../application/ports/Conversations';
import type { Diagnostics } from '../application/ports/Diagnostics';
import type { Invoices } from '../application/ports/Invoices';
import type { Passwords } from '../application/ports/Passwords';
import type { Pickups } from '../application/ports/Pickups';
import type { Preferences } from '../application/ports/Preferences';
import type { TabLocks } from '../application/ports/TabLocks';
import type { Translations } from '../application/ports/Translations';
import type { Transports } from '../application/ports/Transports';
import { ActionCableLiveFeed } from './actionCable/ActionCableLiveFeed';
import { CognitoIdentity } from './cognito/CognitoIdentity';
import { type Fetch, HttpClient } from './http/client/HttpClient';
import { HttpAnalytics } from './http/HttpAnalytics';
import { HttpBids } from './http/HttpBids';
import { HttpBuyNow } from './http/HttpBuyNow';
import { HttpLikes } from './http/HttpLikes';
import { HttpOffers } from './http/HttpOffers';
import { HttpProfiles } from './http/HttpProfiles';
import { readNothing } from './http/json/reading/JsonReader';
import { lazyAdapter } from './lazyAdapter';
import type { HttpConfig } from './RuntimeConfig';

export interface LiveBackendOptions {
  readonly config: HttpConfig;
  readonly pageAddress: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly diagnostics: Diagnostics;
  readonly locks: TabLocks;
  readonly random: () => number;
  /** Called when the main API has ended the session, before the caller gets its answer. */
  readonly onUnauthorized: () => void;
  /** True once the page has no signed-in dealer. Only calls that need no session are sent then. */
  readonly isSessionOver: () => boolean;
}

/** The adapters of a real backend, which share one session. */
export class LiveBackend {
  readonly identity: CognitoIdentity;
  readonly offers: HttpOffers;
  readonly bids: HttpBids;
  readonly buyNow: HttpBuyNow;
  readonly conversations: Conversations;
  readonly likes: HttpLikes;
  readonly profiles: HttpProfiles;
  readonly passwords: Passwords;
  readonly translations: Translations;
  readonly pickups: Pickups;
  readonly transports: Transports;
  readonly invoices: Invoices;
  readonly analytics: HttpAnalytics;
  readonly liveFeed: ActionCableLiveFeed;
  /** The client of the market API. A 401 from this API is a failure like any other and never signs the dealer out. */
  readonly market: HttpClient;

  constructor({
    config,
    pageAddress,
    fetch,
    clock,
    preferences,
    diagnostics,
    locks,
    random,
    onUnauthorized,
    isSessionOver,
  }: LiveBackendOptions) {
    const announceSignOut = () =>
      publicApi.write({ method: 'POST', path: '/dealers/auth/sign_out', read: readNothing });
    const tokens: CognitoIdentity = new CognitoIdentity({
      pool: config.cognito,
      fetch,
      preferences,
      clock,
      diagnostics,
      locks,
      announceSignOut,
    });
    const host = { baseUrl: config.apiBaseUrl, fetch, tokens, clock, diagnostics, random };
    const hasSession = () => {
      // Another tab may have ended the session.
      if (!tokens.hasSession()) onUnauthorized();
      return tokens.hasSession();
    };
    const mayCall = () => hasSession() && !isSessionOver();
    const main = new HttpClient({ ...host, mayCall, onUnauthorized });
    /** A sign-in loads the profile while the page has no dealer yet. */
    const signInApi = new HttpClient({ ...host, mayCall: hasSession, onUnauthorized });
    /** A client for calls that need no session and must not end one. */
    const publicApi: HttpClient = new HttpClient(host);
    this.market = new HttpClient({ ...host, mayCall, baseUrl: config.marketApiBaseUrl });
    this.identity = tokens;
    this.offers = new HttpOffers(main);
    this.bids = new HttpBids(main);
    this.buyNow = new HttpBuyNow(main, config.buyNowAcceptMethod);
    const call = lazyAdapter(() => import('./http/lazyAdapters').then(module => module.lazyAdapters(main, publicApi)));
    this.translations = { translate: call(({ translations }, ...input) => translations.translate(...input)) };
    this.pickups = { confirm: call(({ pickups }, ...input) => pickups.confirm(...input)) };
    this.transports = { order: call(({ transports }, ...input) => transports.order(...input)) };
    this.invoices = { list: call(({ invoices }, ...input) => invoices.list(...input)) };
    this.conversations = {
      list: call(({ conversations }, ...input) => conversations.list(...input)),
      byHashId: call(({ conversations }, ...input) => conversations.byHashId(...input)),
      send: call(({ conversations }, ...input) => conversations.send(...input)),
      markSeen: call(({ conversations }, ...input) => conversations.markSeen(...input)),
    };
    this.likes = new HttpLikes(main);
    this.profiles = new HttpProfiles(main, signInApi);
    this.passwords = {
      forgotten: call(({ passwords }, ...input) => passwords.forgotten(...input)),
      renew: call(({ passwords }, ...input) => passwords.renew(...input)),
      change: call(({ passwords }, ...input) => passwords.change(...input)),
    };
    this.analytics = new HttpAnalytics(new HttpClient({ ...host, mayCall }));
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
