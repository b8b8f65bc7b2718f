/** @jest-environment jsdom */
import { Container } from 'inversify';
import { Analytics } from '../../src/application/ports/Analytics';
import { Bids } from '../../src/application/ports/Bids';
import { BrowserWindow } from '../../src/application/ports/BrowserWindow';
import { BuyNow } from '../../src/application/ports/BuyNow';
import { ClientInvoices } from '../../src/application/ports/ClientInvoices';
import { Clients } from '../../src/application/ports/Clients';
import { Clock } from '../../src/application/ports/Clock';
import { DemoMarket } from '../../src/application/ports/DemoMarket';
import { Diagnostics } from '../../src/application/ports/Diagnostics';
import { Drafts } from '../../src/application/ports/Drafts';
import { Identity } from '../../src/application/ports/Identity';
import { Invoices } from '../../src/application/ports/Invoices';
import { InvoiceTemplates } from '../../src/application/ports/InvoiceTemplates';
import { IssuedInvoices } from '../../src/application/ports/IssuedInvoices';
import { Likes } from '../../src/application/ports/Likes';
import { LiveFeed } from '../../src/application/ports/LiveFeed';
import { Motorbikes } from '../../src/application/ports/Motorbikes';
import { Offers } from '../../src/application/ports/Offers';
import { Pickups } from '../../src/application/ports/Pickups';
import { Passwords } from '../../src/application/ports/Passwords';
import { Preferences } from '../../src/application/ports/Preferences';
import { Profiles } from '../../src/application/ports/Profiles';
import { SellingDoor } from '../../src/application/ports/SellingDoor';
import { Site } from '../../src/application/ports/Site';
import { Tabs } from '../../src/application/ports/Tabs';
import { Translations } from '../../src/application/ports/Translations';
import { Transports } from '../../src/application/ports/Transports';
import { VisitNotes } from '../../src/application/ports/VisitNotes';
import { failed, success } from '../../src/domain/shared/Result';
import { browserModule } from '../../src/infrastructure/browserModule';
import { liveModule } from '../../src/infrastructure/liveModule';
import { toRuntimeConfig } from '../../src/infrastructure/RuntimeConfig';

const json = {
  backend: 'http',
  marketApiBaseUrl: 'https://market.example',
  cognito: { userPoolId: 'eu-central-1_AbCdEf123', clientId: 'client' },
  flagUrl: 'https://flags.example',
};

function aContainer(onUnauthorized: () => void = () => undefined): Container {
  const config = toRuntimeConfig(json);
  if (!config.ok || config.value.backend !== 'http') throw new Error('The configuration is wrong.');
  const container = new Container();
  container.load(browserModule(config.value), liveModule(config.value, container, onUnauthorized));
  return container;
}

const ports = [
  Analytics,
  Bids,
  BrowserWindow,
  BuyNow,
  Clock,
  DemoMarket,
  Diagnostics,
  Drafts,
  Identity,
  Invoices,
  Likes,
  LiveFeed,
  Offers,
  Pickups,
  Passwords,
  Preferences,
  Profiles,
  SellingDoor,
  Site,
  Translations,
  Transports,
  VisitNotes,
];

describe('the modules of a real backend', () => {
  it.each(ports)('bind one %p for all', port => {
    const container = aContainer();
    const adapter = container.get(port);
    expect(adapter).toBeInstanceOf(Object);
    expect(container.get(port)).toBe(adapter);
  });

  it('bind the ports of the selling area once its door is opened, and the same ones ever after', async () => {
    const container = aContainer();
    const selling = [Clients, ClientInvoices, InvoiceTemplates, IssuedInvoices, Motorbikes, Tabs];
    for (const port of selling) expect(container.isBound(port)).toBe(false);
    const door = container.get<SellingDoor>(SellingDoor);
    expect(await Promise.all([door.open(), door.open()])).toEqual([success(undefined), success(undefined)]);
    expect(await door.open()).toEqual(success(undefined));
    for (const port of selling) expect(container.get(port)).toBe(container.get(port));
  });

  it('know what the host set up, and that this is no demo', () => {
    const container = aContainer();
    expect(container.get<Site>(Site)).toEqual({ nativeApp: null, map: null, flagUrl: 'https://flags.example' });
    expect(container.get<DemoMarket>(DemoMarket).isDemo).toBe(false);
  });

  it('share one session: a 401 of the main API ends it, one of the analytics or of the market API does not', async () => {
    const onUnauthorized = jest.fn();
    const asked: string[] = [];
    Object.assign(globalThis, {
      fetch: async (address: string) => {
        asked.push(address);
        return { status: 401, text: async () => '' };
      },
    });
    const container = aContainer(onUnauthorized);
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    container.get<Analytics>(Analytics).record({ name: 'dealer_open_offer', email: 'a@b.example', data: {} });
    while (asked.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
    await container.get<SellingDoor>(SellingDoor).open();
    const answer = await container.get<Clients>(Clients).list(1, 20, new AbortController().signal);
    expect(answer).toEqual(failed({ reason: 'unauthorized' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await container.get<Profiles>(Profiles).current();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    const clients = 'https://market.example/dealers_api/clients?page=1&per_page=20';
    expect(asked).toEqual(['/analytics/create', clients, '/api/v2/profiles']);
    jest.restoreAllMocks();
  });
});
