import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Cancel, Clock } from '../../src/application/ports/Clock';
import type { LiveEvent } from '../../src/application/ports/LiveFeed';
import type { Language } from '../../src/domain/shared/Language';
import { InMemoryMarketplace } from '../../src/infrastructure/demo/market/InMemoryMarketplace';
import { CableServer } from './cable/CableServer';
import { CognitoPool } from './cognito/CognitoPool';
import { DemoPhotos } from './DemoPhotos';
import { Faults } from './Faults';
import { type AskedRequest, HttpFront } from './HttpFront';
import { NodeClock } from './NodeClock';
import { ReportCollector } from './ReportCollector';
import { RestApi } from './rest/RestApi';
import type { AnalyticsJson } from './rest/restRoutes';
import { austere } from './wire/austere';
import { wireChat } from './wire/wireConversation';
import { wireCounters } from './wire/wireCounters';
import { wireRow } from './wire/wireRow';

/** The personal data of all accounts. */
function privateTexts({ accounts, people }: InMemoryMarketplace): readonly string[] {
  return accounts.flatMap(({ email }) => {
    const { firstName, lastName, phone, iban, ftin, companyName, street } = people.profile(email).dealer;
    return [email, firstName, lastName, phone, iban, ftin, companyName, street].filter(value => value !== '');
  });
}

export interface StandInOptions {
  /** Other machines and containers reach this port. By default, a free one that only this machine reaches. */
  readonly port?: number;
  readonly seed?: number;
  readonly offers?: number;
  readonly archivedSales?: number;
  /** The speed of rivals; 0 by default, which means that nobody else acts. */
  readonly tempo?: number;
  /** The language in the profiles of its dealers; English by default. */
  readonly language?: Language;
  /** The clock of the market. */
  readonly clock?: Clock;
  /** An existing market, which its owner starts and stops. */
  readonly marketplace?: InMemoryMarketplace;
  readonly accessTokenSeconds?: number;
  /** Whether the user pool replaces the refresh token with each renewal. */
  readonly rotatesTokens?: boolean;
  readonly buyNowAcceptMethod?: 'PUT' | 'POST';
  /** Omits every optional key, pushes late and starts a deal long after the purchase. */
  readonly isAustere?: boolean;
  /** How late an austere backend is. */
  readonly delays?: AustereDelays;
  /** Takes each push instead of the cable of this backend. */
  readonly pushThrough?: (channel: string, message: object, email: string) => void;
}

/** In milliseconds. */
export interface AustereDelays {
  /** From an event to its push. */
  readonly push: number;
  /** From a purchase to its deal. */
  readonly deal: number;
}

const usualDelays: AustereDelays = { push: 2_000, deal: 5_000 };

const userPoolId = 'eu-central-1_StandIn01';
const clientId = 'stand-in-client';

/** The whole backend on one free local port over real sockets: REST, Action Cable, Cognito and the photos. */
export class StandInBackend {
  readonly origin: string;
  readonly marketplace: InMemoryMarketplace;
  readonly pool: CognitoPool;
  readonly cable: CableServer;
  readonly faults = new Faults(() => this.cutConnections());
  readonly collector: ReportCollector;
  private readonly rest: RestApi;
  private readonly front: HttpFront;
  private readonly sockets = new Set<Socket>();
  private readonly goodbyes: Cancel[];

  static async start(options: StandInOptions = {}): Promise<StandInBackend> {
    const server = createServer();
    const { port } = options;
    await new Promise<void>(resolve => server.listen(port ?? 0, port === undefined ? '127.0.0.1' : '0.0.0.0', resolve));
    return new StandInBackend(server, options);
  }

  private constructor(
    private readonly server: Server,
    private readonly options: StandInOptions,
  ) {
    const name = options.port === undefined ? '127.0.0.1' : 'localhost';
    this.origin = `http://${name}:${(server.address() as AddressInfo).port}`;
    this.marketplace = options.marketplace ?? ownMarketplace(options, this.origin);
    const { accounts } = this.marketplace;
    const { accessTokenSeconds = 3600, buyNowAcceptMethod = 'PUT', rotatesTokens = false } = options;
    const rotation = rotatesTokens ? { graceSeconds: 10 } : null;
    this.pool = new CognitoPool({ poolId: userPoolId, clientId, users: [...accounts], accessTokenSeconds, rotation });
    this.rest = new RestApi({
      dealerOf: token => this.marketplace.dealer(this.pool.isValid(token) ?? ''),
      buyNowAcceptMethod,
      doorkeeper: this.marketplace.people,
      isAustere: options.isAustere ?? false,
    });
    this.cable = new CableServer({
      authenticate: token => this.pool.isValid(token),
      onSubscribed: (channel, email, transmit) => this.greet(channel, email, transmit),
    });
    this.collector = new ReportCollector(() => privateTexts(this.marketplace));
    this.front = new HttpFront({
      rest: this.rest,
      pool: this.pool,
      photos: new DemoPhotos(),
      collector: this.collector,
      faults: this.faults,
    });
    this.goodbyes = accounts.map(({ email }) => this.marketplace.onEvent(email, event => this.forward(event, email)));
    this.goodbyes.push(
      this.marketplace.people.onPasswordChanged((email, password) => this.pool.changePassword(email, password)),
    );
    if (!options.marketplace) this.marketplace.start();
    this.listen();
  }

