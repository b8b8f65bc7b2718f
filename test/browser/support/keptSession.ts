import type { Preferences } from '../../../src/application/ports/Preferences';
import { CognitoSessions } from '../../../src/infrastructure/cognito/CognitoSessions';
import { InMemoryMarketplace } from '../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { InMemorySession } from '../../../src/infrastructure/demo/twins/InMemorySession';
import { NodeClock } from '../../backend/NodeClock';
import { type AccountKind, accountOf, type Market } from './Market';

export interface StoredItem {
  readonly name: string;
  readonly value: string;
}

/** The local storage after a sign-in, written by the adapters themselves; the sign-in has its own tests. */
export function keptSession(market: Market, kind: AccountKind): StoredItem[] {
  const { email } = accountOf(market, kind);
  const items: StoredItem[] = [];
  const preferences: Preferences = {
    read: () => null,
    write: (name, value) => void items.push({ name, value }),
    remove: () => undefined,
    clear: () => undefined,
  };
  if (market.standIn) keepTokens(market.standIn.pool.issueTokens(email), email, preferences);
  else beginDemo(email, preferences);
  return items;
}

type IssuedTokens = ReturnType<NonNullable<Market['standIn']>['pool']['issueTokens']>;

function keepTokens(issued: IssuedTokens, username: string, preferences: Preferences): void {
  new CognitoSessions(preferences, new NodeClock()).keep({
    username,
    accessToken: issued.AccessToken,
    refreshToken: issued.RefreshToken ?? '',
    deviceKey: null,
    lifetime: issued.ExpiresIn * 1000,
  });
}

function beginDemo(email: string, preferences: Preferences): void {
  const clock = new NodeClock();
  const marketplace = new InMemoryMarketplace({ seed: 1, offers: 1, tempo: 0, clock });
  new InMemorySession({ marketplace, preferences, clock }).begin(email);
}
