import { host } from '../../../.config/serve/host.js';
import { demoDealers } from '../../../src/infrastructure/demo/market/people/demoDealers';
import { StandInBackend } from '../../backend/StandInBackend';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { RailsCable } from '../../rails/RailsCable';
import type { Backend, Market, MarketOptions } from './Market';

/** The Action Cable of Rails behind the build. Each channel streams to all its subscribers, so it serves one dealer. */
class RailsLine {
  /** The pushes in their order. */
  private sent: Promise<void> = Promise.resolve();

  static async start(email: string): Promise<RailsLine> {
    const cable = new RailsCable();
    await cable.start();
    return new RailsLine(cable, email);
  }

  private constructor(
    private readonly cable: RailsCable,
    private readonly email: string,
  ) {}

  get cableUrl(): string {
    return `${this.cable.origin.replace('http', 'ws')}/cable`;
  }

  readonly push = (channel: string, message: object, email: string): void => {
    if (email === this.email) this.sent = this.sent.then(() => this.cable.push(channel, message));
  };

  async stop(): Promise<void> {
    await this.sent;
    await this.cable.stop();
  }
}

/** Serves dist/ on a free local port with its own market. */
export function startMarket(backend: Backend, options: MarketOptions): Promise<Market> {
  return backend === 'demo' ? startDemo(options) : startHttp(options);
}

async function startDemo(options: MarketOptions): Promise<Market> {
  const { origin, stop } = await host({ config: { backend: 'demo', demo: options } });
  return { backend: 'demo', origin, accounts: demoDealers.map(({ account }) => account), standIn: null, stop };
}

async function startHttp({ isOnRails = false, ...options }: MarketOptions): Promise<Market> {
  const line = isOnRails ? await RailsLine.start(buyerEmail) : null;
  const standIn = await StandInBackend.start({ ...options, ...(line && { pushThrough: line.push }) });
  const { origin, stop } = await host({ config: { ...standIn.config(), ...(line && { cableUrl: line.cableUrl }) } });
  return {
    backend: 'http',
    origin,
    accounts: standIn.marketplace.accounts,
    standIn,
    stop: async () => {
      await stop();
      await standIn.stop();
      await line?.stop();
    },
  };
}
