/** @jest-environment jsdom */
import { Container, type ServiceIdentifier } from 'inversify';
import { Analytics } from '../../src/application/ports/Analytics';
import { Bids } from '../../src/application/ports/Bids';
import { DemoMarket } from '../../src/application/ports/DemoMarket';
import { Diagnostics } from '../../src/application/ports/Diagnostics';
import { Invoices } from '../../src/application/ports/Invoices';
import { Offers } from '../../src/application/ports/Offers';
import { Passwords } from '../../src/application/ports/Passwords';
import { Preferences } from '../../src/application/ports/Preferences';
import { Profiles } from '../../src/application/ports/Profiles';
import { Clients } from '../../src/application/ports/SellingEntries';
import { Site } from '../../src/application/ports/Site';
import { TabLocks } from '../../src/application/ports/TabLocks';
import type { OfferId } from '../../src/domain/offers/Offer';
import type { Money } from '../../src/domain/shared/Money';
import { failed } from '../../src/domain/shared/Result';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { ConsoleDiagnostics } from '../../src/infrastructure/browser/ConsoleDiagnostics';
import { LocalStoragePreferences } from '../../src/infrastructure/browser/LocalStoragePreferences';
import { browserModule } from '../../src/infrastructure/browserModule';
import { CognitoSessions } from '../../src/infrastructure/cognito/CognitoSessions';
import { liveModule, type LiveOptions } from '../../src/infrastructure/liveModule';
import { toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';
import { ports } from '../support/twinContainer';

const json = {
  backend: 'http',
  marketApiBaseUrl: 'https://market.example',
  cognito: { userPoolId: 'eu-central-1_AbCdEf123', clientId: 'client' },
  flagUrl: 'https://flags.example',
};

const clock = new BrowserClock();

type Session = Pick<LiveOptions, 'onUnauthorized' | 'isSessionOver' | 'dealerEmail'>;

const openSession: Session = {
  onUnauthorized: () => undefined,
  isSessionOver: () => false,
  dealerEmail: () => 'a@b.example',
};

async function aContainer(session = openSession, isLateLoaded = true) {
  const config = toRuntimeConfig(json);
  if (!config.ok || config.value.backend !== 'http') throw new Error('The configuration is wrong.');
  const container = new Container();
  container.load(browserModule(config.value, new ConsoleDiagnostics(), clock));
  const modules = liveModule({
    ...session,
    config: config.value,
    pageAddress: location.href,
    fetch: (address, init) => fetch(address, init),
    clock,
    preferences: container.get(Preferences),
    diagnostics: container.get(Diagnostics),
    locks: container.get(TabLocks),
    random: Math.random,
  });
  container.load(modules.module);
  if (isLateLoaded) container.load(await modules.loadLate());
  return container;
}

const sellingPorts = ['clients', 'clientInvoices', 'invoiceTemplates', 'motorbikes', 'tabs', 'taxIds'] as const;
const latePorts = [...sellingPorts, 'conversations', 'invoices', 'passwords', 'deals', 'translations'] as const;
const earlyPorts = [
  ...(['analytics', 'bids', 'book', 'browserWindow', 'purchases', 'clock', 'demoMarket', 'diagnostics'] as const),
  ...(['identity', 'likes', 'liveFeed', 'offers', 'preferences', 'profiles', 'site', 'visitNotes'] as const),
] as const;
const portOf = (name: keyof typeof ports) => ports[name] as ServiceIdentifier<object>;

/** Records the requested addresses; each answer is a 401, although the user pool renews the token. */
function refusingEverything(): string[] {
  const asked: string[] = [];
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      const isPool = address.includes('amazonaws');
      const text = '{"AuthenticationResult":{"AccessToken":"x.y.z","ExpiresIn":3600}}';
      return { status: isPool ? 200 : 401, headers: new Map(), text: async () => text };
    },
  });
  return asked;
}

function keepSession(): void {
  const tokens = { username: 'a', accessToken: 'a.b.c', refreshToken: 'd', deviceKey: null, lifetime: 3_600_000 };
  new CognitoSessions(new LocalStoragePreferences(), new BrowserClock()).keep(tokens);
}

async function callEverything(container: Container): Promise<void> {
  const { signal } = new AbortController();
  container.get(Analytics).record({ name: 'dealer_open_offer', data: {} });
  await container.get(Clients).list({ page: 1, perPage: 20 }, signal);
  await container.get(Profiles).current();
  await container.get(Offers).homeScreen(signal);
  await container.get(Bids).place(1 as OfferId, 5_000 as Money);
  await container.get(Invoices).list(1, signal);
  await container.get(Passwords).forgotten('a@b.example');
}

describe('the modules of a real backend', () => {
  it.each([...earlyPorts, ...latePorts])('bind one instance of %s', async name => {
    const container = await aContainer();
    const adapter = container.get(portOf(name));
    expect(adapter).toBeInstanceOf(Object);
    expect(container.get(portOf(name))).toBe(adapter);
  });

  it('bind the ports that load late only once they are loaded', async () => {
    const container = await aContainer(openSession, false);
    for (const name of latePorts) expect(container.isBound(portOf(name))).toBe(false);
  });

  it('know the settings of the host and that it is no demo', async () => {
    const container = await aContainer();
    expect(container.get(Site)).toEqual({
      nativeApp: null,
      registrationUrl: null,
      map: null,
      flagUrl: 'https://flags.example',
      idleMinutes: 10_080,
      draftDays: 30,
    });
    expect(container.get(DemoMarket).isDemo).toBe(false);
  });

  it('share a session that ends after a 401 of the main API, but not of analytics or the market API', async () => {
    const onUnauthorized = jest.fn();
    const asked = refusingEverything();
    keepSession();
    const container = await aContainer({ ...openSession, onUnauthorized });
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    container.get(Analytics).record({ name: 'dealer_open_offer', data: {} });
    while (asked.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
    const answer = await container.get(Clients).list({ page: 1, perPage: 20 }, new AbortController().signal);
    expect(answer).toEqual(failed({ reason: 'unauthorized' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await container.get(Profiles).current();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    const clients = 'https://market.example/dealers_api/clients?page=1&per_page=20';
    const calls = new Set(asked.filter(address => !address.includes('amazonaws')));
    expect([...calls]).toEqual(['/analytics/create', clients, '/api/v2/profiles']);
    jest.restoreAllMocks();
  });

  it('send only requests that start a session if there is none, and report its absence to the page', async () => {
    localStorage.clear();
    const onUnauthorized = jest.fn();
    const asked = refusingEverything();
    const container = await aContainer({ ...openSession, onUnauthorized });
    await callEverything(container);
    expect(asked).toEqual(['/dealers/auth/forgot_password']);
    expect(onUnauthorized).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('send no more than a sign-in needs for a page without a dealer, even if the session may still be valid', async () => {
    keepSession();
    const asked = refusingEverything();
    const container = await aContainer({ ...openSession, isSessionOver: () => true });
    await callEverything(container);
    // Each 401 triggers a renewal of the token. A sign-in loads the profile while the page has no dealer yet.
    const sent = new Set(asked.filter(address => !address.includes('amazonaws')));
    expect([...sent]).toEqual(['/api/v2/profiles', '/dealers/auth/forgot_password']);
    jest.restoreAllMocks();
  });
});
