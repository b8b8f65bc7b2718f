import { ContainerModule } from 'inversify';
import { Analytics } from '../application/ports/Analytics';
import { Bids } from '../application/ports/Bids';
import type { Clock } from '../application/ports/Clock';
import { DemoMarket } from '../application/ports/DemoMarket';
import type { Diagnostics } from '../application/ports/Diagnostics';
import { Identity } from '../application/ports/Identity';
import { Likes } from '../application/ports/Likes';
import { LiveFeed } from '../application/ports/LiveFeed';
import { Offers } from '../application/ports/Offers';
import type { Preferences } from '../application/ports/Preferences';
import { Profiles } from '../application/ports/Profiles';
import { Purchases } from '../application/ports/Purchases';
import type { TabLocks } from '../application/ports/TabLocks';
import { ActionCableLiveFeed } from './actionCable/ActionCableLiveFeed';
import { CognitoIdentity, type SignInByPassword } from './cognito/CognitoIdentity';
import { type Fetch, HttpClient, type HttpClientOptions } from './http/client/HttpClient';
import { HttpAnalytics } from './http/HttpAnalytics';
import { HttpBids } from './http/HttpBids';
import { HttpLikes } from './http/HttpLikes';
import { HttpOffers } from './http/HttpOffers';
import { HttpProfiles } from './http/HttpProfiles';
import { HttpPurchases } from './http/HttpPurchases';
import { readNothing } from './http/json/reading/JsonReader';
import type { HttpConfig } from './RuntimeConfig';

export interface LiveOptions {
  readonly config: HttpConfig;
  readonly pageAddress: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly diagnostics: Diagnostics;
  readonly locks: TabLocks;
  readonly random: () => number;
  /** Called with the time that a successful answer of one of the two APIs states. */
  readonly onTimeStated?: HttpClientOptions['onTimeStated'];
  /** Called when the main API has ended the session, before the caller gets its answer. */
  readonly onUnauthorized: () => void;
  /** True once the page has no signed-in dealer. Only calls that need no session are sent then. */
  readonly isSessionOver: () => boolean;
  readonly dealerEmail: () => string;
  /** Whether the browser says that there is no network. */
  readonly isOffline?: () => boolean;
  readonly loadSignIn?: () => Promise<SignInByPassword>;
}

export interface LiveModules {
  readonly module: ContainerModule;
  /** Loads the adapters that the first screen does not need. */
  readonly loadLate: () => Promise<ContainerModule>;
}

const noDemo: DemoMarket = { isDemo: false, accounts: [], mailedToken: () => null, reset: () => Promise.resolve() };

/** The library is large, and a signed-in dealer does not need it. */
const byCognitoLibrary = async (): Promise<SignInByPassword> => {
  const { signInByPassword } = await import(/* webpackChunkName: "cognito" */ './cognito/signInByPassword');
  return signInByPassword;
};

/** The adapters of a real backend, which share one session. `browserModule` binds the browser's part. */
export function liveModule({
  config,
  pageAddress,
  fetch,
  clock,
  preferences,
  diagnostics,
  locks,
  random,
  onTimeStated,
  onUnauthorized,
  isSessionOver,
  dealerEmail,
  isOffline = () => false,
  loadSignIn = byCognitoLibrary,
}: LiveOptions): LiveModules {
  const announceSignOut = () => publicApi.write({ method: 'POST', path: '/dealers/auth/sign_out', read: readNothing });
  const given = { fetch, preferences, clock, diagnostics, locks, loadSignIn };
  const tokens = new CognitoIdentity({ ...given, pool: config.cognito, announceSignOut });
  const stated = onTimeStated && { onTimeStated };
  const called = { fetch, tokens, clock, diagnostics, random, isOffline, ...stated };
  const host = { ...called, baseUrl: config.apiBaseUrl, readPath: '/api/v2/profiles' };
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
  const publicApi = new HttpClient(host);
  /** A 401 from this API is a failure like any other and never signs the dealer out. */
  const market = new HttpClient({
    ...called,
    mayCall,
    baseUrl: config.marketApiBaseUrl,
    readPath: '/dealers_api/brands',
  });
  const module = new ContainerModule(({ bind }) => {
    bind(Analytics).toConstantValue(new HttpAnalytics(new HttpClient({ ...host, mayCall }), dealerEmail));
    bind(Bids).toConstantValue(new HttpBids(main));
    bind(Purchases).toConstantValue(new HttpPurchases(main, config.buyNowAcceptMethod));
    bind(DemoMarket).toConstantValue(noDemo);
    bind(Identity).toConstantValue(tokens);
    bind(Likes).toConstantValue(new HttpLikes(main));
    bind(LiveFeed).toConstantValue(
      new ActionCableLiveFeed({ cableUrl: config.cableUrl, pageAddress, tokens, clock, diagnostics, random }),
    );
    bind(Offers).toConstantValue(new HttpOffers(main));
    bind(Profiles).toConstantValue(new HttpProfiles(main, signInApi));
  });
  return {
    module,
    loadLate: async () => {
      const { lateModule } = await import(/* webpackChunkName: "late-adapters" */ './lateModule');
      return lateModule({ main, publicApi, market });
    },
  };
}
