import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { hostHandler } from '../../.config/serve/host.js';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { InMemoryMarketplace } from '../../src/infrastructure/demo/market/InMemoryMarketplace';
import { NodeClock } from '../backend/NodeClock';
import { StandInBackend } from '../backend/StandInBackend';
import { wireRow } from '../backend/wire/wireRow';
import { keptSession, type StoredItem } from '../browser/support/keptSession';
import { type Build, builtNow } from './builds';
import { forwarded } from './host/forwarded';
import { type Handler, SecureHost } from './host/SecureHost';

export type RowJson = ReturnType<typeof wireRow>;

interface MarketOptions {
  readonly build?: Build;
  readonly offers?: number;
}

/** The paths of the backend; all other paths are files of the build. */
const backendPath = /^\/(api|market|dealers|dealers_api|analytics|cognito|tiles)\//;

/** A production build and its backend behind one HTTP/2 host, without active rivals. */
export class BenchMarket {
  /** Answers that replace those of the backend, and pages besides the build's, by path. */
  readonly answers = new Map<string, (query: URLSearchParams) => { readonly type: string; readonly text: string }>();
  /** Photographs that replace the drawings of the demo, which cost more to paint than a camera's pictures. */
  photographs: readonly Buffer[] = [];

  static async open({ build = builtNow, offers = 600 }: MarketOptions = {}): Promise<BenchMarket> {
    const host = await SecureHost.open();
    const options = { seed: 1, offers, tempo: 0, clock: new NodeClock(), photoBase: host.origin };
    const marketplace = new InMemoryMarketplace(options);
    const backend = await StandInBackend.start({ marketplace });
    const market = new BenchMarket(host, backend, build);
    const handleFile = hostHandler({ config: market.config(), folder: build });
    host.serve(
      (request, response) => market.answer(request, response, handleFile),
      (request, socket, head) => backend.cable.handleUpgrade(request, socket, head),
    );
    return market;
  }

  private constructor(
    private readonly host: SecureHost,
    readonly backend: StandInBackend,
    private readonly build: Build,
  ) {}

  get origin(): string {
    return this.host.origin;
  }

  get buyer(): string {
    const account = this.backend.marketplace.accounts.find(({ kind }) => kind === 'buyer');
    if (!account) throw new Error('The market has no buyer.');
    return account.email;
  }

  /** The browser storage after a sign-in; the seller is a buyer with the sell module. */
  keptSession(kind: 'buyer' | 'seller' = 'buyer'): StoredItem[] {
    const { origin, backend } = this;
    const { accounts } = backend.marketplace;
    return keptSession({ backend: 'http', origin, accounts, standIn: backend, stop: () => this.close() }, kind);
  }

  /** The first rows of the browse list in the spelling of the wire. */
  rows(count: number): RowJson[] {
    const dealer = this.backend.marketplace.dealer(this.buyer);
    const rows: RowJson[] = [];
    for (let page = 1; dealer && rows.length < count; page += 1) {
      const { offers } = dealer.list('browse', { page, filters: noFilters, buyNowOnly: false });
      if (offers.length === 0) break;
      rows.push(...offers.map(wireRow));
    }
    return rows.slice(0, count);
  }

  /**
   * Throws if a request broke the contract of the wire, because its press was not measured as dealers feel it. An earlier
   * build may keep an earlier contract.
   */
  async close(): Promise<void> {
    await this.backend.stop();
    await this.host.close();
    const { violations } = this.backend;
    if (violations.length > 0 && this.build === builtNow) throw new Error(violations.join('\n'));
  }

  private config(): object {
    const config = this.backend.config();
    return {
      ...config,
      apiBaseUrl: '',
      marketApiBaseUrl: '/market',
      cableUrl: '/cable',
      cognito: { ...config.cognito, endpoint: `${this.origin}/cognito/` },
      map: { ...config.map, tileUrl: `${this.origin}/tiles/{z}/{x}/{y}.png` },
    };
  }

  private answer(request: Http2ServerRequest, response: Http2ServerResponse, handleFile: Handler): void {
    const { pathname, searchParams } = new URL(request.url, this.origin);
    const answer = this.answers.get(pathname);
    if (answer) {
      const { type, text } = answer(searchParams);
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      return;
    }
    if (pathname.startsWith('/demo/photos/') && this.photographs.length > 0) {
      const photograph = this.photographs[pathname.length % this.photographs.length];
      response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'max-age=3600' }).end(photograph!);
      return;
    }
    if (backendPath.test(pathname)) return forwarded(request, response, this.backend.origin);
    handleFile(request, response);
  }
}