  /** The violations of the wire contract by clients; empty at the end of a test. */
  get violations(): readonly string[] {
    return [...this.rest.violations, ...this.collector.violations];
  }

  get analytics(): readonly AnalyticsJson[] {
    return this.rest.analytics;
  }

  get requests(): readonly AskedRequest[] {
    return this.front.requests;
  }

  /** The `/config.json` that points a build at this backend. */
  config() {
    return {
      backend: 'http' as const,
      apiBaseUrl: this.origin,
      // Two base URLs, so that a call to the wrong API is reported as unknown.
      marketApiBaseUrl: `${this.origin}/market`,
      cableUrl: `${this.origin.replace('http', 'ws')}/cable`,
      cognito: { userPoolId, clientId, endpoint: `${this.origin}/cognito/` },
      buyNowAcceptMethod: this.options.buyNowAcceptMethod ?? 'PUT',
      nativeApp: {
        deepLinkBase: 'paddock://',
        appStoreUrl: 'https://apps.example/paddock',
        playStoreUrl: 'https://play.example/paddock',
      },
      map: {
        tileUrl: `${this.origin}/tiles/{z}/{x}/{y}.png`,
        attribution: '&copy; <a href="https://maps.example">Paddock maps</a>',
      },
      flagUrl: null,
      registrationUrl: null,
      idleMinutes: 10_080,
      draftDays: 30,
      reportUrl: `${this.origin}/reports`,
      vitalsSample: 1,
    };
  }

  async stop(): Promise<void> {
    this.goodbyes.forEach(cancel => cancel());
    if (!this.options.marketplace) this.marketplace.stop();
    this.cable.close();
    const closed = new Promise<void>(resolve => this.server.close(() => resolve()));
    this.cutConnections();
    await closed;
  }

  private listen(): void {
    this.server.on('connection', socket => this.accept(socket));
    this.server.on('request', (request, response) => void this.answer(request, response));
    this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private accept(socket: Socket): void {
    if (this.faults.isDown) return void socket.destroy();
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.front.handle(request, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      this.rest.violations.push(`The stand-in itself failed at ${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!request.url?.startsWith('/cable')) return void socket.destroy();
    this.front.requests.push({ method: 'GET', path: '/cable', query: '', body: null });
    this.cable.handleUpgrade(request, socket, head);
  }

  private greet(channel: string, email: string, transmit: (message: unknown) => void): void {
    const dealer = this.marketplace.dealer(email);
    if (dealer && channel === 'InAppNotificationsChannel') transmit(wireCounters(dealer.counters()));
  }

  private forward(event: LiveEvent, email: string): void {
    if (event.kind === 'counted') return this.push('InAppNotificationsChannel', wireCounters(event.counters), email);
    if (event.kind === 'messaged' || event.kind === 'typing') {
      return this.push('ChatChannel', wireChat(event, Date.now()), email);
    }
    const channel = event.kind === 'offerListed' ? 'DealerOffersChannel' : 'BetsChannel';
    this.push(channel, { offer: wireRow(event.offer) }, email);
  }

  private push(channel: string, message: object, email: string): void {
    const { isAustere, delays = usualDelays, pushThrough } = this.options;
    if (pushThrough) return pushThrough(channel, message, email);
    if (!isAustere) return this.cable.broadcast(channel, message, email);
    setTimeout(() => this.cable.broadcast(channel, austere(message), email), delays.push).unref();
  }

  private cutConnections(): void {
    this.sockets.forEach(socket => socket.destroy());
  }
}

function ownMarketplace(options: StandInOptions, photoBase: string) {
  const { seed = 1, offers = 200, archivedSales = 0, tempo = 0, language = 'en', clock } = options;
  const { isAustere = false, delays = usualDelays } = options;
  const dealsOpenAfter = isAustere ? delays.deal : 0;
  const time = clock ?? new NodeClock();
  return new InMemoryMarketplace({
    seed,
    offers,
    archivedSales,
    tempo,
    language,
    clock: time,
    photoBase,
    dealsOpenAfter,
  });
}
