import * as ActionCable from '@rails/actioncable';
import { WebSocket } from 'ws';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { CognitoSessions } from '../../src/infrastructure/cognito/CognitoSessions';
import type { LiveOptions } from '../../src/infrastructure/liveModule';
import { type HttpConfig, toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';
import { type AustereDelays, StandInBackend, type StandInOptions } from '../backend/StandInBackend';
import { signInByPassword } from '../infrastructure/cognito/webCrypto/signInByPassword';
import { InMemoryDiagnostics, InMemoryPreferences } from '../twins/BrowserTwins';
import { InMemoryTabLocks } from '../twins/InMemoryTabLocks';
import { livePorts } from './livePorts';
import { accountOf, type MarketSubject, type SubjectPorts } from './MarketSubject';

type Plain = Readonly<Record<string, unknown>>;

const requiredOfRow = ['id', 'hashId'];

/** The part of a market value that a client knows if the backend omits every optional key. */
function toldSparely<Value>(value: Value): Value {
  return spared(value) as Value;
}

function spared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spared);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Plain;
  if ('offer' in object && 'detail' in object) return openedOffer(object);
  if ('highestBid' in object) return only(object, requiredOfRow);
  if ('displayNumber' in object)
    return { ...object, label1: '', label2: '', photo: null, vehicleType: 'Motorbike', finalPrice: null };
  if ('isSeen' in object) return { ...object, unread: null };
  if ('brandName' in object) return { ...object, brandName: '' };
  if ('conversationId' in object && 'message' in object) return { ...object, message: null };
  const whole = Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, spared(inner)]));
  return {
    ...whole,
    ...('limit' in object && { limit: null }),
    ...('availableCountries' in object && { availableCountries: null }),
  };
}

const only = (object: Plain, keys: readonly string[]): Plain =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));

function openedOffer({ offer, detail }: Plain): Plain {
  const { hashId, photos, vehicle } = detail as Plain;
  const unsaid = [
    'latitude',
    'longitude',
    'zipCode',
    'place',
    'countryCode',
    'financed',
    'mobileSearchAddress',
    'comments',
  ];
  return {
    offer: only(offer as Plain, [...requiredOfRow, 'highestBid', 'minimalPrice']),
    detail: {
      ...Object.fromEntries(unsaid.map(key => [key, null])),
      hashId,
      photos: (photos as readonly Plain[]).map(photo => ({ ...photo, thumbnail: photo.address })),
      vehicle: vehicle && {},
    },
  };
}

/** The adapters on the stand-in backend over real sockets. */
export const httpSubject = (): Promise<MarketSubject> => subjectOn({});

/** The same with a user pool that replaces the refresh token with each renewal. */
export const rotatingSubject = (): Promise<MarketSubject> => subjectOn({ rotatesTokens: true });

/** The same with the sign-in that can replace the one of Cognito's library. */
export const webCryptoSubject = (): Promise<MarketSubject> => subjectOn({}, () => Promise.resolve(signInByPassword));

/** Later than any answer. The browser tests wait for longer delays, which a dealer would notice. */
const delays: AustereDelays = { push: 100, deal: 250 };

/** The same on a backend that omits optional keys and is slow. */
export const austereSubject = (): Promise<MarketSubject> => subjectOn({ isAustere: true });

async function subjectOn(
  { isAustere = false, rotatesTokens = false }: Pick<StandInOptions, 'isAustere' | 'rotatesTokens'>,
  loadSignIn?: LiveOptions['loadSignIn'],
): Promise<MarketSubject> {
  // The cable's client takes a line that is quiet for longer as lost, and opens another, which misses late pushes.
  lendBrowser(isAustere ? 1 : 0.5);
  const backend = await StandInBackend.start({ seed: 1, offers: 200, isAustere, delays, rotatesTokens });
  const preferences = new InMemoryPreferences();
  const clock = new BrowserClock();
  const live = await livePorts({
    config: configOf(backend),
    pageAddress: backend.origin,
    fetch: (address, init) => fetch(address, init),
    clock,
    preferences,
    diagnostics: new InMemoryDiagnostics(),
    locks: new InMemoryTabLocks(),
    random: Math.random,
    onUnauthorized: () => undefined,
    isSessionOver: () => false,
    dealerEmail: () => 'buyer@paddock.example',
    ...(loadSignIn && { loadSignIn }),
  });
  const subject: MarketSubject = Object.assign(live, {
    marketplace: backend.marketplace,
    haveSession: kind => {
      const { email } = accountOf(subject, kind);
      const { AccessToken: accessToken, RefreshToken: refreshToken = '' } = backend.pool.issueTokens(email);
      const tokens = { username: email, accessToken, refreshToken, deviceKey: null, lifetime: 3_600_000 };
      new CognitoSessions(preferences, clock).keep(tokens);
    },
    unplug: () => backend.faults.down(),
    loseNextAnswer: () => backend.faults.fail(/^(POST|PUT|DELETE) /, { loseAnswer: true }),
    interruptLine: async () => backend.cable.dropAll(),
    recordedEvents: async () => {
      await until(() => backend.analytics.length > 0);
      return backend.analytics.map(({ event_name: name }) => name);
    },
    told: value => (isAustere ? toldSparely(value) : value),
    dealOpens: () => new Promise(resolve => setTimeout(resolve, isAustere ? delays.deal : 0)),
    end: async () => {
      live.liveFeed.close();
      await backend.stop();
      expect(backend.violations).toEqual([]);
    },
  } satisfies Omit<MarketSubject, keyof SubjectPorts>);
  return subject;
}

function configOf(backend: StandInBackend): HttpConfig {
  const config = toRuntimeConfig(backend.config());
  if (!config.ok || config.value.backend !== 'http') throw new Error('The stand-in cannot be configured.');
  return config.value;
}

/** Settings of the cable's client that its types leave out: milliseconds and seconds. */
const { Connection, ConnectionMonitor } = ActionCable as unknown as {
  readonly Connection: { reopenDelay: number };
  readonly ConnectionMonitor: { staleThreshold: number };
};

/** The globals that the cable library expects of a page, with its patience in seconds shortened for tests. */
function lendBrowser(patience: number): void {
  Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });
  Object.assign(ActionCable.adapters, { WebSocket });
  Connection.reopenDelay = 0;
  ConnectionMonitor.staleThreshold = patience;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 5));
}
