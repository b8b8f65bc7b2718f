import { host } from '../../../.config/serve/host.js';
import { demoDealers } from '../../../src/infrastructure/demo/market/people/demoDealers';
import { StandInBackend } from '../../backend/StandInBackend';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import type { Backend, Market, MarketOptions } from './Market';
import { RailsLine } from './RailsLine';

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
